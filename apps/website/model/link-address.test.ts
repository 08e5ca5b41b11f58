import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  "https://example.org/a",
  "http://example.org",
  "mailto:a@b.example",
  "tel:+910000",
  "/Events?year=2026",
])("makes a link of %s", (address) => {
  expect(linkAddress(` ${address} `)).toBe(address);
});

test.each([
  "",
  "  ",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//elsewhere.example",
  "/\\elsewhere",
  "vbscript:x",
  "example.org",
  "http://",
])("makes no link of %s", (address) => {
  expect(linkAddress(address)).toBe("");
});

import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  "https://example.org/a",
  "http://example.org",
  "mailto:a@b.example",
  "tel:+910000",
  "/Events?year=2026",
])("%s becomes a link", (address) => {
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
])("%s becomes no link", (address) => {
  expect(linkAddress(address)).toBe("");
});

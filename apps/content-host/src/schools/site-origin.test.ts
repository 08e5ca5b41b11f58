import { expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

test.each([
  ["https://www.sgc.example", "https://www.sgc.example"],
  [" https://WWW.sgc.example/ ", "https://www.sgc.example"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
])("stores %j as %s", (typed, origin) => {
  expect(siteOrigin(typed)).toBe(origin);
});

test.each([
  "https://www.sgc\n.example",
  "https://www.sgc\u0000.example",
  "https://a;b",
  "https://a,b",
  "https://a' b",
  'https://a"b',
  "https://www.sgc.example/path",
  "https://me@www.sgc.example",
  "ftp://www.sgc.example",
  "www.sgc.example",
  "",
  undefined,
])("refuses %j", (typed) => {
  expect(siteOrigin(typed)).toBeUndefined();
});

import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

const key = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  return pageKey(pathname, searchParams);
};

test("only the parameters that a page declares make a page of their own", () => {
  expect(key("/Events?utm_source=x&year=2026&fbclid=1")).toBe("/Events?year=2026");
  expect(key("/about?anything=1")).toBe("/about");
  expect(key("/nowhere?x=1")).toBe("/nowhere");
});

test("their order does not matter, and a repeated one counts once", () => {
  expect(key("/Events?q=a&year=2026")).toBe(key("/Events?year=2026&q=a&q=b"));
});

test("an overlong value is cut before it becomes a key", () => {
  expect(key(`/Events?q=${"x".repeat(5_000)}`).length).toBeLessThan(250);
});

test("the name of a photo stays whole, however long it is [A163]", () => {
  const photo = `${"x".repeat(500)}.jpg`;
  expect(key(`/SubGallery?id=a1&photo=${photo}`)).toBe(`/SubGallery?id=a1&photo=${photo}`);
  expect(key(`/contact?photo=${photo}`)).toBe(`/contact?photo=${photo}`);
});

test("the page of a record takes no parameters", () => {
  expect(key("/Events/abc?year=2026")).toBe("/Events/abc");
});

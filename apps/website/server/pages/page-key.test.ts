import { expect, test } from "vitest";
import { toPageKey } from "./find-page-key.ts";

const key = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  return toPageKey(pathname, searchParams);
};

test("includes only parameters that the page declares", () => {
  expect(key("/Events?utm_source=x&year=2026&fbclid=1")).toBe("/Events?year=2026");
  expect(key("/about?anything=1")).toBe("/about");
  expect(key("/nowhere?x=1")).toBe("/nowhere");
});

test("ignores the order of parameters and repeated ones", () => {
  expect(key("/Events?q=a&year=2026")).toBe(key("/Events?year=2026&q=a&q=b"));
});

test("truncates an overlong value", () => {
  expect(key(`/Events?q=${"x".repeat(5_000)}`).length).toBeLessThan(250);
});

test("never truncates the name of a photo [A163]", () => {
  const photo = `${"x".repeat(500)}.jpg`;
  expect(key(`/SubGallery?id=a1&photo=${photo}`)).toBe(`/SubGallery?id=a1&photo=${photo}`);
  expect(key(`/contact?photo=${photo}`)).toBe(`/contact?photo=${photo}`);
});

test("ignores all parameters on the page of a record", () => {
  expect(key("/Events/abc?year=2026")).toBe("/Events/abc");
});

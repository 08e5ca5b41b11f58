import { expect, test } from "vitest";
import { href, match } from "./addresses.ts";

test("a page is found in any letter case and with slashes at the end, and has one right spelling [R17]", () => {
  for (const written of ["/entry-to-IX", "/ENTRY-TO-IX", "/entry-to-ix//"]) {
    expect(match(written)?.path, written).toBe("/entry-to-IX");
    expect(match(written)?.page.title, written).toBe("Entry to Class IX");
  }
  expect(match("/")?.page.title).toBe("Home");
});

test("a record's id stays as it was written", () => {
  expect(match("/events/aB%203/")).toMatchObject({
    path: "/Events/aB%203",
    page: { title: "Event" },
  });
});

test("what no page answers is nothing, and so is an address below a record", () => {
  for (const path of ["/nowhere", "/Events/a/b", "/about/x"]) {
    expect(match(path), path).toBeUndefined();
  }
});

test("a link is made from the name of the page's file", () => {
  expect(href("green-campus")).toBe("/environmental");
  expect(href("weekly-menu")).toBe("/weeklyMenu");
  expect(href("event", { id: "a b/c" })).toBe("/Events/a%20b%2Fc");
});

test("a link to a page that is not there says so before a visitor follows it", () => {
  const missing: string = "green-campsu";
  expect(() => href(missing as "about")).toThrow(/"green-campsu", which the site does not have/);
});

import { expect, test } from "vitest";
import { findFixedPage, href } from "./addresses.ts";

test("finds a page in any letter case and with trailing slashes, and has one canonical path [R17]", () => {
  for (const written of ["/entry-to-IX", "/ENTRY-TO-IX", "/entry-to-ix//"]) {
    expect(findFixedPage(written)?.path, written).toBe("/entry-to-IX");
    expect(findFixedPage(written)?.page.title, written).toBe("Entry to Class IX");
  }
  expect(findFixedPage("/")?.page.title).toBe("Home");
});

test("returns a record's id unchanged", () => {
  expect(findFixedPage("/events/aB%203/")).toMatchObject({
    path: "/Events/aB%203",
    page: { title: "Event" },
  });
});

test("returns undefined for an unknown path and for a path below a record", () => {
  for (const path of ["/nowhere", "/Events/a/b", "/about/x"]) {
    expect(findFixedPage(path), path).toBeUndefined();
  }
});

test("makes a link from the name of the page's file", () => {
  expect(href("green-campus")).toBe("/environmental");
  expect(href("weekly-menu")).toBe("/weeklyMenu");
  expect(href("event", { id: "a b/c" })).toBe("/Events/a%20b%2Fc");
});

test("throws for a link to an unknown page", () => {
  const missing: string = "green-campsu";
  expect(() => href(missing as "about")).toThrow(/Unknown page "green-campsu"/);
});

import { expect, test } from "vitest";
import { findFixedPage, href } from "./addresses.ts";
import { fixedPages } from "./fixed-pages.ts";
import { isFreeAddress } from "./free-address.ts";
import { getPageName } from "./page.ts";

test("finds a page ignoring case and with trailing slashes, and has one canonical path [R17]", () => {
  for (const written of ["/TopperXII", "/TOPPERXII", "/topperxii//"]) {
    expect(findFixedPage(written)?.path, written).toBe("/TopperXII");
    expect(findFixedPage(written)?.page.title, written).toBe("Class XII toppers");
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
  for (const path of ["/nowhere", "/Events/a/b", "/contact/x", "//"]) {
    expect(findFixedPage(path)?.path, path).toBe(path === "//" ? "/" : undefined);
  }
});

test("makes a link from the name of the page's file", () => {
  expect(href("weekly-menu")).toBe("/weeklyMenu");
  expect(href("event", { id: "a b/c" })).toBe("/Events/a%20b%2Fc");
});

test("throws for a link to an unknown page", () => {
  const missing: string = "weekly-menus";
  expect(() => href(missing as "weekly-menu")).toThrow(/Unknown page "weekly-menus"/);
});

test("gives each fixed page its own name and address, which no text page may have", () => {
  for (const read of [getPageName, ({ path }: (typeof fixedPages)[number]) => path.toLowerCase()])
    expect(new Set(fixedPages.map(read)).size).toBe(fixedPages.length);
  for (const { path } of fixedPages)
    if (path !== "/") expect(isFreeAddress(path.replace("/:id", "/x")), path).toBe(false);
});

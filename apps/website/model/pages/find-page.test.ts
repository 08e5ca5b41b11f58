import sampleTexts from "@manor/content-api/default-text-pages" with { type: "json" };
import type { School } from "@manor/content-api/school";
import { type TextPage, textPage } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import { getMenu, getSection } from "../school/menu.ts";
import { sampleSchool } from "../school/test-school.ts";
import { currentAddress, findPage, getPages, redirectTarget } from "./find-page.ts";
import { fixedPages } from "./site-map.ts";

const textOf = (address: string): TextPage =>
  textPage.parse(sampleTexts.boys.find((text) => text.address === address));
const added = (change: Partial<TextPage> = {}): TextPage => ({
  ...textOf("/hostel"),
  replaces: "",
  address: "/swimming-pool",
  title: "Swimming Pool",
  ...change,
});
const schoolWith = (list: TextPage[], moved: School["pages"]["moved"] = []): School => ({
  ...sampleSchool,
  pages: { list, moved },
});
const facilitiesOf = (school: School) =>
  getMenu(school)
    .groups.find(({ label }) => label === "Facilities")
    ?.entries.map(({ label, href }) => [label, href]);

test("uses the pages of the site map when editors have changed none", () => {
  // The sample has no staff.
  const further = furtherPages.filter(({ path }) => path !== "/staff");
  expect(getPages(sampleSchool)).toEqual([...siteMap, ...further]);
  expect(findPage(sampleSchool, "/ABOUT/")?.path).toBe("/about");
  expect(findPage(sampleSchool, "/swimming-pool")).toBeUndefined();
});

test("adds a page of the editor last in its group", () => {
  const school = schoolWith([added({ group: "Facilities" })]);
  expect(findPage(school, "/Swimming-Pool/")).toMatchObject({
    path: "/swimming-pool",
    page: { title: "Swimming Pool", section: "Facilities" },
  });
  expect(facilitiesOf(school)?.at(-1)).toEqual(["Swimming Pool", "/swimming-pool"]);
  expect(getPages(school)).toHaveLength(getPages(sampleSchool).length + 1);
});

test("removes a hidden page from addresses, menu entries and links", () => {
  const school = schoolWith([{ ...textOf("/hostel"), isHidden: true }]);
  expect(findPage(school, "/hostel")).toBeUndefined();
  expect(redirectTarget(school, "/hostel")).toBeUndefined();
  expect(facilitiesOf(school)?.some(([, href]) => href === "/hostel")).toBe(false);
  expect(getPages(school).some(({ path }) => path === "/hostel")).toBe(false);
});

test("serves a moved page at its new address only, and redirects every old one", () => {
  const moved = { ...textOf("/environmental"), address: "/green" };
  const school = schoolWith(
    [moved],
    [
      { from: "/green-campus", to: "/meadow" },
      { from: "/meadow", to: "/green" },
    ],
  );
  expect(findPage(school, "/environmental")).toBeUndefined();
  for (const old of ["/environmental", "/Green-Campus/", "/meadow"])
    expect(redirectTarget(school, old), old).toBe("/green");
  const inMenu = facilitiesOf(school)?.filter(([label]) => label === "Green Campus");
  expect(inMenu).toEqual([["Green Campus", "/green"]]);
  const page = findPage(school, "/green")?.page;
  expect(page && getSection(school, page)).toBe("Facilities");
});

test("stops at a redirect loop", () => {
  const school = schoolWith(
    [],
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ],
  );
  expect(redirectTarget(school, "/a")).toBeUndefined();
});

test("links to the current address of a page, and to nothing while it is hidden", () => {
  const school = schoolWith([
    { ...textOf("/hostel"), isHidden: true },
    { ...textOf("/environmental"), address: "/green" },
  ]);
  expect(currentAddress(school, "/environmental#care")).toBe("/green#care");
  expect(currentAddress(school, "/hostel")).toBe("");
  expect(currentAddress(school, "/News?year=all")).toBe("/News?year=all");
  expect(currentAddress(school, "/nowhere")).toBe("");
});

test("omits a menu group in which every page is hidden", () => {
  const { menu } = sampleSchool;
  const [about] = menu.groups;
  const school = {
    ...schoolWith([{ ...textOf("/hostel"), isHidden: true }]),
    menu: {
      ...menu,
      groups: [about, { label: "Living", entries: [{ label: "", href: "/hostel" }] }],
    },
  } as School;
  expect(getMenu(school).groups.map(({ label }) => label)).toEqual(["About"]);
});

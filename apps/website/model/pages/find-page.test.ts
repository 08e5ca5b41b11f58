import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import { getMenu, getSection } from "../school/menu.ts";
import { sampleSchool } from "../school/test-school.ts";
import { currentAddress, findPage, getPages, redirectTarget } from "./find-page.ts";

const { list } = sampleSchool.pages;
const added: TextPage = {
  title: "Swimming Pool",
  address: "/example-of-a-text-page",
  group: "Facilities",
  lead: "",
  description: "",
  picture: "",
  caption: "",
  figures: [],
  body: [],
};
const schoolWith = (pages: TextPage[], moved: School["pages"]["moved"] = []): School => ({
  ...sampleSchool,
  pages: { list: pages, moved },
});
const without = (path: string) => list.filter(({ address }) => address !== path);
const green = list.map((page) =>
  page.address === "/environmental" ? { ...page, address: "/green" } : page,
);
const facilitiesOf = (school: School) =>
  getMenu(school)
    .groups.find(({ label }) => label === "Facilities")
    ?.entries.map(({ label, href }) => [label, href]);

test("has the pages in the order of the specification's table, then the others", () => {
  const paths = getPages(sampleSchool).map(({ path }) => path);
  expect(paths.slice(0, 14)).toEqual(
    "/ /about /mission-vision /principal-message /timeline /schoolSong /philosophy /values /aims-objectives /entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX /entry-to-XI /rules-regulations".split(
      " ",
    ),
  );
  expect(paths.indexOf("/hostel")).toBeLessThan(paths.indexOf("/virtual-tour"));
  expect(paths.indexOf("/virtual-tour")).toBeLessThan(paths.indexOf("/Events"));
  expect(paths.indexOf("/contact")).toBeLessThan(paths.indexOf("/Events/:id"));
  // The sample has no staff.
  expect(paths).not.toContain("/staff");
  expect(new Set(paths).size).toBe(paths.length);
  expect(findPage(sampleSchool, "/ABOUT/")?.path).toBe("/about");
  expect(findPage(sampleSchool, added.address)).toBeUndefined();
});

test("adds a page of the editor last in its group", () => {
  const school = schoolWith([...list, added]);
  expect(findPage(school, "/Example-Of-A-Text-Page/")).toMatchObject({
    path: "/example-of-a-text-page",
    page: { title: "Swimming Pool", section: "Facilities" },
  });
  expect(facilitiesOf(school)?.at(-1)).toEqual(["Swimming Pool", "/example-of-a-text-page"]);
  const paths = getPages(school).map(({ path }) => path);
  const at = ["/hostel", "/example-of-a-text-page", "/virtual-tour"].map((path) =>
    paths.indexOf(path),
  );
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

test("omits a page without a group from the menu", () => {
  const school = schoolWith([...list, { ...added, group: "" }]);
  expect(findPage(school, added.address)?.page.section).toBeUndefined();
  expect(JSON.stringify(getMenu(school))).not.toContain(added.address);
});

test("has no menu entry and no link for a page that the school does not have", () => {
  const school = schoolWith(without("/hostel"));
  expect(findPage(school, "/hostel")).toBeUndefined();
  expect(redirectTarget(school, "/hostel")).toBeUndefined();
  expect(facilitiesOf(school)?.some(([, href]) => href === "/hostel")).toBe(false);
  expect(getPages(school).some(({ path }) => path === "/hostel")).toBe(false);
});

test("serves a moved page at its new address only, and redirects every old one", () => {
  const school = schoolWith(green, [
    { from: "/environmental", to: "/meadow" },
    { from: "/green-campus", to: "/meadow" },
    { from: "/meadow", to: "/green" },
  ]);
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

test("links to the current address of a page, and to nothing without one", () => {
  const school = schoolWith(
    green.filter(({ address }) => address !== "/hostel"),
    [{ from: "/environmental", to: "/green" }],
  );
  expect(currentAddress(school, "/environmental#care")).toBe("/green#care");
  expect(currentAddress(school, "/hostel")).toBe("");
  expect(currentAddress(school, "/News?year=all")).toBe("/News?year=all");
  expect(currentAddress(school, "/nowhere")).toBe("");
});

test("leaves out a text page at the address of a fixed page or a file", () => {
  const taken = ["/news/swimming", "/Staff", "/assets"].map((address) => ({ ...added, address }));
  const school = schoolWith([...list, ...taken]);
  expect(getPages(school)).toHaveLength(getPages(sampleSchool).length);
  expect(findPage(school, "/news/swimming")?.page.title).toBe("News");
  expect(findPage(school, "/assets")).toBeUndefined();
});

test("omits a menu group without a page", () => {
  const { menu } = sampleSchool;
  const [about] = menu.groups;
  const school = {
    ...schoolWith(without("/hostel")),
    menu: {
      ...menu,
      groups: [about, { label: "Living", entries: [{ label: "", href: "/hostel" }] }],
    },
  } as School;
  expect(getMenu(school).groups.map(({ label }) => label)).toEqual(["About"]);
});

import type { School } from "@manor/content-api/school";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { expect, test } from "vitest";
import { findPage } from "../pages/find-page.ts";
import { getMenu, getNextPage, getSection } from "./menu.ts";
import { sampleSchool } from "./test-school.ts";

const { links, documents, newsletters, tours, tiles, timeline, banner, settings } = sampleSchool;

test("has the six menu groups with the pages of each [A31]", () => {
  const expected: Record<string, readonly string[]> = {
    About: [
      "/about",
      "/mission-vision",
      "/principal-message",
      "/timeline",
      "/schoolSong",
      "/philosophy",
      "/values",
      "/aims-objectives",
    ],
    Academics: [
      "/documents/academics.pdf",
      "/academic-facilities",
      "/TopperXII",
      "/TopperX",
      "/newsletter",
      "/career-information",
    ],
    Admission: [
      "/entry-to-sgc",
      "/entry-to-class-iV-Viii",
      "/entry-to-IX",
      "/entry-to-XI",
      "/documents/fees-structure.pdf",
      "/rules-regulations",
      "/PhoneCallTiming",
    ],
    Facilities: [
      "/sports",
      "/residential",
      "/campusAmenities",
      "/environmental",
      "/hostel",
      "/weeklyMenu",
      "/documents/weekly-menu.pdf",
    ],
    Gallery: ["/Gallery", "/Events", "/News", "/virtual-tour"],
    "Contact Us": ["/contact"],
  };
  const { groups } = getMenu(sampleSchool);
  expect(groups.map(({ label }) => label)).toEqual(Object.keys(expected));
  for (const { label, entries } of groups) {
    const hrefs = entries.map(({ href }) => href);
    // Further pages of the sample follow.
    expect(hrefs.slice(0, expected[label]?.length), label).toEqual(expected[label]);
  }
});

test("has no empty or dead link: each is a file of the site or an example.org address [A15]", () => {
  const named = [...links.social, ...tours.walks].map((link) => link.href);
  const files = [
    ...Object.values(documents),
    ...newsletters.kinds.flatMap(({ issues }) => issues.map(({ link }) => link)),
  ];
  const { registration, feePayment, login, milestone, socialEmbed, map } = links;
  const addresses = [registration, feePayment, login, milestone, socialEmbed, map.page, map.embed];
  for (const href of [...addresses, ...named]) expect(href).toMatch(/^https:\/\/example\.org\/\w/);
  for (const href of files) expect(href).toMatch(/^\/documents\/[a-z0-9-]+\.pdf$/);
});

test("has every picture that the sample names", () => {
  const names = new Set(sitePictures.map(({ name }) => name));
  const issues = newsletters.kinds.flatMap((kind) => kind.issues);
  const shown = [...banner.slides, ...tiles.tiles, ...tours.walks, ...tours.views];
  for (const { picture } of [...shown, ...timeline.milestones]) expect(names).toContain(picture);
  for (const { img } of issues) expect(names).toContain(img);
  for (const { picture } of banner.slides) expect(names).toContain(`${picture}-tall`);
});

test("uses each picture once in the campus tour", () => {
  const pictures = [...tours.walks, ...tours.views].map((card) => card.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

const entry = (label: string, href: string) => ({ label, href });
const withMenu = (change: Partial<School["menu"]>): School => ({
  ...sampleSchool,
  menu: { ...sampleSchool.menu, ...change },
});

test("resolves menu entries to pages, documents and external sites, and omits entries without a target", () => {
  const { groups } = getMenu(
    withMenu({
      groups: [
        {
          label: "Our school",
          entries: [
            entry("", "/about"),
            entry("Since {founded}", "/timeline"),
            entry("Fees", "{feesStructure}"),
            entry("Alumni", "https://alumni.example/"),
            entry("Nowhere", "/nowhere"),
            entry("", "{academics}"),
          ],
        },
      ],
    }),
  );
  expect(groups[0]?.entries).toEqual([
    { label: "About Us", href: "/about", kind: "page" },
    { label: "Since 1853", href: "/timeline", kind: "page" },
    { label: "Fees", href: "/documents/fees-structure.pdf", kind: "document" },
    { label: "Alumni", href: "https://alumni.example/", kind: "document" },
  ]);
});

test("a school has a document in its menu once it has its own [A32, A33, A34, R79]", () => {
  const listDocuments = (school: School) =>
    getMenu(school)
      .groups.flatMap(({ entries }) => entries)
      .map(({ href }) => href)
      .filter((href) => href.endsWith(".pdf"));
  const samples = ["academics", "fees-structure", "weekly-menu"];
  expect(listDocuments(sampleSchool)).toEqual(samples.map((name) => `/documents/${name}.pdf`));
  const none = { academics: "", feesStructure: "", weeklyMenu: "" };
  expect(listDocuments({ ...sampleSchool, documents: none })).toEqual([]);
  const own = { ...none, feesStructure: "/api/image/fees-of-lakeside.pdf" };
  expect(listDocuments({ ...sampleSchool, documents: own })).toEqual([own.feesStructure]);
});

test("puts a page in the section of its menu group", () => {
  const about = findPage(sampleSchool, "/about")?.page;
  const school = withMenu({ groups: [{ label: "Our school", entries: [entry("", "/about")] }] });
  expect(about && getSection(school, about)).toBe("Our school");
});

test("lists every text page among the texts to be confirmed [A241, R12]", () => {
  expect([...settings.sampleWording].sort()).toEqual(
    sampleSchool.pages.list.map(({ address }) => address).sort(),
  );
  expect(settings.sampleWording).toContain("/hostel");
});

test("leads from each page of a group to the next, and from the last to the first", () => {
  expect(getNextPage(sampleSchool, "/about")).toEqual({
    section: "About",
    label: "Vision & Mission",
    href: "/mission-vision",
  });
  // Skips the document between the two pages.
  expect(getNextPage(sampleSchool, "/entry-to-XI")?.href).toBe("/rules-regulations");
  expect(getNextPage(sampleSchool, "/weeklyMenu")?.href).toBe("/sports");
  expect(getNextPage(sampleSchool, "/contact")).toBeUndefined();
  expect(getNextPage(sampleSchool, "/privacy")).toBeUndefined();
});

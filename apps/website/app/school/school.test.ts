import { defaultSchool } from "@manor/content-api/default-school";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { expect, test } from "vitest";
import { siteMap } from "../site-map.ts";
import { leadsTo } from "./addresses-of.ts";
import { countersOf } from "./counters.ts";
import { menuOf, sectionOf } from "./menu.ts";
import { requiredDocuments } from "./required-documents.ts";
import type { School } from "./school.ts";

const { links, documents, newsletters, tours, tiles, timeline, banner, settings } = defaultSchool;
const counters = countersOf(defaultSchool);

test("the menu has the six groups with the pages of each [A31]", () => {
  const entries = menuOf(defaultSchool).groups.map((group) => [
    group.label,
    group.entries.map((entry) => entry.href),
  ]);
  expect(Object.fromEntries(entries)).toEqual({
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
  });
});

test("no link of the school is empty or dead: a file of the site or an example.org address [A15]", () => {
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

test("the home page has six tiles and only the events programme leads nowhere yet [A103]", () => {
  expect(tiles.tiles.map(({ name, href }) => [name, leadsTo(defaultSchool, href)])).toEqual([
    ["Milestone", "https://example.org/milestone"],
    ["Latest News & Events", "/Events"],
    ["360-degree virtual tour", "/virtual-tour"],
    ["School Events & Programs", ""],
    ["Career Information, Education & Guidance", "/career-information"],
    ["Hostel / Boarding Life", "/hostel"],
  ]);
});

test("the five milestone years stand in order [A46, A228]", () => {
  expect(timeline.milestones.map(({ year }) => year)).toEqual([1853, 1863, 1894, 1900, 1903]);
});

test("the counters end on the school's own figures [A86, A87, A88, A89]", () => {
  expect(counters.map(({ prefix, value, label }) => `${prefix}${value} ${label}`)).toEqual([
    "700 Total students",
    "7 Nationalities",
    "30 Class rooms",
    "1:30 Teacher-student ratio",
  ]);
});

test("the word (mandatory) follows the Aadhaar card until the school switches it off [A247]", () => {
  expect(requiredDocuments(defaultSchool)).toEqual([
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    "copy of the student's Aadhaar card (mandatory)",
  ]);
  const without = { ...defaultSchool, settings: { ...settings, aadhaarMandatoryWord: false } };
  expect(requiredDocuments(without).at(-1)).toBe("copy of the student's Aadhaar card");
});

test("every picture that the sample names exists", () => {
  const names = new Set(sitePictures.map(({ name }) => name));
  const issues = newsletters.kinds.flatMap((kind) => kind.issues);
  const shown = [...banner.slides, ...tiles.tiles, ...tours.walks, ...tours.views];
  for (const { picture } of [...shown, ...timeline.milestones]) expect(names).toContain(picture);
  for (const { img } of issues) expect(names).toContain(img);
  for (const { picture } of banner.slides) expect(names).toContain(`${picture}-tall`);
});

test("no two cards of the walk through the campus show the same picture", () => {
  const pictures = [...tours.walks, ...tours.views].map((card) => card.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("the sample's menu names each page in the group, the place and the words that the page says of itself", () => {
  const inMenu = defaultSchool.menu.groups.flatMap(({ label, entries }) =>
    entries.flatMap((entry, index) =>
      entry.href.startsWith("/") ? [[label, index + 1, entry.href, entry.label]] : [],
    ),
  );
  const said = siteMap.flatMap(({ menu, path }) =>
    menu ? [[menu.group, menu.place, path, menu.label ?? ""]] : [],
  );
  expect(inMenu.sort()).toEqual(said.sort());
});

const entry = (label: string, href: string) => ({ label, href });
const withMenu = (change: Partial<School["menu"]>): School => ({
  ...defaultSchool,
  menu: { ...defaultSchool.menu, ...change },
});

test("an entry of the menu is a page by its own name, a document or another site; one that leads nowhere is not there", () => {
  const { groups } = menuOf(
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

test("a page stands in the section that the office's menu puts it into", () => {
  const about = siteMap.find(({ path }) => path === "/about");
  const school = withMenu({ groups: [{ label: "Our school", entries: [entry("", "/about")] }] });
  expect(about && sectionOf(school, about)).toBe("Our school");
});

test("every page of static text is on the list of wording to be confirmed [A241, R12]", () => {
  const pages = [
    "/about /mission-vision /timeline /schoolSong /philosophy /values /aims-objectives",
    "/entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX /entry-to-XI",
    "/rules-regulations /PhoneCallTiming /academic-facilities /career-information",
    "/sports /residential /campusAmenities /environmental /hostel /virtual-tour",
  ].flatMap((line) => line.split(" "));
  expect([...settings.sampleWording].sort()).toEqual(pages.sort());
});

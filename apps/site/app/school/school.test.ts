import { defaultSchool } from "@manor/contract/default-school";
import { masters } from "@manor/pictures";
import { expect, test } from "vitest";
import { countersOf } from "./counters.ts";
import { milestones, requiredDocuments, slogans, tilesOf } from "./facts.ts";
import { menu } from "./menu.ts";
import { newsletters } from "./newsletters.ts";
import { outside } from "./outside.ts";
import { settings } from "./settings.ts";

const { links } = defaultSchool;
const tiles = tilesOf(defaultSchool);
const counters = countersOf(defaultSchool);

test("A31 the menu has the six groups with the pages of each", () => {
  const entries = menu.map((group) => [group.label, group.entries.map((entry) => entry.href)]);
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

test("A15 no link of the school is empty or dead: a file of the site or an example.org address", () => {
  const named = [...links.social, ...outside.tours].map((link) => link.href);
  const documents = [
    ...Object.values(outside.documents),
    ...newsletters.flatMap((category) => category.items.map((item) => item.link)),
  ];
  const { registration, feePayment, login, milestone, socialEmbed, map } = links;
  const addresses = [registration, feePayment, login, milestone, socialEmbed, map.page, map.embed];
  for (const href of [...addresses, ...named]) expect(href).toMatch(/^https:\/\/example\.org\/\w/);
  for (const href of documents) expect(href).toMatch(/^\/documents\/[a-z0-9-]+\.pdf$/);
});

test("A103 the home page has six tiles and only the events programme leads nowhere yet", () => {
  expect(tiles.map((tile) => [tile.label, tile.kind])).toEqual([
    ["Milestone", "external"],
    ["Latest News & Events", "page"],
    ["360-degree virtual tour", "page"],
    ["School Events & Programs", "placeholder"],
    ["Career Information, Education & Guidance", "page"],
    ["Hostel / Boarding Life", "page"],
  ]);
});

test("A46 A228 the five milestone years stand in order", () => {
  expect(milestones.map((milestone) => milestone.year)).toEqual([1853, 1863, 1894, 1900, 1903]);
});

test("A86 A87 A88 A89 the counters end on the school's own figures", () => {
  expect(counters.map(({ prefix, value, label }) => `${prefix}${value} ${label}`)).toEqual([
    "700 Total students",
    "7 Nationalities",
    "30 Class rooms",
    "1:30 Teacher-student ratio",
  ]);
});

test("A247 the word (mandatory) follows the Aadhaar card until the school switches it off", () => {
  expect(requiredDocuments(defaultSchool, true)).toEqual([
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    "copy of the student's Aadhaar card (mandatory)",
  ]);
  expect(requiredDocuments(defaultSchool, false).at(-1)).toBe("copy of the student's Aadhaar card");
});

test("every picture that the school's facts name exists", () => {
  const names = new Set(masters.map((master) => master.name));
  const covers = newsletters.flatMap((category) =>
    category.items.map((item) => item.img.split("/").at(-1)),
  );
  const used = [...slogans, ...tiles, ...outside.tours, ...outside.views360].map(
    (entry) => entry.picture,
  );
  for (const name of [...used, ...covers]) expect(names).toContain(name);
});

test("no two cards of the walk through the campus show the same picture", () => {
  const pictures = [...outside.tours, ...outside.views360].map((card) => card.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("A241 R12 every page of static text is on the list of wording to be confirmed", () => {
  const pages = [
    "/about /mission-vision /timeline /schoolSong /philosophy /values /aims-objectives",
    "/entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX /entry-to-XI",
    "/rules-regulations /PhoneCallTiming /academic-facilities /career-information",
    "/sports /residential /campusAmenities /environmental /hostel /virtual-tour",
  ].flatMap((line) => line.split(" "));
  expect([...settings.sampleWording].sort()).toEqual(pages.sort());
});

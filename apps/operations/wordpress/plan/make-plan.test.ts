import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixture, fixtures, planFiles, planFixture, writeExport } from "../test-exports.ts";

const uploads = "https://old.school.example/wp-content/uploads/2024/03";

test("posts become news, pages become pages with their tree, PDFs become documents", async () => {
  const { get } = await planFixture("classic");
  expect(get("Sports day")).toMatchObject({
    ...{ target: "news", rung: "classic", day: "2024-03-01", needsPerson: false },
    ...{ oldAddress: "https://old.school.example/sports-day/", categories: ["sports"] },
    pictures: [`${uploads}/track.jpg`],
  });
  expect(get("About")).toMatchObject({ target: "page", newAddress: "/about" });
  expect(get("Staff room")).toMatchObject({ target: "page", newAddress: "/about/rooms" });
  expect(get("fees")).toMatchObject({ target: "document" });
  expect(get("plan")).toMatchObject({ target: "nothing", needsPerson: true });
});

test("a post that is mostly a gallery becomes an album with its pictures in order", async () => {
  const { get } = await planFixture("classic");
  expect(get("Founders day pictures")).toMatchObject({
    target: "album",
    albums: [
      {
        title: "Founders day pictures",
        pictures: [`${uploads}/parade.jpg`, `${uploads}/track.jpg`],
      },
    ],
  });
});

test("a picture that is not in the export gives a warning, and no other picture", async () => {
  const { get } = await planFixture("classic");
  expect(get("Gallery with a lost picture")).toMatchObject({
    ...{ target: "news", needsPerson: true },
    albums: [{ title: "Gallery with a lost picture", pictures: [`${uploads}/track.jpg`] }],
    warnings: [
      "A gallery has pictures that are not in the export: 999.",
      "1 of 2 pictures were found.",
    ],
  });
});

test("private, protected and unpublished items are never imported, and counted", async () => {
  const { plan, get } = await planFixture("classic", {
    types: [{ type: "post", items: 0, target: "news" }],
    categories: [],
  });
  for (const title of ["Private notes", "For parents", "A draft", "Next term"])
    expect(get(title)).toMatchObject({ target: "nothing", pictures: [], albums: [] });
  expect(get("Next term").needsPerson).toBe(true);
  expect(plan.neverImported).toEqual({
    ...{ users: 1, comments: 2, formEntries: 0, private: 1, protected: 1, unpublished: 2 },
  });
});

test("menus become a proposal with the new addresses of pages", async () => {
  const { plan } = await planFixture("classic");
  const results = {
    label: "Results",
    address: "https://old.school.example/results/",
    children: [],
  };
  expect(plan.menus).toEqual([
    { name: "Main", entries: [{ label: "About", address: "/about", children: [results] }] },
  ]);
});

test("The Events Calendar: day, time and venue; several days and repetition are named", async () => {
  const { get } = await planFixture("events-calendar");
  expect(get("Annual concert")).toMatchObject({
    ...{ target: "event", day: "2024-12-05", time: "5:30 PM to 8:00 PM", venue: "Main hall" },
    needsPerson: false,
  });
  expect(get("Book week")).toMatchObject({
    ...{ target: "event", day: "2024-11-11", time: "until 15 November 2024", needsPerson: true },
    warnings: [
      "The event lasts several days: its last day is in the time.",
      "The event repeats. Only its first date is imported.",
    ],
  });
});

test("Envira: a gallery becomes an album, and a post that shows it has it as well", async () => {
  const { get } = await planFixture("envira");
  const pictures = [`${uploads}/fair.jpg`, `${uploads}/robot.jpg`];
  expect(get("Science fair")).toMatchObject({
    target: "album",
    albums: [{ title: "Science fair", pictures }],
  });
  expect(get("The fair was full")).toMatchObject({
    target: "news",
    albums: [{ title: "The fair was full", pictures }],
  });
});

test("an Envira gallery that was private is shown by no other item", async () => {
  const text = readFileSync(fixture("envira"), "utf8").replace("[publish]", "[private]");
  const plan = await planFiles([writeExport(text)]);
  expect(plan.items[0]).toMatchObject({ target: "nothing", albums: [] });
  expect(plan.items[1]).toMatchObject({
    title: "The fair was full",
    albums: [],
    needsPerson: true,
  });
});

test("a reusable block and a picture that were not public are shown by no other item", async () => {
  const text = readFileSync(fixture("gutenberg"), "utf8")
    .replace(/(<title><!\[CDATA\[Hostel hours[\s\S]*?)\[publish\]/, "$1[private]")
    .replaceAll("[inherit]", "[private]");
  const { items } = await planFiles([writeExport(text)]);
  expect(items[0]?.warnings).toContain("The reusable block 22 is not in the export.");
  expect(items.slice(1).map(({ reason }) => reason)).toEqual(
    Array(3).fill("Private: never imported."),
  );
});

test("NextGEN: both kinds of galleries are named, because the export lacks them", async () => {
  const { get } = await planFixture("nextgen");
  expect(get("Old pictures")).toMatchObject({
    needsPerson: true,
    warnings: [
      "The NextGEN gallery 3 is not in the export: add its pictures as an album.",
      "The NextGEN gallery is not in the export: add its pictures as an album.",
    ],
  });
});

test("Polylang: a text is a translation of its original, or needs a person", async () => {
  const { get } = await planFixture("polylang");
  expect(get("Welcome")).toMatchObject({ language: "en", warnings: [] });
  expect(get("स्वागत")).toMatchObject({
    ...{ language: "hi", target: "news", completeness: { words: { old: 6, found: 6 } } },
    ...{ translationOf: "https://old.school.example/?p=91 91", needsPerson: false, warnings: [] },
    reason: 'Translation of "Welcome".',
  });
  expect(get("परिचय")).toMatchObject({ newAddress: "/page-93", translationOf: "" });
  expect(get("परिचय").warnings).toContain(
    'The export does not link this text in "hi" to its original. It comes as a draft.',
  );
});

test("Contact Form 7: forms and their entries are nothing, and entries are counted", async () => {
  const { plan, get } = await planFixture("contact-form-7");
  expect(get("Write to us")).toMatchObject({ target: "page", needsPerson: true });
  expect(plan.items.map(({ title, target }) => [title, target]).slice(1)).toEqual([
    ["Contact", "nothing"],
    ["Entry of a form", "nothing"],
    ["Entry of a form", "nothing"],
  ]);
  expect(plan.neverImported.formEntries).toBe(2);
  expect(JSON.stringify(plan)).not.toMatch(/A question|a parent/i);
});

test("every item of every fixture has one fate", async () => {
  for (const file of fixtures) {
    const { summary, items } = await planFiles([file]);
    const count = readFileSync(file, "utf8").split("<item>").length - 1;
    expect([summary.came, items.length, summary.lost], file).toEqual([count, count, 0]);
    const sum = Object.values(summary.targets).reduce((total, number) => total + number, 0);
    expect(sum, file).toBe(count);
  }
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  fixture,
  fixtures,
  noRules,
  planFiles,
  planFixture,
  wrapItems,
  writeExport,
  writeItem,
} from "../test-exports.ts";
import { summaryLine } from "./plan.ts";

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
      "1 of 2 pictures were kept.",
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

test("Envira: a gallery becomes an album, and a post that shows it has it beside", async () => {
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

test("Polylang: another language is noted", async () => {
  const { get } = await planFixture("polylang");
  expect(get("Welcome")).toMatchObject({ language: "en", warnings: [] });
  expect(get("स्वागत")).toMatchObject({
    ...{ language: "hi", target: "news", completeness: { words: { old: 6, kept: 6 } } },
    warnings: ['Language "hi": noted. It is not linked to its translation.'],
  });
  expect(get("परिचय")).toMatchObject({ newAddress: "/page-93", needsPerson: true });
});

test("Contact Form 7: forms and their entries are nothing, and entries are counted", async () => {
  const { plan, get } = await planFixture("contact-form-7");
  expect(get("Write to us")).toMatchObject({ target: "page", needsPerson: true });
  for (const title of ["Contact", "A question", "An entry"])
    expect(get(title).target).toBe("nothing");
  expect(plan.neverImported.formEntries).toBe(2);
  expect(JSON.stringify(plan)).not.toContain("of a parent");
});

test("rules by category and by type change targets and are counted", async () => {
  const first = await planFiles([fixture("classic")]);
  expect(first.rules).toEqual({
    types: [
      { type: "post", items: 3, target: "news" },
      { type: "page", items: 2, target: "page" },
      { type: "portfolio", items: 1, target: "undecided" },
    ],
    categories: [
      { category: "sports", name: "Sports", items: 2, target: "by type" },
      { category: "science", name: "Science", items: 1, target: "by type" },
    ],
  });
  const { plan, get } = await planFixture("classic", {
    types: [
      { type: "page", items: 0, target: "nothing" },
      { type: "portfolio", items: 0, target: "news" },
    ],
    categories: [{ category: "sports", name: "", items: 0, target: "event" }],
  });
  expect(get("About")).toMatchObject({
    ...{ target: "nothing", isByRule: true, reason: 'Rule for the type "page".' },
  });
  expect(get("A project")).toMatchObject({ target: "news", isByRule: true });
  expect(get("Sports day")).toMatchObject({ target: "event", day: "2024-03-01", isByRule: true });
  expect(plan.summary).toMatchObject({ came: 16, changedByRule: 5, lost: 0 });
  expect(plan.rules.types.map(({ type, target }) => [type, target])).toEqual([
    ["page", "nothing"],
    ["portfolio", "news"],
    ["post", "news"],
  ]);
});

test("an unknown type needs a person until its rule says nothing", async () => {
  const { get: getFirst } = await planFixture("classic");
  expect(getFirst("A project")).toMatchObject({ target: "nothing", needsPerson: true });
  const { get } = await planFixture("classic", {
    types: [{ type: "portfolio", items: 0, target: "nothing" }],
    categories: [],
  });
  expect(get("A project")).toMatchObject({ needsPerson: false, isByRule: false });
});

test("an item that comes in two files is planned once", async () => {
  const plan = await planFiles([fixture("divi"), fixture("divi")]);
  expect(plan.items.map(({ target }) => target)).toEqual(["page", "nothing", "nothing", "nothing"]);
  expect(plan.items[2]?.reason).toBe("The same item came before in these files.");
});

test("several files are one site: a gallery finds pictures of another file", async () => {
  const gallery = writeExport(
    wrapItems(
      writeItem({ title: "G", "wp:post_id": "500", "content:encoded": "[gallery ids=42]" }),
    ),
  );
  const plan = await planFiles([gallery, fixture("divi")]);
  expect(plan.items[0]?.albums).toEqual([{ title: "G", pictures: [`${uploads}/pool.jpg`] }]);
});

test("the day is the one in Kolkata, and a date that cannot be read is named", async () => {
  const plan = await planFiles([
    writeExport(
      wrapItems(
        writeItem({
          title: "A",
          "wp:post_date": "2024-03-01 23:00:00",
          "wp:post_date_gmt": "2024-03-01 20:00:00",
        }),
        writeItem({
          title: "B",
          "wp:post_date": "2024-02-29 23:00:00",
          "wp:post_date_gmt": "0000-00-00 00:00:00",
        }),
        writeItem({ title: "C", "wp:post_date": "2023-02-29 10:00:00" }),
      ),
    ),
  ]);
  expect(plan.items.map(({ day }) => day)).toEqual(["2024-03-02", "2024-02-29", ""]);
  expect(plan.items[2]?.warnings).toEqual(["The item has no date."]);
});

test("texts and titles that do not fit need a person", async () => {
  const plan = await planFiles([
    writeExport(
      wrapItems(
        writeItem({
          title: "t".repeat(201),
          "wp:post_date": "2024-03-01 10:00:00",
          "content:encoded": "word ".repeat(1_100),
        }),
        writeItem({
          title: "News",
          "wp:post_type": "page",
          "wp:post_name": "news",
          "content:encoded": "<p>a</p>",
        }),
        writeItem({
          title: "Deep",
          "wp:post_type": "page",
          "wp:post_name": "deep",
          "content:encoded": "<p>a</p>".repeat(501),
        }),
      ),
    ),
  ]);
  expect(plan.items.map(({ warnings }) => warnings)).toEqual([
    [
      "The title was shortened to 200 characters.",
      "The text has 5499 characters; this target has room for 5,000. Shorten it, or make it a page.",
    ],
    ["Manor has a page of its own at /news."],
    ["The page has 501 blocks. Manor shows 500: divide it."],
  ]);
  expect(plan.items.every(({ needsPerson }) => needsPerson)).toBe(true);
});

test("two pages with one address need a person", async () => {
  const page = (id: string) =>
    writeItem({
      title: `Page ${id}`,
      "wp:post_id": id,
      "wp:post_type": "page",
      "wp:post_name": "a",
      "content:encoded": "x",
    });
  const plan = await planFiles([writeExport(wrapItems(page("1"), page("2")))]);
  expect(plan.items[1]).toMatchObject({
    needsPerson: true,
    warnings: ["The page 1 has the same address /a."],
  });
});

test("an item that the export cuts off is lost, and the summary says so", async () => {
  const whole = readFileSync(fixture("divi"), "utf8");
  const plan = await planFiles([writeExport(whole.slice(0, whole.lastIndexOf("<wp:post_id>")))]);
  expect(summaryLine(plan.summary)).toBe("2 came, 0 changed by rule, 2 need a person, 1 lost.");
});

test("an export of another host gives a warning", async () => {
  const text = readFileSync(fixture("divi"), "utf8").replaceAll(
    "old.school.example",
    "other.example",
  );
  const { warnings } = await planFiles([writeExport(text)], noRules);
  expect(warnings).toEqual([
    "The export comes from other.example, and --from says old.school.example. Links and pictures without a host belong to old.school.example.",
  ]);
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

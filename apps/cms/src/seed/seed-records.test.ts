import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import photoList from "../../seed/photos.json" with { type: "json" };
import { seedSteps } from "./seed-records.ts";

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../seed/photos/${name}.jpg`, import.meta.url));

/** The largest size, in pixels, at which the website shows the first image of a record, and of a card. */
const recordHead = { width: 1328, height: 885 };
const card = { width: 720, height: 480 };

const files = {
  photos: Object.fromEntries(photoList.map(({ name }, index) => [name, index])),
  portraits: [1, 2],
  documents: [4],
};
const sizes = new Map<string, { width: number; height: number }>();

type Shown = { title: string; date: string; pictures: string[] };

/** The published records with images of a first start on this date, newest first. */
function shown(today: string, step: string, date: string, pictures: string): Shown[] {
  const found = seedSteps.find(({ collection }) => collection === step);
  return (found?.records({ today, files }) ?? [])
    .filter((data) => data["category"] !== "AcademicCalender" && !data["_status"])
    .map((data) => ({
      title: String(data["title"]),
      date: String(data[date] ?? ""),
      pictures: ((data[pictures] ?? []) as number[]).map((id) => photoList[id]?.name ?? ""),
    }))
    .filter((record) => record.pictures.length > 0)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

const listsOn = (today: string) => ({
  events: shown(today, "events", "date", "images"),
  news: shown(today, "news", "fromDate", "images"),
  albums: shown(today, "albums", "date", "attachments"),
  notices: shown(today, "notices", "date", "image"),
});

const getMotif = (name = ""): string => name.replace(/-\d$/, "");
const getSubject = (name = ""): string => name.split("-")[0] ?? "";
const fits = (name: string, room: { width: number; height: number }) => {
  const { width = 0, height = 0 } = sizes.get(name) ?? {};
  return width >= room.width && height >= room.height;
};

beforeAll(async () => {
  for (const { name } of photoList) sizes.set(name, await sharp(fileOf(name)).metadata());
});

const everyMonth = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, "0")}-22`,
);

describe.each(everyMonth)("sample content made on %s", (today) => {
  const { events, news, albums, notices } = listsOn(today);

  it("shows no motif twice on one page of events or news", () => {
    expect(events.length).toBeGreaterThan(60);
    for (const list of [events, news])
      for (const at of list.keys()) {
        const covers = list.slice(at, at + 9).map(({ pictures }) => getMotif(pictures[0]));
        expect(new Set(covers).size, covers.join(", ")).toBe(covers.length);
      }
  });

  it("has images as large as they are shown", () => {
    for (const { title, pictures } of [...events, ...news, ...albums, ...notices])
      expect(fits(pictures[0] ?? "", recordHead), title).toBe(true);
    for (const { title, pictures } of [...events, ...news])
      for (const other of pictures.slice(1)) expect(fits(other, card), title).toBe(true);
  });

  it("shows different subjects in the images of one record", () => {
    for (const { title, pictures } of [...events, ...news, ...notices])
      expect(new Set(pictures.map(getSubject)).size, title).toBe(pictures.length);
  });
});

it("has sixteen albums with different covers, and each photograph in one of them", () => {
  const { albums } = listsOn("2026-11-22");
  expect(new Set(albums.map(({ pictures }) => getMotif(pictures[0]))).size).toBe(16);
  const names = albums.flatMap(({ pictures }) => pictures);
  expect(names.toSorted()).toEqual(photoList.map(({ name }) => name).toSorted());
  for (const { title, pictures } of albums) {
    expect(getMotif(pictures[0]), title).not.toBe(getMotif(pictures[1]));
  }
});

it("has photographs of less than 12 MB in all, each with an alt text", () => {
  const bytes = photoList.map(({ name }) => statSync(fileOf(name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
  for (const { name, alt } of photoList) expect(alt, name).toMatch(/^[A-Z].{20,}\.$/);
});

/** The subjects that a title leads visitors to expect. */
const expected: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cricket|football|athletics|upper field|sports|on the field/i, ["cricket"]],
  [/swimming|pool/i, ["pool"]],
  [/science|laboratory/i, ["laboratory"]],
  [/library|quiz|elocution/i, ["library"]],
  [/music|concert/i, ["music"]],
  [/choir|carol/i, ["chapel"]],
  [/deodars|nature walk|cross-country|in the wood/i, ["forest"]],
  [/snow/i, ["snow"]],
  [/rains?\b|monsoon/i, ["monsoon"]],
  [/ridge|first light|viewpoint|valley|hills/i, ["ridges"]],
  [/boarders|house meetings|dormitories|letters home/i, ["dormitory", "snow"]],
  [/quadrangle|assembly|open day|a year on the hill/i, ["quadrangle", "school", "laboratory"]],
  [/prize giving|lamps|debate|welcome evening|house colours/i, ["quadrangle", "chapel"]],
  [/teachers/i, ["school"]],
  [/looking back/i, ["ridges"]],
];

it("shows the subject of the title in each cover", () => {
  const { events, news, albums, notices } = listsOn("2026-11-22");
  for (const { title, pictures } of [...events, ...news, ...albums, ...notices]) {
    const subjects = expected
      .filter(([words]) => words.test(title))
      .flatMap(([, allowed]) => allowed);
    expect(subjects, `"${title}" shows ${pictures[0]}`).toContain(getSubject(pictures[0]));
  }
});

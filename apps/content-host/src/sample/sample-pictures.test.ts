import { planDerivations } from "@manor/pictures";
import type { Payload } from "payload";
import { describe, expect, it } from "vitest";
import { createAlbums } from "./create-albums.ts";
import { createEvents } from "./create-events.ts";
import { createNews } from "./create-news.ts";
import { createNotices } from "./create-notices.ts";
import { toPhotograph } from "./photographs.ts";
import { prepareSample } from "./sample.ts";

/** What the website's pages have room for, in pixels of their widest and highest picture. */
const recordHead = { width: 1328, height: 885 };
const card = { width: 720, height: 480 };
/** As many cards as a large screen shows at once, and more. */
const cardsOfAScreen = 9;

type Shown = { title: string; date: string; pictures: ShownPicture[] };
type ShownPicture = { scene: string; subject: string; width: number; height: number };

const derived = planDerivations();
const pictureOf = (id: number): ShownPicture => {
  const found = derived[id];
  if (!found) throw new Error(`No sample photograph has the number ${id}`);
  const { master, width, height } = found;
  return { scene: master.name, subject: master.subject, width, height };
};

/** The records that a first start makes on this day, with what their pictures show. */
async function sampleOf(today: string) {
  const photographs = derived.map(({ master, width, height, look }, id) =>
    toPhotograph(id, {
      scene: master.name,
      subject: master.subject,
      width,
      height,
      isPlain: look === "plain",
    }),
  );
  const sample = prepareSample({
    today,
    school: 1,
    documents: [1],
    pictures: { photographs, medallions: [1], principal: 2 },
  });
  const made: { collection: string; data: Record<string, unknown> }[] = [];
  // The steps use nothing of Payload but `create`.
  const payload = {
    create: (record: (typeof made)[number]) => made.push(record),
  } as unknown as Payload;
  for (const step of [createEvents, createNews, createAlbums, createNotices]) {
    await step(payload, sample);
  }
  const listOf = (collection: string, day: string, pictures: string): Shown[] =>
    made
      .filter(({ collection: of, data }) => of === collection && data["_status"] === "published")
      .map(({ data }) => ({
        title: String(data["title"]),
        date: String(data[day] ?? ""),
        pictures: ((data[pictures] ?? []) as number[]).map(pictureOf),
      }))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    events: listOf("events", "date", "images").filter(({ pictures }) => pictures.length > 0),
    news: listOf("news", "fromDate", "images"),
    albums: listOf("albums", "date", "attachments").filter(({ pictures }) => pictures.length > 0),
    notices: listOf("notices", "date", "image"),
  };
}

/** The school's own picture stands where a record has none. */
const coverOf = ({ pictures: [first] }: Shown) => first?.scene ?? "none";

const isTooSmall = (picture: ShownPicture, room: { width: number; height: number }) =>
  picture.width < room.width || picture.height < room.height;

const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, "0")}-22`,
);

describe.each(days)("the sample made on %s", (today) => {
  it("shows no scene twice on one screen of events or of news", async () => {
    const { events, news } = await sampleOf(today);
    expect(events.length).toBeGreaterThan(60);
    for (const list of [events, news]) {
      for (const at of list.keys()) {
        const covers = list.slice(at, at + cardsOfAScreen).map(coverOf);
        // The last screen of news holds what has no date, and no picture.
        const dated = covers.filter((scene) => scene !== "none");
        expect(new Set(dated).size, dated.join(", ")).toBe(dated.length);
      }
    }
  });

  it("gives every album a cover of its own scene", async () => {
    const { albums } = await sampleOf(today);
    expect(albums).toHaveLength(16);
    expect(new Set(albums.map(coverOf)).size).toBe(16);
  });

  it("enlarges no picture: each holds the pixels of the room where it stands", async () => {
    const { events, news, albums, notices } = await sampleOf(today);
    for (const { title, pictures } of [...events, ...news]) {
      const [head, ...others] = pictures;
      if (head) expect(isTooSmall(head, recordHead), `${title}: ${head.scene}`).toBe(false);
      for (const other of others) {
        expect(isTooSmall(other, card), `${title}: ${other.scene}`).toBe(false);
      }
    }
    for (const { title, pictures } of [...albums, ...notices]) {
      for (const picture of pictures.slice(0, 1)) {
        expect(isTooSmall(picture, recordHead), `${title}: ${picture.scene}`).toBe(false);
      }
    }
  });

  it("shows different things in the pictures of one event, one piece of news, one notice", async () => {
    const { events, news, notices } = await sampleOf(today);
    for (const { title, pictures } of [...events, ...news, ...notices]) {
      const subjects = pictures.map(({ subject }) => subject);
      expect(new Set(subjects).size, `${title}: ${subjects}`).toBe(subjects.length);
    }
  });

  it("holds no photograph twice in an album, and no scene beside itself at its start", async () => {
    const { albums } = await sampleOf(today);
    for (const { title, pictures } of albums) {
      expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBeGreaterThan(1);
      expect(pictures[0]?.scene, title).not.toBe(pictures[1]?.scene);
    }
  });
});

/** What a visitor expects to see when he reads such a title. */
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

it("shows in each picture what its title speaks of", async () => {
  const { events, news, albums, notices } = await sampleOf("2026-11-22");
  for (const { title, pictures } of [...events, ...news, ...albums, ...notices]) {
    const cover = pictures[0];
    if (!cover) continue;
    const fits = expected
      .filter(([words]) => words.test(title))
      .flatMap(([, subjects]) => subjects);
    expect(fits, `"${title}" shows ${cover.scene}`).toContain(cover.subject);
  }
});

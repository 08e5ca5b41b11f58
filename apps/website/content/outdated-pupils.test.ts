import { type Client, type ListCallName, UnreachableError } from "@manor/content-api";
import { expect, onTestFinished, test } from "vitest";
import { type Content, createContent } from "./content.ts";
import { contentOptions } from "./test-content.ts";

const HOUR = 3_600_000;
const ofPupils = [
  "gallery",
  "allGallery",
  "toppers",
  "birthdaysToday",
  "allBirthdays",
  "voices",
] as const;
const album = {
  _id: "a1",
  title: "Sports day",
  description: "",
  date: "2026-11-02",
  category: "PhotoGallery",
  attachments: ["boy.jpg"],
};

/** A CMS that can be down, and a clock that the test moves. */
function open() {
  const cms = { isDown: false };
  const time = { ms: 0, day: "2026-11-20" };
  const respond = <T>(value: T, etag = '"1"') => {
    if (cms.isDown) throw new UnreachableError("/api");
    return { changed: true as const, value, etag, dropped: 0 };
  };
  const client = {
    list: async (name: ListCallName, { etag = "" } = {}) =>
      etag === '"1"' && !cms.isDown ? { changed: false } : respond([{ ...album, id: name }]),
    album: async () => respond(album),
    school: async () => respond({}),
  } as unknown as Client; // Only these are called here.
  const options = contentOptions();
  const start = (): Content => {
    const content = createContent({
      ...options,
      client,
      clock: { now: () => new Date(`${time.day}T04:30:00Z`), today: () => time.day },
      now: () => time.ms,
    });
    onTestFinished(content.stop);
    return content;
  };
  const move = (day: string) => {
    time.ms += 24 * HOUR;
    time.day = day;
  };
  return { cms, start, move, snapshot: options.snapshot };
}

const counts = async (content: Content, names: readonly ListCallName[]) =>
  Promise.all(
    names.map(async (name) => {
      const reading = await content.list(name);
      return reading.state === "good" ? reading.value.length : reading.state;
    }),
  );

test("hides albums, toppers, birthdays and voices when the CMS has returned no good response for 3 days [A300, R78]", async () => {
  const { cms, start, move } = open();
  const content = start();
  await counts(content, [...ofPupils, "news"]);
  await content.album("a1");
  cms.isDown = true;
  move("2026-11-23");
  expect(await counts(content, ofPupils)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(content.isSilent()).toBe(false);
  const before = content.getVersion("allGallery");
  move("2026-11-24");
  expect(await counts(content, ofPupils)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(content.peek("allGallery")).toEqual([]);
  expect(content.getVersion("allGallery")).not.toBe(before);
  expect((await content.album("a1")).state).toBe("failed");
  expect(await counts(content, ["news"])).toEqual([1]);
  expect(content.isSilent()).toBe(true);
});

test("shows them again as soon as the CMS responds [R78]", async () => {
  const { cms, start, move } = open();
  const content = start();
  await counts(content, ofPupils);
  cms.isDown = true;
  move("2026-11-30");
  expect(await counts(content, ofPupils)).toEqual([0, 0, 0, 0, 0, 0]);
  cms.isDown = false;
  move("2026-12-01");
  expect(await counts(content, ofPupils)).toEqual([1, 1, 1, 1, 1, 1]);
  expect((await content.album("a1")).state).toBe("good");
  expect(content.isSilent()).toBe(false);
});

test("counts the 3 days from the last response, also after a restart and when nothing had changed [R78]", async () => {
  const { cms, start, move, snapshot } = open();
  const first = start();
  await counts(first, ofPupils);
  move("2026-11-27");
  await counts(first, ofPupils);
  await snapshot.settled();
  cms.isDown = true;
  move("2026-11-29");
  expect(await counts(start(), ofPupils)).toEqual([1, 1, 1, 1, 1, 1]);
});

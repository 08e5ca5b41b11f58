import {
  type Album,
  BadResponseError,
  BadStatusError,
  type Client,
  NotFoundError,
} from "@manor/content-api";
import { expect, test, vi } from "vitest";
import { createContent } from "./content.ts";
import { contentOptions, silentLog } from "./test-content.ts";

const album = (id: string): Album => ({
  _id: id,
  title: "Snow",
  description: "",
  date: "2026-11-12",
  category: "PhotoGallery",
  attachments: ["SGSM/snow-dawn"],
});

type FetchAlbum = (id: string) => Promise<Album>;

async function open(lists: Partial<Record<string, Album[]>>, fetchAlbum: FetchAlbum) {
  const askAlbum = vi.fn(async (id: string) => ({
    changed: true as const,
    value: await fetchAlbum(id),
    etag: '"1"',
    dropped: 0,
  }));
  const client = {
    list: async (name: string) => {
      const value = lists[name];
      if (!value) throw new NotFoundError("/api");
      return { changed: true, value, etag: '"1"', dropped: 0 };
    },
    album: askAlbum,
  } as unknown as Client; // Only these two are used.
  const warn = vi.fn();
  const time = { ms: 0 };
  const content = createContent({
    ...contentOptions(),
    client,
    log: { ...silentLog, warn },
    now: () => time.ms,
  });
  await Promise.all([content.list("gallery"), content.list("allGallery")]);
  warn.mockClear();
  return { content, askAlbum, warn, time };
}

const unknown: FetchAlbum = async () => {
  throw new NotFoundError("/api/subGallery");
};

test("requests an album that no list names [A153, A291, R75]", async () => {
  const { content, askAlbum } = await open({ gallery: [], allGallery: [] }, async () =>
    album("a1"),
  );
  expect(await content.album("a1")).toMatchObject({ state: "good", value: { title: "Snow" } });
  await content.album("a1");
  expect(askAlbum).toHaveBeenCalledTimes(1);
});

test("shows a change to an album that no list names within 15 seconds [A301]", async () => {
  let title = "Snow";
  const { content, time } = await open({ gallery: [], allGallery: [] }, async (id) => ({
    ...album(id),
    title,
  }));
  await content.album("a1");
  const before = content.version();
  title = "Thaw";
  time.ms += 15_000;
  expect(await content.album("a1")).toMatchObject({ value: { title: "Thaw" } });
  expect(content.version()).toBeGreaterThan(before);
});

test("does not change the content version when an album is read for the first time", async () => {
  const { content, time } = await open({ gallery: [], allGallery: [album("a1")] }, async (id) =>
    album(id),
  );
  const before = content.version();
  for (const id of ["a1", "unlisted"]) await content.album(id);
  time.ms += 15_000;
  for (const id of ["a1", "unlisted"]) await content.album(id);
  expect(content.version()).toBe(before);
});

test.each([
  ["404", new NotFoundError("/api/subGallery")],
  ["an empty response", new BadResponseError("/api/subGallery", "it holds no records")],
])(
  "requests an unknown id again after 60 seconds when the CMS returns %s [R75]",
  async (_, error) => {
    const { content, askAlbum, time } = await open({ gallery: [], allGallery: [] }, async () => {
      throw error;
    });
    for (time.ms of [0, 59_000]) {
      const reading = await content.album("unknown");
      expect(reading).toMatchObject({ state: "failed", error: { status: 404 } });
    }
    expect(askAlbum).toHaveBeenCalledTimes(1);
    time.ms = 61_000;
    await content.album("unknown");
    expect(askAlbum).toHaveBeenCalledTimes(2);
  },
);

const refused = "An album was not requested from the CMS";

test("requests at most 10 unknown ids at once, and logs that it refused others [A162, R75]", async () => {
  let release = () => {};
  const gate = new Promise<void>((opened) => (release = opened));
  const { content, askAlbum, warn } = await open({ gallery: [], allGallery: [] }, async (id) => {
    await gate;
    return album(id);
  });
  const reads = Promise.all(Array.from({ length: 30 }, (_, n) => content.album(`invented-${n}`)));
  await expect.poll(() => askAlbum.mock.calls.length).toBe(10);
  release();
  const rejected = (await reads).filter((reading) => reading.state === "failed");
  expect(rejected).toHaveLength(20);
  expect(rejected[0]).toMatchObject({ error: { status: 503 } });
  const problem = "Too many unlisted albums are requested";
  expect(warn.mock.calls).toEqual([
    [{ path: "/api/subGallery", id: "invented-10", problem }, refused],
  ]);
  expect(await content.album("another")).toMatchObject({ state: "good" });
});

test("caches the responses for at most 1,000 unknown ids [R75]", async () => {
  const { content, askAlbum } = await open({ gallery: [], allGallery: [] }, unknown);
  for (let n = 0; n <= 1_000; n += 1) await content.album(`invented-${n}`);
  await content.album("invented-1000");
  expect(askAlbum).toHaveBeenCalledTimes(1_001);
  await content.album("invented-0");
  expect(askAlbum).toHaveBeenCalledTimes(1_002);
});

test.each(["", "x".repeat(101), "a.b", "a/b", "a b", "a%2Fb", "../a1", "बर्फ", "a\n"])(
  "rejects the id %j without a request to the CMS [R75]",
  async (id) => {
    const { content, askAlbum } = await open({ gallery: [], allGallery: [] }, async () =>
      album(id),
    );
    expect(await content.album(id)).toMatchObject({ state: "failed", error: { status: 404 } });
    expect(askAlbum).not.toHaveBeenCalled();
  },
);

test("logs a rejected id once, cut to 100 characters [A162, R75]", async () => {
  const { content, warn } = await open({ gallery: [], allGallery: [] }, unknown);
  await content.album("x".repeat(5_000));
  await content.album("../a1");
  const fields = { path: "/api/subGallery", id: "x".repeat(100) };
  expect(warn.mock.calls).toEqual([[{ ...fields, problem: "No album can have this id" }, refused]]);
});

test("requests an album by its id while a list of albums is unavailable", async () => {
  const { content } = await open({ gallery: [] }, async () => album("a1"));
  expect(await content.album("a1")).toMatchObject({ state: "good" });
});

test.each([
  ["an unknown id", "unknown", new NotFoundError("/api/subGallery")],
  ["a CMS error on a listed album", "a1", new BadStatusError("/api/subGallery", 500)],
])("logs %s as an album that could not be loaded [A162]", async (_, id, error) => {
  const { content, warn } = await open({ gallery: [], allGallery: [album("a1")] }, async () => {
    throw error;
  });
  expect(await content.album(id)).toMatchObject({ state: "failed" });
  expect(warn.mock.calls).toEqual([
    [{ path: "/api/subGallery", id, problem: error.message }, "An album could not be loaded"],
  ]);
});

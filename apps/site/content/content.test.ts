import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Album, type Client, NotFoundError } from "@manor/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "./clock.ts";
import { createContent } from "./content.ts";
import { createSnapshot } from "./snapshot.ts";

const album = (id: string): Album => ({
  _id: id,
  title: "Snow",
  description: "",
  date: "2026-11-12",
  category: "PhotoGallery",
  attachments: ["SGSM/snow-dawn"],
});
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-content-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(lists: Partial<Record<string, Album[]>>) {
  const askAlbum = vi.fn(async (id: string) => {
    if (id !== "a1") throw new NotFoundError("/api/subGallery");
    return { changed: true as const, value: album(id), etag: '"1"', dropped: 0 };
  });
  const client = {
    list: async (name: string) => {
      const value = lists[name];
      if (!value) throw new NotFoundError("/api");
      return { changed: true, value, etag: '"1"', dropped: 0 };
    },
    album: askAlbum,
  } as unknown as Client; // Only these two are asked here.
  const quiet = () => {};
  const content = createContent({
    school: "SGSM",
    client,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    snapshot: createSnapshot(folder, quiet),
    log: { info: quiet, warn: quiet, error: quiet },
  });
  return { content, askAlbum };
}

test("an album that no list names is not found, and the host is never asked for it", async () => {
  const { content, askAlbum } = open({ gallery: [], allGallery: [album("a1")] });
  await Promise.all([content.list("gallery"), content.list("allGallery")]);
  for (let n = 0; n < 1_000; n += 1)
    expect(await content.album(`invented-${n}`)).toMatchObject({ state: "failed" });
  expect(askAlbum).not.toHaveBeenCalled();
  expect(await content.album("a1")).toMatchObject({ state: "good" });
  expect(await content.currentVersion("album:invented")).toBe("");
  await content.stop();
});

test("while a list of albums cannot be had, an album is asked for by its id", async () => {
  const { content } = open({ gallery: [] });
  await Promise.all([content.list("gallery"), content.list("allGallery")]);
  expect(await content.album("a1")).toMatchObject({ state: "good" });
  await content.stop();
});

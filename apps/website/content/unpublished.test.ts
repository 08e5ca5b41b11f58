import { readdirSync } from "node:fs";
import { type Album, type Client, NotFoundError, UnreachableError } from "@manor/content-api";
import { expect, onTestFinished, test } from "vitest";
import { createClock } from "./clock.ts";
import { createContent } from "./content.ts";
import { contentOptions, makeFolder } from "./test-content.ts";

/** Unpublished content disappears from the site's memory and disk. */

const album = (id: string, ...attachments: string[]): Album => ({
  _id: id,
  title: `Album ${id}`,
  description: "",
  date: "2026-11-02",
  category: "PhotoGallery",
  attachments,
});

type FakeCms = { listed: Album[]; albums: Map<string, Album>; isDown: boolean; requests: string[] };

/** A CMS whose list may show less of an album than the album's own response. */
function createCms(...albums: Album[]): FakeCms {
  return {
    listed: albums,
    albums: new Map(albums.map((one) => [one._id, one])),
    isDown: false,
    requests: [],
  };
}

function createClient(cms: FakeCms): Client {
  const respond = <T>(value: T) => ({ changed: true as const, value, etag: "", dropped: 0 });
  // Only these calls are made here.
  return {
    list: async (name: string) => {
      if (cms.isDown) throw new UnreachableError("/api/gallery");
      return respond(/gallery/i.test(name) ? cms.listed : []);
    },
    album: async (id: string) => {
      cms.requests.push(id);
      if (cms.isDown) throw new UnreachableError("/api/subGallery");
      const found = cms.albums.get(id);
      if (!found) throw new NotFoundError("/api/subGallery");
      return respond(found);
    },
  } as unknown as Client;
}

async function startSite(
  cms: FakeCms,
  folder = makeFolder(),
  client = createClient(cms),
  clock = createClock(new Date("2026-11-20T04:30:00Z")),
) {
  const content = createContent({
    ...contentOptions(folder),
    client,
    clock,
    pollEveryMs: 20,
  });
  onTestFinished(content.stop);
  await content.start();
  const names = () => JSON.stringify([...content.stored()]);
  const albumsOnDisk = () =>
    readdirSync(folder)
      .map((name) => Buffer.from(name.slice(0, -5), "base64url").toString())
      .filter((key) => key.startsWith("album:"));
  return { content, folder, names, albumsOnDisk };
}

test("removes an album that has left the list from memory and disk, also while the CMS is down", async () => {
  const cms = createCms(album("a", "1.jpg"), album("b", "2.jpg"));
  const { content, folder, names, albumsOnDisk } = await startSite(cms);
  await content.album("a");
  await content.album("b");
  await expect.poll(albumsOnDisk).toHaveLength(2);
  const before = content.version();
  cms.listed = [album("b", "2.jpg")];
  await expect.poll(albumsOnDisk).toEqual(["album:b"]);
  expect(names()).not.toContain("1.jpg");
  expect(content.version()).toBeGreaterThan(before);
  cms.isDown = true;
  expect((await content.album("a")).state).toBe("failed");
  const again = await startSite(cms, folder);
  expect((await again.content.album("a")).state).toBe("failed");
  expect((await again.content.album("b")).state).toBe("good");
});

test("prunes an album of an earlier run from the disk when it has left the list", async () => {
  const cms = createCms(album("a", "1.jpg"), album("b", "2.jpg"));
  const first = await startSite(cms);
  await first.content.album("a");
  await expect.poll(first.albumsOnDisk).toHaveLength(1);
  await first.content.stop();
  cms.listed = [];
  const second = await startSite(cms, first.folder);
  await expect.poll(second.albumsOnDisk).toEqual([]);
});

test("removes a photograph that was deleted from an album, also when the list shows only covers", async () => {
  const whole = album("a", "cover.jpg", "boy.jpg");
  const cms = createCms(whole);
  cms.listed = [{ ...whole, attachments: ["cover.jpg"] }];
  const { content, names } = await startSite(cms);
  await content.album("a");
  expect(names()).toContain("boy.jpg");
  cms.albums.set("a", album("a", "cover.jpg"));
  await expect.poll(names).not.toContain("boy.jpg");
});

test("requests an album once when the list shows it completely", async () => {
  const cms = createCms(album("a", "1.jpg"));
  const { content } = await startSite(cms);
  await content.album("a");
  let polls = 0;
  content.onPoll(() => {
    polls += 1;
  });
  await expect.poll(() => polls).toBeGreaterThan(3);
  expect(cms.requests).toEqual(["a"]);
});

test("hides an album that changed before the CMS went down", async () => {
  const cms = createCms(album("a", "1.jpg", "boy.jpg"));
  const client = createClient(cms);
  client.album = async (id) => {
    if (cms.listed[0]?.attachments.length === 1) throw new UnreachableError("/api/subGallery");
    return createClient(cms).album(id);
  };
  const { content } = await startSite(cms, undefined, client);
  await content.album("a");
  let polls = 0;
  content.onPoll(() => {
    polls += 1;
  });
  await expect.poll(() => polls).toBeGreaterThan(1);
  cms.listed = [album("a", "1.jpg")];
  await expect.poll(() => JSON.stringify([...content.stored()])).not.toContain("boy.jpg");
});

test("F1 removes nothing while the CMS is down", async () => {
  const cms = createCms(album("a", "1.jpg"));
  const { content, folder } = await startSite(cms);
  await content.album("a");
  await content.stop();
  cms.isDown = true;
  const { content: later } = await startSite(cms, folder);
  let polls = 0;
  later.onPoll(() => {
    polls += 1;
  });
  await expect.poll(() => polls).toBeGreaterThan(3);
  expect((await later.album("a")).state).toBe("good");
});

test("hides a formerly unlisted album that was unpublished, while the CMS is down", async () => {
  const whole = album("a", "1.jpg");
  const cms = createCms(whole);
  cms.listed = [];
  const { content } = await startSite(cms);
  let polls = 0;
  content.onPoll(() => {
    polls += 1;
  });
  const waitForPolls = async () => {
    const before = polls;
    await expect.poll(() => polls).toBeGreaterThan(before + 2);
  };
  expect((await content.album("a")).state).toBe("good");
  cms.listed = [whole];
  await waitForPolls();
  cms.listed = [];
  await waitForPolls();
  cms.isDown = true;
  expect((await content.album("a")).state).toBe("failed");
});

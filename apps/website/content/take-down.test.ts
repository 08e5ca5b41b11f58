import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Album, type Client, NotFoundError, UnreachableError } from "@manor/content-api";
import { afterEach, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { createContent } from "./content.ts";
import { createSnapshot } from "./snapshot.ts";

/** What the office takes down, seen from the site's memory and disk. */
const folders: string[] = [];
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const album = (id: string, ...attachments: string[]): Album => ({
  _id: id,
  title: `Album ${id}`,
  description: "",
  date: "2026-11-02",
  category: "PhotoGallery",
  attachments,
});

type Host = { listed: Album[]; albums: Map<string, Album>; isAway: boolean; asked: string[] };

/** A host whose list may show less of an album than the album's own answer does. */
function makeHost(...albums: Album[]): Host {
  return {
    listed: albums,
    albums: new Map(albums.map((one) => [one._id, one])),
    isAway: false,
    asked: [],
  };
}

function clientOf(host: Host): Client {
  const answer = <T>(value: T) => ({ changed: true as const, value, etag: "", dropped: 0 });
  // Only these calls are made here.
  return {
    list: async (name: string) => {
      if (host.isAway) throw new UnreachableError("/api/gallery");
      return answer(/gallery/i.test(name) ? host.listed : []);
    },
    album: async (id: string) => {
      host.asked.push(id);
      if (host.isAway) throw new UnreachableError("/api/subGallery");
      const found = host.albums.get(id);
      if (!found) throw new NotFoundError("/api/subGallery");
      return answer(found);
    },
  } as unknown as Client;
}

async function startSite(
  host: Host,
  folder = mkdtempSync(join(tmpdir(), "manor-down-")),
  client = clientOf(host),
  clock = createClock(new Date("2026-11-20T04:30:00Z")),
) {
  folders.push(folder);
  const quiet = () => {};
  const content = createContent({
    school: "SGSM",
    client,
    clock,
    snapshot: createSnapshot(folder, quiet),
    log: { info: quiet, warn: quiet, error: quiet },
    renewEveryMs: 20,
  });
  stops.push(content.stop);
  await content.start();
  const names = () => JSON.stringify([...content.kept()]);
  const albumsOnDisk = () =>
    readdirSync(folder)
      .map((name) => Buffer.from(name.slice(0, -5), "base64url").toString())
      .filter((key) => key.startsWith("album:"));
  return { content, folder, names, albumsOnDisk };
}

test("an album that the list no longer names leaves memory and disk though nobody opens it, and stays away while the host is down", async () => {
  const host = makeHost(album("a", "1.jpg"), album("b", "2.jpg"));
  const { content, folder, names, albumsOnDisk } = await startSite(host);
  await content.album("a");
  await content.album("b");
  await expect.poll(albumsOnDisk).toHaveLength(2);
  const before = content.revision();
  host.listed = [album("b", "2.jpg")];
  await expect.poll(albumsOnDisk).toEqual(["album:b"]);
  expect(names()).not.toContain("1.jpg");
  expect(content.revision()).toBeGreaterThan(before);
  host.isAway = true;
  expect((await content.album("a")).state).toBe("failed");
  const again = await startSite(host, folder);
  expect((await again.content.album("a")).state).toBe("failed");
  expect((await again.content.album("b")).state).toBe("good");
});

test("an album of an earlier run that is listed no more is swept from the disk", async () => {
  const host = makeHost(album("a", "1.jpg"), album("b", "2.jpg"));
  const first = await startSite(host);
  await first.content.album("a");
  await expect.poll(first.albumsOnDisk).toHaveLength(1);
  await first.content.stop();
  host.listed = [];
  const second = await startSite(host, first.folder);
  await expect.poll(second.albumsOnDisk).toEqual([]);
});

test("a photograph that is taken out of an album goes, though nobody opens the album, also where the list shows only covers", async () => {
  const whole = album("a", "cover.jpg", "boy.jpg");
  const host = makeHost(whole);
  host.listed = [{ ...whole, attachments: ["cover.jpg"] }];
  const { content, names } = await startSite(host);
  await content.album("a");
  expect(names()).toContain("boy.jpg");
  host.albums.set("a", album("a", "cover.jpg"));
  await expect.poll(names).not.toContain("boy.jpg");
});

test("an album that the list shows whole is not asked about again and again", async () => {
  const host = makeHost(album("a", "1.jpg"));
  const { content } = await startSite(host);
  await content.album("a");
  let rounds = 0;
  content.onRound(() => {
    rounds += 1;
  });
  await expect.poll(() => rounds).toBeGreaterThan(3);
  expect(host.asked).toEqual(["a"]);
});

test("an album that has changed at a host which then goes away is not shown as it was", async () => {
  const host = makeHost(album("a", "1.jpg", "boy.jpg"));
  const client = clientOf(host);
  client.album = async (id) => {
    if (host.listed[0]?.attachments.length === 1) throw new UnreachableError("/api/subGallery");
    return clientOf(host).album(id);
  };
  const { content } = await startSite(host, undefined, client);
  await content.album("a");
  let rounds = 0;
  content.onRound(() => {
    rounds += 1;
  });
  await expect.poll(() => rounds).toBeGreaterThan(1);
  host.listed = [album("a", "1.jpg")];
  await expect.poll(() => JSON.stringify([...content.kept()])).not.toContain("boy.jpg");
});

test("F1 while the host is away nothing that was kept is let go", async () => {
  const host = makeHost(album("a", "1.jpg"));
  const { content, folder } = await startSite(host);
  await content.album("a");
  await content.stop();
  host.isAway = true;
  const { content: later } = await startSite(host, folder);
  let rounds = 0;
  later.onRound(() => {
    rounds += 1;
  });
  await expect.poll(() => rounds).toBeGreaterThan(3);
  expect((await later.album("a")).state).toBe("good");
});

test("hides an album that was open before a list named it, and was withdrawn while the host is away", async () => {
  const whole = album("a", "1.jpg");
  const host = makeHost(whole);
  host.listed = [];
  const { content } = await startSite(host);
  let rounds = 0;
  content.onRound(() => {
    rounds += 1;
  });
  const aRound = async () => {
    const before = rounds;
    await expect.poll(() => rounds).toBeGreaterThan(before + 2);
  };
  expect((await content.album("a")).state).toBe("good");
  host.listed = [whole];
  await aRound();
  host.listed = [];
  await aRound();
  host.isAway = true;
  expect((await content.album("a")).state).toBe("failed");
});

import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import * as clerk from "../../apps/cms/test/clerk.ts";
import { type RunningHost, startHost } from "../../apps/cms/test/running-host.ts";
import { startPostgres } from "../../apps/cms/test/start-postgres.ts";
import { findFreePort, ORDINARY_DAY, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";

const { atEnd, eventually, jsonAt, messagesOf, runCommand, sendMessage, textAt } = fixtures;
const folder = fixtures.newFolder("restore");
const OFFICE = "office@sgc.example";
const BACKUP_PASSPHRASE = "four words of a school";
const both = { CONTENT_API_TOKEN: fixtures.TOKEN, SITE_ORIGIN: fixtures.ORIGIN };

/** The settings of a school with folders of its own. A restore asks at its ports whether anybody still runs. */
const settingsOf = async (name: string) => ({
  ...both,
  CMS_DATA_DIR: join(folder, name, "host"),
  SITE_DATA_DIR: join(folder, name, "site"),
  PORT: String(await findFreePort()),
  CMS_PORT: String(await findFreePort()),
});
type Settings = Awaited<ReturnType<typeof settingsOf>>;

async function startOn(settings: Settings, more: Record<string, string> = {}) {
  const environment = { ...settings, ...more };
  const host = await startHost({ dataDir: settings.CMS_DATA_DIR, environment });
  return { ...host, url: `http://127.0.0.1:${settings.CMS_PORT}` };
}
async function upload(admin: clerk.Clerk): Promise<number> {
  const create = { width: 400, height: 300, channels: 3, background: "#789" } as const;
  return clerk.uploadPicture(admin, await sharp({ create }).jpeg().toBuffer(), "a.jpg");
}

describe.each(["sqlite", "postgres"] as const)("a school on %s", (kind) => {
  let databaseOf = (_: string): Record<string, string> => ({});
  let live: Settings;
  let host: RunningHost;
  let admin: clerk.Clerk;

  beforeAll(async () => {
    if (kind === "postgres") {
      const postgres = await startPostgres();
      atEnd(postgres.stop);
      databaseOf = (name) => ({ DATABASE_URL: postgres.create(name) });
    }
    live = { ...(await settingsOf(`${kind}-live`)), ...databaseOf("live") };
    host = await startOn(live, { SAMPLE_CONTENT: "on", SITE_NOW: ORDINARY_DAY });
    atEnd(host.stop);
    admin = await clerk.signInFirstAdmin(host);
  });

  /** Restores into an empty place within a minute, and starts a CMS there. */
  async function restoreTo(name: string, file: string) {
    const settings = { ...(await settingsOf(`${kind}-${name}`)), ...databaseOf(name) };
    const started = performance.now();
    await runCommand("restore", [file], { ...settings, BACKUP_PASSPHRASE });
    expect(performance.now() - started).toBeLessThan(60_000);
    const restored = await startOn(settings, { SITE_NOW: ORDINARY_DAY });
    atEnd(restored.stop);
    return { ...restored, siteFolder: settings.SITE_DATA_DIR };
  }

  test("restored into an empty place, it gives every response and file as before, and a site serves it", async () => {
    const file = join(folder, `${kind}.tar.gz`);
    await runCommand("backup", [file], live);
    await runCommand("backup", ["--verify", file], live);
    const before = await fixtures.contentOf(host.url);
    expect(before.size).toBeGreaterThan(150);
    const { url, siteFolder } = await restoreTo("quiet", file);
    expect(await fixtures.contentOf(url)).toEqual(before);
    const site = await startSite({ contentApiUrl: url, dataDir: siteFolder, env: both });
    atEnd(site.stop);
    expect(await textAt(`${site.url}/News`)).toContain("<article");
    // Who is signed in stays signed in, and the password is the same.
    const headers = { cookie: admin.cookie, origin: url };
    const me = await fetch(`${url}/cms-api/users/me`, { headers });
    expect((await me.json()).user?.id).toBe(1);
    await clerk.signIn({ url }, OFFICE, clerk.ownPassword);
  });

  test("an encrypted backup made while people publish and write holds what was acknowledged before it began", async () => {
    const done: string[] = [];
    let isOver = false;
    const work = (async () => {
      while (!isOver) {
        const images = [await upload(admin)];
        const title = `Busy-${done.length}.`;
        await admin.save("POST", "news", { title, images, _status: "published" });
        expect(await sendMessage(host.url, title)).toBe(201);
        done.push(title);
      }
    })();
    await eventually(() => expect(done.length).toBeGreaterThan(2));
    const promised = [...done];
    const file = join(folder, `${kind}.tar.gz.age`);
    await runCommand("backup", [file], { ...live, BACKUP_PASSPHRASE });
    isOver = true;
    await work;
    const locked = await runCommand("backup", ["--verify", file], live, 1);
    expect(locked).toMatch(/is encrypted and no passphrase was given/);
    const { url } = await restoreTo("busy", file);
    const news = await textAt(`${url}/api/news/all/SGSM`);
    expect(promised.filter((title) => !news.includes(title))).toEqual([]);
    const stored = await messagesOf(await clerk.signIn({ url }, OFFICE, clerk.ownPassword));
    expect(stored).toEqual(expect.arrayContaining(promised));
    const content = [...(await fixtures.contentOf(url))];
    expect(content.filter(([, text]) => !text.startsWith("200 "))).toEqual([]);
  });
});

describe("a school in its place, restored as the runbook says", () => {
  let settings: Settings;
  let host: RunningHost;
  let admin: clerk.Clerk;
  beforeAll(async () => {
    settings = await settingsOf("place");
    host = await startOn(settings);
    admin = await clerk.signInFirstAdmin(host);
    atEnd(() => host.stop());
  });

  test("a restore does not publish what was withdrawn since, and publishes what was given again", async () => {
    const consent = { givenBy: "All parents, by letter", on: "2026-01-05" };
    const _status = "published";
    const make = async (title: string) => {
      const photo = await upload(admin);
      const album = { title, attachments: [photo], consent, _status };
      return { photo, ...(await admin.save("POST", "albums", album)) };
    };
    const [kept, withdrawn] = [await make("Kept"), await make("Withdrawn")];
    const [again, trashed] = [await make("Given again"), await make("In the trash")];
    const file = join(folder, "before.tar.gz");
    await runCommand("backup", [file], settings);
    const none = { ...consent, givenBy: "" };
    for (const { id } of [withdrawn, again])
      await admin.save("PATCH", `albums/${id}`, { consent: none, _status });
    await admin.save("PATCH", `albums/${again.id}`, { consent, _status });
    const deletedAt = new Date().toISOString();
    await admin.save("PATCH", `albums/${trashed.id}`, { deletedAt });
    await admin.save("PATCH", `media/${kept.photo}`, { deletedAt });
    const albums = async () => {
      const all: { title: string }[] = await jsonAt(`${host.url}/api/gallery/All/SGSM`);
      return all.map(({ title }) => title).sort();
    };
    expect(await albums()).toEqual(["Given again", "Kept"]);
    // The second restore applies a list that the first one has merged.
    for (const _ of ["once", "twice"]) {
      await host.stop();
      await runCommand("restore", [file], settings);
      host = await startOn(settings);
      admin = await clerk.signIn(host, OFFICE, clerk.ownPassword);
      expect(await albums()).toEqual(["Given again", "Kept"]);
      expect((await admin.ask("GET", `media/${kept.photo}`)).status).toBe(404);
    }
  });
});

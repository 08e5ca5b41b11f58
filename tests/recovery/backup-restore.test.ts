import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as editors from "../../apps/cms/test/editor.ts";
import { type RunningCms, startCms } from "../../apps/cms/test/running-cms.ts";
import { startPostgres } from "../../apps/cms/test/start-postgres.ts";
import {
  openTranslation,
  publishTranslation,
  readTexts,
} from "../../apps/cms/test/translations/translate.ts";
import { readJson } from "../e2e/harness/read-json.ts";
import { findFreePort, ORDINARY_DAY, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";

const { atEnd, eventually, jsonAt, readMessages, runCommand, sendMessage, textAt } = fixtures;
const folder = fixtures.newFolder("restore");
const OFFICE = ["office@sgc.example", editors.ownPassword] as const;
const BACKUP_PASSPHRASE = "four words of a school";
const both = { CONTENT_API_TOKEN: fixtures.TOKEN, SITE_ORIGIN: fixtures.ORIGIN };

/** Settings with separate folders and free ports: a restore refuses to run while the ports are in use. */
const newSettings = async (name: string) => ({
  ...both,
  CMS_DATA_DIR: join(folder, name, "host"),
  SITE_DATA_DIR: join(folder, name, "site"),
  PORT: String(await findFreePort()),
  CMS_PORT: String(await findFreePort()),
});
type Settings = Awaited<ReturnType<typeof newSettings>>;

async function startOn(settings: Settings, more: Record<string, string> = {}) {
  const environment = { ...settings, ...more };
  const cms = await startCms({ dataDir: settings.CMS_DATA_DIR, environment });
  return { ...cms, url: `http://127.0.0.1:${settings.CMS_PORT}` };
}
const upload = async (admin: editors.Editor) => (await editors.uploadPicture(admin)).id;

describe.each(["sqlite", "postgres"] as const)("a school on %s", (kind) => {
  let databaseSettings = (_: string): Record<string, string> => ({});
  let live: Settings;
  let cms: RunningCms;
  let admin: editors.Editor;

  beforeAll(async () => {
    if (kind === "postgres") {
      const postgres = await startPostgres();
      atEnd(postgres.stop);
      databaseSettings = (name) => ({ DATABASE_URL: postgres.create(name) });
    }
    live = { ...(await newSettings(`${kind}-live`)), ...databaseSettings("live") };
    cms = await startOn(live, { SAMPLE_CONTENT: "on", SITE_NOW: ORDINARY_DAY });
    atEnd(cms.stop);
    admin = await editors.signInFirstAdmin(cms);
  });

  /** Restores into empty folders within a minute, and starts a CMS on them. */
  async function restoreTo(name: string, file: string) {
    const settings = { ...(await newSettings(`${kind}-${name}`)), ...databaseSettings(name) };
    const started = performance.now();
    await runCommand("restore", [file], { ...settings, BACKUP_PASSPHRASE });
    expect(performance.now() - started).toBeLessThan(60_000);
    const restored = await startOn(settings, { SITE_NOW: ORDINARY_DAY });
    atEnd(restored.stop);
    return { ...restored, siteFolder: settings.SITE_DATA_DIR };
  }

  test("restored into empty folders, it serves the same responses and files, and a website shows them", async () => {
    const { id } = await admin.publish("news", { title: "Snow" });
    await publishTranslation(admin, `news/${id}`);
    const other = await admin.publish("news", { title: "Rain" });
    const draft = `translations/${await openTranslation(admin, `news/${other.id}`)}?draft=true`;
    const texts = await readTexts(admin, `news/${other.id}`, "मसौदा");
    await admin.save("PATCH", draft, { texts, _status: "draft" });
    const file = join(folder, `${kind}.tar.gz`);
    await runCommand("backup", [file], live);
    await runCommand("backup", ["--verify", file], live);
    const before = await fixtures.readContent(cms.url);
    expect(before.size).toBeGreaterThan(150);
    const { url, siteFolder } = await restoreTo("quiet", file);
    expect(await fixtures.readContent(url)).toEqual(before);
    expect(await textAt(`${url}/api/news/all/SGSM?lang=hi`)).toContain("हिन्दी Snow");
    const site = await startSite({ contentApiUrl: url, dataDir: siteFolder, env: both });
    atEnd(site.stop);
    expect(await textAt(`${site.url}/News`)).toContain("<article");
    // Sessions and the password are still valid.
    const headers = { cookie: admin.cookie, origin: url };
    const me = await fetch(`${url}/cms-api/users/me`, { headers });
    expect((await readJson(me)).user?.id).toBe(1);
    const office = await editors.signIn({ url }, ...OFFICE);
    expect((await office.get("globals/settings")).languages).toEqual(["hi"]);
    expect((await office.get(draft)).texts).toEqual(texts);
  });

  test("an encrypted backup made under load contains everything acknowledged before it began", async () => {
    const done: string[] = [];
    let isOver = false;
    const work = (async () => {
      while (!isOver) {
        const images = [await upload(admin)];
        const title = `Busy-${done.length}.`;
        await admin.save("POST", "news", { title, images, _status: "published" });
        expect(await sendMessage(cms.url, title)).toBe(201);
        done.push(title);
      }
    })();
    await eventually(() => expect(done.length).toBeGreaterThan(2));
    const acknowledged = [...done];
    const file = join(folder, `${kind}.tar.gz.age`);
    await runCommand("backup", [file], { ...live, BACKUP_PASSPHRASE });
    isOver = true;
    await work;
    const locked = await runCommand("backup", ["--verify", file], live, 1);
    expect(locked).toMatch(/is encrypted and no passphrase was given/);
    const { url } = await restoreTo("busy", file);
    const news = await textAt(`${url}/api/news/all/SGSM`);
    expect(acknowledged.filter((title) => !news.includes(title))).toEqual([]);
    const stored = await readMessages(await editors.signIn({ url }, ...OFFICE));
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    const content = [...(await fixtures.readContent(url))];
    expect(content.filter(([, text]) => !text.startsWith("200 "))).toEqual([]);
  });
});

describe("a school restored in place as in the runbook", () => {
  let settings: Settings;
  let cms: RunningCms;
  let admin: editors.Editor;
  beforeAll(async () => {
    settings = await newSettings("place");
    cms = await startOn(settings);
    admin = await editors.signInFirstAdmin(cms);
    atEnd(() => cms.stop());
  });

  test("a restore hides what was withdrawn after the backup, and shows what was consented to again", async () => {
    const consent = { givenBy: "All parents, in writing", on: "2026-01-05" };
    const _status = "published";
    const make = async (title: string) => {
      const photo = await upload(admin);
      const album = { title, attachments: [photo], consent, _status };
      return { photo, ...(await admin.save("POST", "albums", album)) };
    };
    const [unchanged, withdrawn] = [await make("Unchanged"), await make("Withdrawn")];
    const [again, trashed] = [await make("Consented again"), await make("In the trash")];
    const file = join(folder, "before.tar.gz");
    await runCommand("backup", [file], settings);
    for (const { id } of [withdrawn, again])
      await admin.save("PATCH", `albums/${id}`, { consent: { ...consent, givenBy: "" }, _status });
    await admin.save("PATCH", `albums/${again.id}`, { consent, _status });
    const deletedAt = new Date().toISOString();
    await admin.save("PATCH", `albums/${trashed.id}`, { deletedAt });
    await admin.save("PATCH", `media/${unchanged.photo}`, { deletedAt });
    const albums = async () => {
      const all: { title: string }[] = await jsonAt(`${cms.url}/api/gallery/All/SGSM`);
      return all.map(({ title }) => title).sort();
    };
    expect(await albums()).toEqual(["Consented again", "Unchanged"]);
    // The second restore applies a list that the first one has merged.
    for (const _ of ["once", "twice"]) {
      await cms.stop();
      await runCommand("restore", [file], settings);
      cms = await startOn(settings);
      admin = await editors.signIn(cms, ...OFFICE);
      expect(await albums()).toEqual(["Consented again", "Unchanged"]);
      expect((await admin.ask("GET", `media/${unchanged.photo}`)).status).toBe(404);
    }
  });
});

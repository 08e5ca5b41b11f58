import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { findFreePort, type SiteProcess, startSite } from "../../../tests/e2e/harness/site.ts";
import {
  type Clerk,
  ownPassword,
  signIn,
  signInFirstAdmin,
} from "../../content-host/test/clerk.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { type Postgres, startPostgres } from "../../content-host/test/start-postgres.ts";
import { answersOf } from "./answers.ts";
import { command, type Ended } from "./command.ts";
import { keepWorking } from "./keep-working.ts";
import { until } from "./until.ts";

const AIM_MS = 60_000;
const PASSPHRASE = "four words of a school";

for (const kind of ["sqlite", "postgres"] as const)
  describe(`a school on ${kind}, backed up and restored`, () => {
    const root = mkdtempSync(join(tmpdir(), `manor-drill-${kind}-`));
    const place = (name: string) => join(root, name);
    let postgres: Postgres | undefined;
    let host: RunningHost;
    let site: SiteProcess;
    let clerk: Clerk;
    const databaseOf = (name: string): Record<string, string> =>
      postgres ? { DATABASE_URL: postgres.create(name) } : {};
    let live: Record<string, string> = {};

    before(async () => {
      if (kind === "postgres") postgres = await startPostgres();
      live = databaseOf("live");
      const environment = { ...live, SAMPLE_CONTENT: "on", SITE_NOW: "2026-11-20T10:00:00+05:30" };
      host = await startHost({ dataDir: place("live/host"), environment });
      clerk = await signInFirstAdmin(host);
      const nobody = `http://127.0.0.1:${await findFreePort()}`;
      site = await startSite({ contentHostUrl: nobody, dataDir: place("live/site") });
    });
    after(async () => {
      await site?.stop();
      await host?.stop();
      postgres?.stop();
      rmSync(root, { recursive: true, force: true });
    });

    const backup = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
      command("apps/operations/backup.ts", args, {
        HOST_DATA_DIR: place("live/host"),
        SITE_DATA_DIR: place("live/site"),
        ...live,
        ...env,
      });

    /** Restores into an empty place, and gives the settings of the processes that start there. */
    async function restore(file: string, name: string, more: Record<string, string> = {}) {
      const env = {
        HOST_DATA_DIR: place(`${name}/host`),
        SITE_DATA_DIR: place(`${name}/site`),
        ...databaseOf(name),
        ...more,
      };
      const ports = { PORT: String(await findFreePort()), HOST_PORT: String(await findFreePort()) };
      const ended = await command("apps/operations/restore.ts", [file], { ...env, ...ports });
      assert.equal(ended.code, 0, ended.said);
      console.log(`restored on ${kind} in ${Math.round(ended.ms)} ms`);
      assert.ok(ended.ms < AIM_MS, `it took ${ended.ms} ms`);
      return env;
    }

    const startRestored = async (name: string, env: Record<string, string>) => {
      const environment = { ...env, SITE_NOW: "2026-11-20T10:00:00+05:30" };
      return startHost({ dataDir: place(`${name}/host`), environment });
    };

    test("restored into an empty place, it gives every answer and every file as before", async () => {
      const file = place("quiet.tar.gz");
      const made = await backup([file]);
      assert.equal(made.code, 0, made.said);
      console.log(made.said.trim());
      const before = await answersOf(host.url);
      assert.ok(before.size > 150, `${before.size} answers`);
      const restored = await startRestored("quiet", await restore(file, "quiet"));
      try {
        assert.deepEqual(await answersOf(restored.url), before);
        // Who is signed in stays signed in, and the password is the same.
        const me = await fetch(`${restored.url}/cms-api/users/me`, {
          headers: { cookie: clerk.cookie, origin: restored.url },
        });
        assert.equal((await me.json()).user?.id, 1);
        await signIn(restored, "office@sgc.example", ownPassword);
      } finally {
        await restored.stop();
      }
    });

    test("a backup that is made while people publish and write holds what was acknowledged before it began", async () => {
      const work = keepWorking(host, site, clerk);
      await until(() => work.published.length >= 3 && work.kept.length >= 3);
      const promised = {
        published: [...work.published],
        sent: [...work.sent],
        kept: [...work.kept],
      };
      const file = place("busy.tar.gz.age");
      const made = await backup([file], { BACKUP_PASSPHRASE: PASSPHRASE });
      const during = work.published.length - promised.published.length;
      await work.stop();
      assert.equal(made.code, 0, made.said);
      console.log(`${made.said.trim()}; ${during} were published meanwhile`);
      const env = await restore(file, "busy", { BACKUP_PASSPHRASE: PASSPHRASE });
      const restored = await startRestored("busy", env);
      try {
        const answers = await answersOf(restored.url);
        const news = answers.get("/api/news/all/SGSM") ?? "";
        for (const title of promised.published) assert.ok(news.includes(title), title);
        for (const [path, answer] of answers)
          if (path.startsWith("/api/image/")) assert.match(answer, /^200 /, path);
        const again = await startSite({
          contentHostUrl: restored.url,
          dataDir: place("busy/site"),
          env: { CONTENT_HOST_TOKEN: tokenOf(restored) },
        });
        try {
          const wanted = [...promised.sent, ...promised.kept];
          const admin = await signIn(restored, "office@sgc.example", ownPassword);
          await until(async () => {
            const stored = await messagesOf(admin);
            return wanted.every((text) => stored.filter((one) => one === text).length === 1);
          });
        } finally {
          await again.stop();
        }
      } finally {
        await restored.stop();
      }
    });

    test("a backup says whether it is sound, and a damaged one changes nothing", async () => {
      const file = place("quiet.tar.gz");
      const sound = await backup(["--verify", file]);
      assert.equal(sound.code, 0, sound.said);
      const bytes = readFileSync(file);
      const middle = Math.floor(bytes.length / 2);
      writeFileSync(place("damaged.tar.gz"), bytes.fill(0, middle, middle + 50));
      const damaged = await backup(["--verify", place("damaged.tar.gz")]);
      assert.equal(damaged.code, 1);
      assert.match(damaged.said, /is damaged or no archive of ours .*nothing was changed/);
      const locked = await backup(["--verify", place("busy.tar.gz.age")]);
      assert.match(locked.said, /is encrypted and no passphrase was given/);
    });
  });

const tokenOf = ({ dataDir }: RunningHost): string =>
  readFileSync(join(dataDir, "contract-token"), "utf8").trim();

async function messagesOf(admin: Clerk): Promise<string[]> {
  const { docs } = await (await admin.ask("GET", "contact-messages?limit=0")).json();
  return docs.map(({ message }: { message: string }) => message);
}

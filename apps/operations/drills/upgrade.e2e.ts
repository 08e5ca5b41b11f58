import assert from "node:assert/strict";
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, describe, test } from "node:test";
import { command, type Ended } from "./command.ts";
import { upgradeUntil } from "./cut-off.ts";
import { installSchool, type School } from "./installed-school.ts";
import { addAsset, addMigration, makeThinRelease } from "./thin-release.ts";

const OLD = "manor-1.0.0-linux-x64";
const NEW = "manor-1.1.0-linux-x64";
const FROM_OLD = "/assets/only-in-old-0123abcd.js";

/** Where an upgrade is cut off, in the order of its steps, what serves after the next start, and who begins again. */
const CUTS: Cut[] = [
  { step: "look at the release", moment: "before", serves: OLD },
  { step: "unpack it beside", moment: "before", serves: OLD },
  { step: "unpack it beside", moment: "amid", serves: OLD },
  { step: "back up", moment: "before", serves: OLD },
  { step: "back up", moment: "amid", serves: OLD },
  { step: "note the former release", moment: "before", serves: OLD },
  { step: "switch", moment: "before", serves: OLD, isStartedAnew: true },
  { step: "start its host, which migrates", moment: "before", serves: NEW, isStartedAnew: true },
  { step: "start its host, which migrates", moment: "amid", serves: NEW, isBegunAgain: true },
  { step: "start its site", moment: "before", serves: NEW, isStartedAnew: true },
  { step: "start its site", moment: "amid", serves: NEW, isBegunAgain: true },
  { step: "remove older releases", moment: "before", serves: NEW },
];
type Cut = {
  step: string;
  moment: "before" | "amid";
  serves: string;
  isStartedAnew?: true;
  isBegunAgain?: true;
};

describe("an upgrade of an installed school", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-upgrade-"));
  const made = { old: "", new: "", bad: "" };
  let school: School;

  before(async () => {
    made.old = await makeThinRelease(folder, "1.0.0", (home) =>
      addAsset(home, FROM_OLD.split("/").at(-1) ?? ""),
    );
    made.new = await makeThinRelease(folder, "1.1.0", (home) =>
      addMigration(home, "ALTER TABLE news ADD later text"),
    );
    made.bad = await makeThinRelease(folder, "1.2.0", (home) =>
      appendFileSync(join(home, "apps/content-host/server/main.ts"), "process.exit(1);"),
    );
    school = await installSchool(join(folder, "root"), made.old);
  });
  after(async () => {
    await school?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (script: string, ...args: string[]): Promise<Ended> =>
    command(`apps/operations/${script}.ts`, ["--root", school.root, ...args], school.env);

  test("cut off at any step, the old or the new release serves and nothing is lost", async () => {
    const table: string[] = [];
    for (const cut of CUTS) {
      const { step, moment, serves } = cut;
      await school.work();
      await upgradeUntil(step, moment, ["--root", school.root, made.new], school.env);
      const { site, host } = await school.serving();
      const line = `${moment.padEnd(6)} ${step.padEnd(31)} ${site} ${host}`;
      table.push(line);
      for (const release of [site, host]) assert.ok([OLD, serves].includes(release), line);
      await school.assertNothingLost();
      if (cut.isStartedAnew) await school.machine.reboot();
      if (cut.isBegunAgain) {
        const again = await run("upgrade", made.new);
        assert.equal(again.code, 0, again.said);
      }
      if (cut.isStartedAnew || cut.isBegunAgain)
        assert.deepEqual(await school.serving(), { site: serves, host: serves });
      if (serves === OLD) continue;
      const back = await run("rollback");
      assert.equal(back.code, 0, back.said);
      assert.deepEqual(await school.serving(), { site: OLD, host: OLD });
    }
    console.log(`cut off               and then serve site and host\n${table.join("\n")}`);
    assert.ok(readdirSync(join(school.root, "var/backups/manor")).length > 0);
    await school.assertNothingLost();
  });

  test("done to its end the new release serves, with its migration, and what old pages name still answers", async () => {
    const done = await run("upgrade", made.new);
    assert.equal(done.code, 0, done.said);
    assert.deepEqual(await school.serving(), { site: NEW, host: NEW });
    assert.equal((await fetch(school.site + FROM_OLD)).status, 200);
    const releases = readdirSync(join(school.root, "opt/manor/releases"));
    assert.deepEqual(releases.sort(), [OLD, NEW]);
    const database = new DatabaseSync(join(school.root, "var/lib/manor/host/content.db"));
    const columns = database.prepare("SELECT name FROM pragma_table_info('news')").all();
    database.close();
    assert.ok(columns.some(({ name }) => name === "later"));
    await school.work();
    await school.assertNothingLost();
  });

  test("a release that does not come up takes nothing away: the former one serves again by itself", async () => {
    const bad = await run("upgrade", "--patience", "3", made.bad);
    assert.equal(bad.code, 1, bad.said);
    assert.match(bad.said, /manor-host\.service was not well within 3 s/);
    assert.match(bad.said, /The new release was not well; manor-1\.1\.0-linux-x64 serves again/);
    assert.deepEqual(await school.serving(), { site: NEW, host: NEW });
    await school.work();
    await school.assertNothingLost();
  });

  test("a release that is damaged, older or for another machine changes nothing", async () => {
    appendFileSync(made.bad, "one byte more");
    for (const [file, reason] of [
      [made.bad, /is not what its checksum says/],
      [made.old, /is newer than 1\.0\.0.*manor rollback/],
      [join(folder, "manor-9.0.0-linux-arm64.tar.gz"), /is for linux-arm64/],
      [join(folder, "release.tar.gz"), /is not called manor-VERSION-SYSTEM/],
    ] as const) {
      const { code, said } = await run("upgrade", file);
      assert.equal(code, 1, said);
      assert.match(said, reason);
    }
    assert.deepEqual(await school.serving(), { site: NEW, host: NEW });
    assert.equal(
      existsSync(join(school.root, "opt/manor/releases/manor-9.0.0-linux-arm64")),
      false,
    );
  });
});

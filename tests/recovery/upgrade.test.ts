import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { eventually, newFolder, runCommand } from "./fixtures.ts";
import { addMigration, installSchool, makeRelease, upgradeUntil } from "./installed-school.ts";

const system = `${process.platform}-${process.arch}`;
const [OLD, NEW] = [`manor-1.0.0-${system}`, `manor-1.1.0-${system}`];
const ASSET = "only-in-old-0123abcd.js";
const folder = newFolder("upgrade");
const root = join(folder, "root");
const made = { old: "", new: "", broken: "" };
let school: Awaited<ReturnType<typeof installSchool>>;

beforeAll(async () => {
  made.old = await makeRelease(folder, "1.0.0", (home) =>
    writeFileSync(join(home, "apps/website/build/client/assets", ASSET), "export default 1;"),
  );
  made.new = await makeRelease(folder, "1.1.0", (home) =>
    addMigration(home, "ALTER TABLE news ADD later text"),
  );
  made.broken = await makeRelease(folder, "1.2.0", (home) =>
    appendFileSync(join(home, "apps/cms/server/main.ts"), "process.exit(1);"),
  );
  school = await installSchool(root, made.old);
});

const run = (name: string, args: string[], exitCode = 0) =>
  runCommand(name, ["--root", root, ...args], school.env, exitCode);

/** Each step, what serves after the next start, and how that comes: by a reboot, or by the upgrade once more. */
const kills = [
  ["before", "look at the release", OLD],
  ["before", "unpack it beside", OLD],
  ["amid", "unpack it beside", OLD],
  ["before", "back up", OLD],
  ["amid", "back up", OLD],
  ["before", "note the former release", OLD],
  ["before", "switch", OLD, "reboot"],
  ["before", "start its host, which migrates", NEW, "reboot"],
  ["amid", "start its host, which migrates", NEW, "again"],
  ["before", "start its site", NEW, "reboot"],
  ["amid", "start its site", NEW, "again"],
  ["before", "remove older releases", NEW],
] as const;

test.each(kills)(
  "killed %s “%s”, one release or the other serves and nothing is lost",
  async (moment, step, serves, next?: string) => {
    await school.work();
    await upgradeUntil(step, moment, ["--root", root, made.new], school.env);
    for (const release of await school.serving()) expect([OLD, serves]).toContain(release);
    await school.expectNothingLost();
    if (next === "reboot") {
      school.systemctl("kill");
      school.systemctl("start");
    }
    if (next === "again") await run("upgrade", [made.new]);
    if (next) expect(await school.serving()).toEqual([serves, serves]);
    if (serves === NEW) await run("rollback", []);
    expect(await school.serving()).toEqual([OLD, OLD]);
    await school.expectNothingLost();
  },
);

test("done to its end the new release serves, migrated and backed up, with the assets of old pages", async () => {
  await run("upgrade", [made.new]);
  expect(await school.serving()).toEqual([NEW, NEW]);
  expect((await fetch(`${school.site}/assets/${ASSET}`)).status).toBe(200);
  expect(readdirSync(join(root, "opt/manor/releases")).sort()).toEqual([OLD, NEW]);
  expect(readdirSync(join(root, "var/backups/manor"))).not.toEqual([]);
  const database = new DatabaseSync(join(root, "var/lib/manor/cms/content.db"));
  const columns = database.prepare("SELECT name FROM pragma_table_info('news')").all();
  database.close();
  expect(columns.map(({ name }) => name)).toContain("later");
  await school.work();
  await school.expectNothingLost();
});

test("a release that does not come up takes nothing away: the former one serves again by itself", async () => {
  const output = await run("upgrade", ["--patience", "3", made.broken], 1);
  expect(output).toMatch(/manor-cms\.service was not well within 3 s/);
  expect(output).toMatch(/The new release was not well; manor-1\.1\.0-\S+ serves again/);
  expect(await school.serving()).toEqual([NEW, NEW]);
  await school.work();
  await school.expectNothingLost();
});

test("a release that spoils the data: rolled back the former serves, and the upgrade's backup brings the data back", async () => {
  await school.work();
  await school.expectNothingLost();
  const spoiling = await makeRelease(folder, "1.3.0", (home) =>
    addMigration(home, "UPDATE news SET title = 'Spoiled'"),
  );
  await run("upgrade", [spoiling]);
  await eventually(async () => expect(await school.news()).toContain("Spoiled"));
  await run("rollback", []);
  expect(await school.serving()).toEqual([NEW, NEW]);
  expect(await school.news()).toContain("Spoiled");

  const backups = readdirSync(join(root, "var/backups/manor"));
  const backup = backups.find((name) => name.startsWith("before-manor-1.3.0-")) ?? "";
  school.systemctl("stop");
  const output = await runCommand("restore", [join(root, "var/backups/manor", backup)], school.env);
  expect(output).toMatch(/What was there is kept as .*former-/);
  school.systemctl("start");
  expect(await school.serving()).toEqual([NEW, NEW]);
  await school.expectNothingLost();
  expect(await school.news()).not.toContain("Spoiled");
});

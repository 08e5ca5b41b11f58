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

/** When to kill, the step, the release that runs afterwards, and what starts it: a reboot or the upgrade again. */
const kills = [
  ["before", "check the release", OLD],
  ["before", "unpack the release", OLD],
  ["during", "unpack the release", OLD],
  ["before", "back up", OLD],
  ["during", "back up", OLD],
  ["before", "record the previous release", OLD],
  ["before", "switch to the new release", OLD, "reboot"],
  ["before", "write users and units", NEW, "reboot"],
  ["before", "restart the CMS and migrate the database", NEW, "reboot"],
  ["during", "restart the CMS and migrate the database", NEW, "again"],
  ["before", "restart the website", NEW, "reboot"],
  ["during", "restart the website", NEW, "again"],
  ["before", "remove older releases", NEW],
] as const;

test.each(kills)(
  "killed %s “%s”, one of the two releases runs and no data is lost",
  async (when, step, running, next?: string) => {
    await school.work();
    await upgradeUntil(step, when, ["--root", root, made.new], school.env);
    for (const release of await school.releases()) expect([OLD, running]).toContain(release);
    await school.expectNothingLost();
    if (next === "reboot") {
      school.systemctl("kill");
      school.systemctl("start");
    }
    if (next === "again") await run("upgrade", [made.new]);
    if (next) expect(await school.releases()).toEqual([running, running]);
    if (running === NEW) await run("rollback", []);
    expect(await school.releases()).toEqual([OLD, OLD]);
    await school.expectNothingLost();
  },
);

test("an upgrade migrates, backs up and starts the new release, with the assets of old pages", async () => {
  await run("upgrade", [made.new]);
  expect(await school.releases()).toEqual([NEW, NEW]);
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

test("an upgrade rolls back automatically when the new release does not become healthy", async () => {
  const output = await run("upgrade", ["--patience", "3", made.broken], 1);
  expect(output).toMatch(/manor-cms\.service did not become healthy within 3 s/);
  expect(output).toMatch(/did not become healthy; manor-1\.1\.0-\S+ is running again/);
  expect(await school.releases()).toEqual([NEW, NEW]);
  await school.work();
  await school.expectNothingLost();
});

test("after a release that damages data, a rollback and the upgrade's backup restore everything", async () => {
  await school.work();
  await school.expectNothingLost();
  const damaging = await makeRelease(folder, "1.3.0", (home) =>
    addMigration(home, "UPDATE news SET title = 'Spoiled'"),
  );
  await run("upgrade", [damaging]);
  await eventually(async () => expect(await school.news()).toContain("Spoiled"));
  await run("rollback", []);
  expect(await school.releases()).toEqual([NEW, NEW]);
  expect(await school.news()).toContain("Spoiled");

  const backups = readdirSync(join(root, "var/backups/manor"));
  const backup = backups.find((name) => name.startsWith("before-manor-1.3.0-")) ?? "";
  school.systemctl("stop");
  const output = await runCommand("restore", [join(root, "var/backups/manor", backup)], school.env);
  expect(output).toMatch(/The former data is now .*former-/);
  school.systemctl("start");
  expect(await school.releases()).toEqual([NEW, NEW]);
  await school.expectNothingLost();
  expect(await school.news()).not.toContain("Spoiled");
});

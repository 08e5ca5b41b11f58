import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { command, type Ended } from "./command.ts";
import { installSchool, type School } from "./installed-school.ts";
import { addMigration, makeThinRelease } from "./thin-release.ts";
import { until } from "./until.ts";

const OLD = "manor-1.0.0-linux-x64";
const BAD = "manor-1.1.0-linux-x64";

describe("a release that is bad, step by step as the runbook says", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-bad-release-"));
  let school: School;
  let bad = "";

  before(async () => {
    const old = await makeThinRelease(folder, "1.0.0", () => {});
    bad = await makeThinRelease(folder, "1.1.0", (home) =>
      addMigration(home, "UPDATE news SET title = 'Spoiled'"),
    );
    school = await installSchool(join(folder, "root"), old);
  });
  after(async () => {
    await school?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(script: string, ...args: string[]): Promise<Ended> {
    const ended = await command(`apps/operations/${script}.ts`, args, school.env);
    assert.equal(ended.code, 0, ended.said);
    return ended;
  }
  const systemctl = (...args: string[]) =>
    promisify(execFile)("systemctl", args, { env: school.env });
  const isSpoiled = async () =>
    (await (await fetch(`${school.site}/api/news/all/SGSM`)).text()).includes("Spoiled");

  test("rolled back the former release serves; what the bad one did to the data goes with the backup that the upgrade made", async () => {
    await school.work();
    await school.work();
    await run("upgrade", "--root", school.root, bad);
    assert.deepEqual(await school.serving(), { site: BAD, host: BAD });
    await until(isSpoiled);
    await run("rollback", "--root", school.root);
    assert.deepEqual(await school.serving(), { site: OLD, host: OLD });
    assert.equal(await isSpoiled(), true);

    const backups = join(school.root, "var/backups/manor");
    const [backup = ""] = readdirSync(backups).filter((name) => name.startsWith("before-"));
    await systemctl("stop", "manor-site", "manor-host");
    const { said } = await run("restore", join(backups, backup));
    assert.match(said, /What was there is kept as .*former-/);
    await systemctl("start", "manor-host", "manor-site");
    assert.deepEqual(await school.serving(), { site: OLD, host: OLD });
    await school.assertNothingLost();
    assert.equal(await isSpoiled(), false);
    await school.work();
    await school.assertNothingLost();
  });
});

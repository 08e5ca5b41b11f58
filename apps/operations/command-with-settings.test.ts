import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { verifyBackup } from "./backup/verify-backup.ts";
import { root as repository } from "./version.ts";

const PASSPHRASE = 'a$b"c d-twelve';

test("manor backup reads the settings like systemd and executes nothing in them", async () => {
  const root = mkdtempSync(join(tmpdir(), "manor-command-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const at = (path: string) => join(root, path);
  for (const folder of ["host", "bin", "etc", "opt"]) mkdirSync(at(folder));
  const database = new DatabaseSync(at("host/content.db"));
  database.exec("CREATE TABLE news (title TEXT)");
  database.close();
  writeFileSync(
    at("etc/manor.env"),
    `CMS_DATA_DIR=${at("host")}\nSITE_DATA_DIR=${at("site")}\nSCHOOL_NOTE=$(touch ${at("executed")})\nSMTP_URL=smtp://127.0.0.1:25\nMAIL_FROM=SGC <office@sgc.example>\n`,
  );
  writeFileSync(at("etc/manor-cms.env"), `BACKUP_PASSPHRASE=${PASSPHRASE}\n`);
  // The installed command with the paths of this test, and with `id` replaced.
  const command = readFileSync(join(repository, "deploy/manor"), "utf8")
    .replaceAll("/opt/manor/current", repository)
    .replaceAll("/opt/manor", at("opt"))
    .replaceAll("/etc/manor", at("etc"));
  for (const [name, text] of [
    ["manor", command],
    ["id", "#!/bin/sh\necho 0\n"],
  ] as const) {
    writeFileSync(at(`bin/${name}`), text);
    chmodSync(at(`bin/${name}`), 0o755);
  }
  const output = execFileSync(at("bin/manor"), ["backup", at("backup.tar.gz.age")], {
    encoding: "utf8",
    env: { PATH: `${at("bin")}:/usr/bin:/bin`, MANOR_SETTINGS_DIR: at("etc") },
  });
  expect(output).toMatch(/\(encrypted\)/);
  expect((await verifyBackup(at("backup.tar.gz.age"), PASSPHRASE)).database).toBe("sqlite");
  expect(existsSync(at("executed"))).toBe(false);
});

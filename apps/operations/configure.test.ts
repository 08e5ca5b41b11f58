import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { install, ORIGIN } from "./test/run-install.ts";
import { root as repository } from "./version.ts";

// `deploy/install --units-of`, with which an upgrade and a rollback write users, settings and units.
const deploy = join(repository, "deploy");
const unit = (name: string) => readFileSync(join(deploy, `units/manor-${name}.service`), "utf8");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-configure-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The content API token in a settings file of an installation. */
const readToken = (name: string, installed: string) =>
  /^CONTENT_API_TOKEN=(.*)$/m.exec(readFileSync(join(installed, "etc/manor", name), "utf8"))?.[1];

test("website and CMS have different users, and only backups may read the data of both", () => {
  const values = (name: string, setting: string) =>
    [...unit(name).matchAll(new RegExp(`^${setting}=(.*)$`, "gm"))].map(([, value]) => value);
  expect(values("website", "User")).toEqual(["manor-website"]);
  expect(values("website", "StateDirectory")).toEqual(["manor/site"]);
  expect(values("cms", "User")).toEqual(["manor-cms"]);
  expect(values("cms", "StateDirectory")).toEqual(["manor/cms"]);
  expect(values("backup", "User")).toEqual(["manor-cms"]);
  for (const name of ["website", "cms"]) {
    expect(values(name, "AmbientCapabilities")).toEqual([""]);
    expect(values(name, "WatchdogSec")).toEqual(["60"]);
  }
  expect(values("backup", "AmbientCapabilities")).toEqual(["CAP_DAC_READ_SEARCH"]);
});

test("the website's unit does not receive the secrets of the CMS", () => {
  expect(unit("website")).not.toMatch(/^EnvironmentFile=.*manor-cms\.env$/m);
  expect(unit("website")).toMatch(/^EnvironmentFile=-\/etc\/manor\/manor-website\.env$/m);
  for (const path of ["/etc/manor", "/var/lib/manor/cms", "/var/backups/manor"])
    expect(/^InaccessiblePaths=(.*)$/m.exec(unit("website"))?.[1]?.split(" ")).toContain(
      `-${path}`,
    );
  for (const name of ["cms", "backup"])
    expect(unit(name)).toMatch(/^EnvironmentFile=-\/etc\/manor\/manor-cms\.env$/m);
  const secrets = [...readFileSync(join(deploy, "manor-cms.env"), "utf8").matchAll(/^#(\w+)=$/gm)];
  const unset = /^UnsetEnvironment=(.*)$/m.exec(unit("website"))?.[1]?.split(" ");
  expect(secrets.map(([, name]) => name).sort()).toEqual(unset?.sort());
  expect(readFileSync(join(deploy, "manor.env"), "utf8")).not.toMatch(/PASSPHRASE|SMTP|S3_/);
});

/** The release folder of 0.1.0: one user, and one settings file for the token. */
function makeFirstRelease(): string {
  const folder = newFolder();
  cpSync(join(repository, "deploy"), join(folder, "deploy"), { recursive: true });
  for (const name of ["cms", "website", "backup"]) {
    const file = join(folder, `deploy/units/manor-${name}.service`);
    const text = readFileSync(file, "utf8")
      .replace(/^(User|Group)=.*$/gm, "$1=manor")
      .replace(/^(StateDirectory|Type=notify|.*manor-website\.env).*\n/gm, "");
    writeFileSync(file, text);
  }
  return folder;
}

test("moves the token to the settings files that a release reads, and its units give the data to its user", () => {
  const installed = newFolder();
  const former = makeFirstRelease();
  install("--root", installed, ...ORIGIN);
  const token = readToken("manor-website.env", installed);
  const configure = (folder: string) => install("--root", installed, "--units-of", folder);
  const tokens = () =>
    ["manor.env", "manor-website.env", "manor-cms.env"].map((name) => readToken(name, installed));
  const cmsUnit = () =>
    readFileSync(join(installed, "etc/systemd/system/manor-cms.service"), "utf8");
  for (const _ of ["once", "twice"]) {
    expect(configure(former)).toMatchObject({ status: 0 });
    expect(tokens()).toEqual([token, undefined, undefined]);
    expect(cmsUnit()).toMatch(/^User=manor\nStateDirectory=manor\/cms\nStateDirectoryMode=0700$/m);
    expect(configure(former).output).toBe("");
    expect(configure(repository)).toMatchObject({ status: 0 });
    expect(tokens()).toEqual([undefined, token, token]);
    expect(cmsUnit()).toBe(
      readFileSync(join(repository, "deploy/units/manor-cms.service"), "utf8"),
    );
    expect(configure(repository).output).toBe("");
  }
});

test("does not invent a token where the school has removed it", () => {
  const installed = newFolder();
  install("--root", installed, ...ORIGIN);
  for (const name of ["manor-website.env", "manor-cms.env"])
    rmSync(join(installed, "etc/manor", name));
  expect(install("--root", installed, "--units-of", repository)).toMatchObject({ status: 0 });
  for (const name of ["manor-website.env", "manor-cms.env"])
    expect(readToken(name, installed)).toBe(undefined);
});

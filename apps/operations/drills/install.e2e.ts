import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { root as repository } from "../version.ts";

const ORIGIN = ["--origin", "https://www.school.example"];
const UNITS = ["manor-host.service", "manor-site.service", "manor-backup.service"];

describe("deploy/install", () => {
  const root = mkdtempSync(join(tmpdir(), "manor-install-"));
  const at = (path: string) => join(root, path);

  const install = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(repository, "deploy/install"), args, {
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  const installHere = (...args: string[]) => install("--root", root, ...args);

  /** A tarball as `npm run release` makes it, but for what is in it. */
  function makeTarball(): string {
    const folder = at("made/manor-1.0.0-linux-x64");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "LICENSE"), "MIT");
    execFileSync("sh", ["-c", "sha256sum LICENSE > SHA256SUMS"], { cwd: folder });
    const tarball = at("manor-1.0.0-linux-x64.tar.gz");
    execFileSync("tar", ["-C", at("made"), "-czf", tarball, "manor-1.0.0-linux-x64"]);
    return tarball;
  }

  let release: string[] = [];
  before(() => {
    release = ["--release", makeTarball()];
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  /** Every file with what is in it and when it was written. */
  const state = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => `${file} ${statSync(file).mtimeMs} ${readFileSync(file, "latin1")}`);

  test("--dry-run says what would be done, and does nothing", () => {
    const before = state("/etc/systemd");
    const { status, said } = install("--dry-run", ...ORIGIN, ...release);
    assert.equal(status, 0, said);
    for (const line of [
      /would run: useradd --system .* manor/,
      /would run: mkdir -p \/var\/lib\/manor\n/,
      /would run: chmod 0700 \/var\/lib\/manor\/host/,
      /would run: tar -xzf /,
      /would write: \/etc\/systemd\/system\/manor-site\.service/,
      /would write: \/etc\/caddy\/manor\.caddy/,
      /would run: systemctl enable --now manor-host\.service manor-site\.service manor-backup\.timer/,
    ])
      assert.match(said, line);
    assert.deepEqual(state("/etc/systemd"), before);
    for (const path of ["/etc/manor", "/opt/manor", "/var/lib/manor"])
      assert.equal(existsSync(path), false, path);
  });

  test("what is missing or wrong is said before anything is done", () => {
    for (const [args, reason] of [
      [[], /--origin is the https address/],
      [["--origin", "http://www.school.example"], /--origin is the https address/],
      [[...ORIGIN, "--web", "apache"], /--web is caddy or nginx/],
      [[...ORIGIN, "--release", "/nowhere"], /There is no \/nowhere/],
      [[...ORIGIN, "--surprise"], /There is no option --surprise/],
    ] as const) {
      const { status, said } = installHere(...args);
      assert.equal(status, 1, said);
      assert.match(said, reason);
    }
    assert.equal(existsSync(at("etc")), false);
  });

  test("done twice it is done once: settings of the school stay, and nobody else reads its data", () => {
    const first = installHere(...ORIGIN, ...release);
    assert.equal(first.status, 0, first.said);
    const settings = readFileSync(at("etc/manor/manor.env"), "utf8");
    assert.match(settings, /^SITE_ORIGIN=https:\/\/www\.school\.example$/m);
    assert.match(settings, /^HOST_URL=https:\/\/desk\.school\.example$/m);
    assert.match(settings, /^CONTENT_HOST_TOKEN=[0-9a-f]{64}$/m);
    assert.match(settings, /^PRODUCTION=on$/m);
    appendFileSync(at("etc/manor/manor.env"), "MESSAGE_KEEP_DAYS=90\n");
    appendFileSync(at("etc/manor/manor-host.env"), "BACKUP_PASSPHRASE=written down elsewhere\n");
    appendFileSync(at("etc/caddy/Caddyfile"), "other.example {\n}\n");
    for (const path of ["var/lib/manor", "var/lib/manor/host", "var/backups/manor"])
      assert.equal(statSync(at(path)).mode & 0o777, 0o700, path);
    for (const name of ["manor.env", "manor-host.env"])
      assert.equal(statSync(at(`etc/manor/${name}`)).mode & 0o777, 0o640);
    assert.equal(
      readFileSync(at("opt/manor/releases/manor-1.0.0-linux-x64/LICENSE"), "utf8"),
      "MIT",
    );
    installHere(...ORIGIN, ...release);
    const before = state(root);
    const again = installHere(...ORIGIN, ...release);
    assert.equal(again.status, 0, again.said);
    assert.deepEqual(state(root), before);
    assert.match(readFileSync(at("etc/caddy/Caddyfile"), "utf8"), /other\.example/);
  });

  test("the site's unit does not get the secrets of the content host", () => {
    const unit = (name: string) => readFileSync(at(`etc/systemd/system/${name}`), "utf8");
    assert.doesNotMatch(unit("manor-site.service"), /^EnvironmentFile=.*manor-host\.env$/m);
    assert.match(unit("manor-site.service"), /^InaccessiblePaths=.*\/etc\/manor\/manor-host\.env/m);
    for (const name of ["manor-host.service", "manor-backup.service"])
      assert.match(unit(name), /^EnvironmentFile=-\/etc\/manor\/manor-host\.env$/m);
    const secrets = readFileSync(at("etc/manor/manor-host.env"), "utf8").matchAll(/^#(\w+)=$/gm);
    const unset = /^UnsetEnvironment=(.*)$/m.exec(unit("manor-site.service"))?.[1]?.split(" ");
    assert.deepEqual([...secrets].map(([, name]) => name).sort(), unset?.sort());
    assert.doesNotMatch(readFileSync(at("etc/manor/manor.env"), "utf8"), /PASSPHRASE|SMTP|S3_/);
  });

  test("a tarball that was changed, or holds a file without a checksum, is not installed", () => {
    const folder = at("made/manor-1.0.0-linux-x64");
    for (const [number, name, text] of [
      [2, "LICENSE", "changed"],
      [3, "extra.ts", "more"],
    ] as const) {
      writeFileSync(join(folder, "LICENSE"), "MIT");
      writeFileSync(join(folder, name), text);
      const release = `manor-${number}.0.0-linux-x64`;
      execFileSync("tar", ["-C", at("made"), "-czf", at(`${release}.tar.gz`), basename(folder)]);
      const { status, said } = installHere(...ORIGIN, "--release", at(`${release}.tar.gz`));
      assert.notEqual(status, 0);
      assert.match(said, new RegExp(`${name}`));
      assert.equal(existsSync(at(`opt/manor/releases/${release}`)), false);
    }
  });

  test("systemd takes the units, and finds little that they could do beyond their work", () => {
    const bin = at("opt/manor/releases/manor-1.0.0-linux-x64/node_modules/.bin");
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, "node"));
    const folder = at("etc/systemd/system");
    const units = [...UNITS, "manor-backup.timer"].map((unit) => join(folder, unit));
    // Where the program will be, for systemd to find it.
    const text = (unit: string) =>
      readFileSync(unit, "utf8").replaceAll(
        "/opt/manor/current",
        at("opt/manor/releases/manor-1.0.0-linux-x64"),
      );
    const copies = at("units");
    mkdirSync(copies);
    for (const unit of units) writeFileSync(join(copies, unit.split("/").at(-1) ?? ""), text(unit));
    const names = readdirSync(copies).map((name) => join(copies, name));
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", ...names], {
      encoding: "utf8",
    });
    const about = verified.stderr.split("\n").filter((line) => line.includes("manor"));
    assert.deepEqual(about, []);
    for (const unit of UNITS) {
      // At most 2.0 of 10, where the usual service has 9.6.
      const args = ["security", "--offline=yes", "--threshold=20", join(copies, unit)];
      const judged = spawnSync("systemd-analyze", args, { encoding: "utf8" });
      assert.equal(judged.status, 0, judged.stdout.slice(-400) + judged.stderr);
    }
  });

  test("uninstalled, settings, data and backups are still there", () => {
    writeFileSync(at("var/lib/manor/host/content.db"), "what the school has");
    writeFileSync(at("var/backups/manor/one.tar.gz"), "a backup");
    const first = installHere("--uninstall", "--dry-run");
    assert.match(first.said, /would run: systemctl try-reload-or-restart caddy\.service/);
    assert.doesNotMatch(first.said, /nginx/);
    assert.equal(installHere("--uninstall").status, 0);
    for (const kept of [
      "etc/manor/manor.env",
      "var/lib/manor/host/content.db",
      "var/backups/manor/one.tar.gz",
    ])
      assert.equal(existsSync(at(kept)), true, kept);
    for (const gone of [
      "opt/manor",
      "etc/systemd/system/manor-site.service",
      "usr/local/bin/manor",
    ])
      assert.equal(existsSync(at(gone)), false, gone);
    assert.equal(readFileSync(at("etc/caddy/Caddyfile"), "utf8"), "other.example {\n}\n");
  });
});

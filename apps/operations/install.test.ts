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
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root as repository } from "./version.ts";

// Runs `deploy/install` below a folder; tests/recovery installs on a booted Debian.
const ORIGIN = ["--origin", "https://www.school.example"];
const NAME = "manor-1.0.0-linux-x64";
const root = mkdtempSync(join(tmpdir(), "manor-install-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), "utf8");
function install(...args: string[]) {
  const script = join(repository, "deploy/install");
  const { status, stdout, stderr } = spawnSync(script, args, { encoding: "utf8" });
  return { status, output: stdout + stderr };
}
const installHere = (...args: string[]) => install("--root", root, ...args);

/** Makes a tarball like `npm run release`; `files` are added after the checksums. */
function makeTarball(name: string, files: Record<string, string> = {}): string[] {
  const folder = at(`made/${NAME}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "LICENSE"), "MIT");
  execFileSync("sh", ["-c", "sha256sum LICENSE > SHA256SUMS"], { cwd: folder });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  execFileSync("tar", ["-C", at("made"), "-czf", at(`${name}.tar.gz`), NAME]);
  return ["--release", at(`${name}.tar.gz`)];
}
const release = makeTarball(NAME);

/** Every file with its modification time and text. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => `${file} ${statSync(file).mtimeMs} ${readFileSync(file, "latin1")}`);

test("--dry-run lists the steps and changes nothing", () => {
  const { status, output } = install("--dry-run", ...ORIGIN, ...release);
  expect(status, output).toBe(0);
  for (const line of [
    /would run: useradd --system .* manor/,
    /would run: chmod 0700 \/var\/lib\/manor\/cms/,
    /would run: tar -xzf /,
    /would write: \/etc\/systemd\/system\/manor-website\.service/,
    /would write: \/etc\/caddy\/manor\.caddy/,
    /would run: systemctl enable --now manor-cms\.service manor-website\.service manor-backup\.timer/,
  ])
    expect(output).toMatch(line);
  for (const path of ["/etc/manor", "/opt/manor", "/var/lib/manor"])
    expect(existsSync(path)).toBe(false);
});

test.each([
  [[], /--origin is the https address/],
  [["--origin", "http://www.school.example"], /--origin is the https address/],
  [[...ORIGIN, "--web", "apache"], /--web is caddy or nginx/],
  [[...ORIGIN, "--release", "/nowhere"], /There is no \/nowhere/],
  [[...ORIGIN, "--surprise"], /There is no option --surprise/],
])("rejects %j and changes nothing", (args, reason) => {
  expect(installHere(...args)).toEqual({ status: 1, output: expect.stringMatching(reason) });
  expect(existsSync(at("etc"))).toBe(false);
});

test("a second run changes nothing, and only the service user can read the data", () => {
  const { status, output } = installHere(...ORIGIN, ...release);
  expect(status, output).toBe(0);
  for (const line of [
    /^SITE_ORIGIN=https:\/\/www\.school\.example$/m,
    /^CMS_URL=https:\/\/cms\.school\.example$/m,
    /^CONTENT_API_TOKEN=[0-9a-f]{64}$/m,
    /^PRODUCTION=on$/m,
  ])
    expect(read("etc/manor/manor.env")).toMatch(line);
  appendFileSync(at("etc/manor/manor.env"), "MESSAGE_RETENTION_DAYS=90\n");
  appendFileSync(at("etc/manor/manor-cms.env"), "BACKUP_PASSPHRASE=written down elsewhere\n");
  appendFileSync(at("etc/caddy/Caddyfile"), "other.example {\n}\n");
  const readMode = (path: string) => (statSync(at(path)).mode & 0o777).toString(8);
  for (const path of ["var/lib/manor", "var/lib/manor/cms", "var/backups/manor"])
    expect(readMode(path)).toBe("700");
  for (const name of ["manor.env", "manor-cms.env"])
    expect(readMode(`etc/manor/${name}`)).toBe("640");
  expect(read(`opt/manor/releases/${NAME}/LICENSE`)).toBe("MIT");
  installHere(...ORIGIN, ...release);
  const before = listFiles(root);
  expect(installHere(...ORIGIN, ...release).status).toBe(0);
  expect(listFiles(root)).toEqual(before);
  expect(read("etc/caddy/Caddyfile")).toMatch(/other\.example/);
});

test("the website's unit does not receive the secrets of the CMS", () => {
  const unit = (name: string) => read(`etc/systemd/system/manor-${name}.service`);
  expect(unit("website")).not.toMatch(/^EnvironmentFile=.*manor-cms\.env$/m);
  expect(unit("website")).toMatch(/^InaccessiblePaths=.*\/etc\/manor\/manor-cms\.env/m);
  for (const name of ["cms", "backup"])
    expect(unit(name)).toMatch(/^EnvironmentFile=-\/etc\/manor\/manor-cms\.env$/m);
  const secrets = [...read("etc/manor/manor-cms.env").matchAll(/^#(\w+)=$/gm)];
  const unset = /^UnsetEnvironment=(.*)$/m.exec(unit("website"))?.[1]?.split(" ");
  expect(secrets.map(([, name]) => name).sort()).toEqual(unset?.sort());
  expect(read("etc/manor/manor.env")).not.toMatch(/PASSPHRASE|SMTP|S3_/);
});

test.each([
  ["manor-2.0.0-linux-x64", { LICENSE: "changed" }, /LICENSE/],
  ["manor-3.0.0-linux-x64", { "extra.ts": "more" }, /SHA256SUMS does not name extra\.ts/],
])("does not install %s when %j does not match its checksums", (name, files, reason) => {
  const { status, output } = installHere(...ORIGIN, ...makeTarball(name, files));
  expect([status === 0, output]).toEqual([false, expect.stringMatching(reason)]);
  expect(existsSync(at(`opt/manor/releases/${name}`))).toBe(false);
});

test("--uninstall does not remove settings, data and backups", () => {
  writeFileSync(at("var/lib/manor/cms/content.db"), "the school's data");
  const dry = installHere("--uninstall", "--dry-run").output;
  expect(dry).toMatch(/would run: systemctl try-reload-or-restart caddy\.service/);
  expect(dry).not.toMatch(/nginx/);
  expect(installHere("--uninstall").status).toBe(0);
  for (const path of ["etc/manor/manor.env", "var/lib/manor/cms/content.db", "var/backups/manor"])
    expect(existsSync(at(path)), path).toBe(true);
  for (const path of [
    "opt/manor",
    "etc/systemd/system/manor-website.service",
    "usr/local/bin/manor",
  ])
    expect(existsSync(at(path)), path).toBe(false);
  expect(read("etc/caddy/Caddyfile")).toBe("other.example {\n}\n");
});

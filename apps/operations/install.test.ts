import { execFileSync } from "node:child_process";
import { generateKeyPairSync, hash, sign } from "node:crypto";
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
import { install, ORIGIN } from "./test/run-install.ts";

// Runs `deploy/install` below a folder; tests/recovery installs on a booted Debian.
const NAME = "manor-1.0.0-linux-x64";
const root = mkdtempSync(join(tmpdir(), "manor-install-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), "utf8");
const readToken = (name: string) =>
  /^CONTENT_API_TOKEN=(.*)$/m.exec(read(`etc/manor/${name}`))?.[1];
const installHere = (...args: string[]) => install("--root", root, ...args);

/** Makes a tarball like `npm run release`; `files` are added after the checksums. Returns the options to install it. */
function makeTarball(name: string, files: Record<string, string> = {}): string[] {
  const folder = at(`made/${NAME}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "LICENSE"), "MIT");
  execFileSync("sh", ["-c", "sha256sum LICENSE > SHA256SUMS"], { cwd: folder });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  execFileSync("tar", ["-C", at("made"), "-czf", at(`${name}.tar.gz`), NAME]);
  const file = at(`${name}.tar.gz`);
  return ["--release", file, "--sha256", hash("sha256", readFileSync(file))];
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
    /would run: useradd --system .* manor-cms$/m,
    /would run: useradd --system .* manor-website$/m,
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
  [[...ORIGIN, ...release.slice(0, 2)], /--release needs --sha256 or --key/],
  [
    [...ORIGIN, ...release.slice(0, 3), "0".repeat(64)],
    /does not match the checksum 0+, so nothing/,
  ],
  [
    [...ORIGIN, ...release.slice(0, 2), "--key", "/nowhere"],
    /sha256\.sig is missing or not made with/,
  ],
])("rejects %j and changes nothing", (args, reason) => {
  expect(installHere(...args)).toEqual({ status: 1, output: expect.stringMatching(reason) });
  expect(existsSync(at("etc"))).toBe(false);
});

test("a second run changes nothing, and the modes let only one user read data and secrets", () => {
  const { status, output } = installHere(...ORIGIN, ...release);
  expect(status, output).toBe(0);
  for (const line of [
    /^SITE_ORIGIN=https:\/\/www\.school\.example$/m,
    /^CMS_URL=https:\/\/cms\.school\.example$/m,
    /^PRODUCTION=on$/m,
  ])
    expect(read("etc/manor/manor.env")).toMatch(line);
  expect(readToken("manor-website.env")).toMatch(/^[0-9a-f]{64}$/);
  expect(readToken("manor-cms.env")).toBe(readToken("manor-website.env"));
  appendFileSync(at("etc/manor/manor.env"), "MESSAGE_RETENTION_DAYS=90\n");
  appendFileSync(at("etc/manor/manor-cms.env"), "BACKUP_PASSPHRASE=written down elsewhere\n");
  appendFileSync(at("etc/caddy/Caddyfile"), "other.example {\n}\n");
  const readMode = (path: string) => (statSync(at(path)).mode & 0o777).toString(8);
  for (const path of ["var/lib/manor/site", "var/lib/manor/cms", "var/backups/manor"])
    expect(readMode(path)).toBe("700");
  // Both users pass through this folder.
  expect(readMode("var/lib/manor")).toBe("711");
  for (const name of ["manor.env", "manor-website.env", "manor-cms.env"])
    expect(readMode(`etc/manor/${name}`)).toBe("640");
  expect(read(`opt/manor/releases/${NAME}/LICENSE`)).toBe("MIT");
  installHere(...ORIGIN, ...release);
  const before = listFiles(root);
  expect(installHere(...ORIGIN, ...release).status).toBe(0);
  expect(listFiles(root)).toEqual(before);
  expect(read("etc/caddy/Caddyfile")).toMatch(/other\.example/);
});

test("a release with a valid signature is installed, and one that was changed afterwards is not", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = at("key.pem");
  writeFileSync(key, publicKey.export({ type: "spki", format: "pem" }));
  const [, file = "", , checksum = ""] = makeTarball("manor-1.5.0-linux-x64");
  const text = `${checksum}  manor-1.5.0-linux-x64.tar.gz\n`;
  writeFileSync(`${file}.sha256`, text);
  writeFileSync(`${file}.sha256.sig`, sign(null, Buffer.from(text), privateKey));
  const installTo = (folder: string) =>
    install("--root", at(folder), ...ORIGIN, "--release", file, "--key", key);
  expect(installTo("signed").status).toBe(0);
  expect(existsSync(at("signed/opt/manor/releases/manor-1.5.0-linux-x64/LICENSE"))).toBe(true);
  appendFileSync(file, "one byte more");
  expect(installTo("changed").output).toMatch(
    /does not match its checksum, so nothing was changed/,
  );
  writeFileSync(`${file}.sha256`, `${hash("sha256", readFileSync(file))}  ${file}\n`);
  expect(installTo("changed").output).toMatch(/sha256\.sig is missing or not made with the key/);
  expect(existsSync(at("changed"))).toBe(false);
});

test("does not write the units of another release than the installed one", () => {
  const other = makeTarball("manor-1.6.0-linux-x64");
  const before = listFiles(root);
  const { status, output } = installHere(...ORIGIN, ...other);
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/Install .* with: manor upgrade FILE/),
  ]);
  expect(listFiles(root)).toEqual(before);
});

test.each([
  ["manor-2.0.0-linux-x64", { LICENSE: "changed" }, /LICENSE/],
  ["manor-3.0.0-linux-x64", { "extra.ts": "more" }, /SHA256SUMS does not name extra\.ts/],
])("does not install %s when %j does not match its checksums", (name, files, reason) => {
  const folder = at("damaged");
  const { status, output } = install("--root", folder, ...ORIGIN, ...makeTarball(name, files));
  expect([status === 0, output]).toEqual([false, expect.stringMatching(reason)]);
  expect(existsSync(join(folder, `opt/manor/releases/${name}`))).toBe(false);
  expect(existsSync(join(folder, "opt/manor/current"))).toBe(false);
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

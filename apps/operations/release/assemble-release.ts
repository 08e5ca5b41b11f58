import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { productionPackages } from "./production-packages.ts";
import { pruneSbom } from "./prune-sbom.ts";

/** The sources that production needs; Node runs TypeScript directly. */
const INCLUDED =
  /^(apps|packages|deploy|docs)\/|^scripts\/[^/]+\.(ts|mjs)$|^(LICENSE|README\.md|package-lock\.json)$/;
const ONLY_FOR_TESTS =
  /\.(test|spec|e2e|examples)\.tsx?$|\/(test|playground)\/|^apps\/website\/scripts\/|^docs\/design/;
const BUILDS = ["apps/website/build", "apps/cms/.next"];
const BUILD_CACHES = /\/\.next\/(cache|dev|diagnostics|trace|types|turbopack)/;
const COMMANDS = [
  "start:website",
  "start:cms",
  "backup",
  "restore",
  "upgrade",
  "rollback",
  "mirror",
];

/** Assembles a release in a folder that already has the full bill of materials, prunes that, and adds checksums. */
export async function assembleRelease(root: string, target: string): Promise<void> {
  await copyOwnFiles(root, target);
  const packages = productionPackages(root);
  for (const path of packages) await linkPackage(root, target, path);
  await pruneSbom(join(target, "sbom.cdx.json"), target, packages);
  await linkWorkspaces(root, target);
  await writeManifest(root, target);
  removeTypesAndMaps(target);
  writeChecksums(target);
}

export async function copyOwnFiles(root: string, target: string): Promise<void> {
  for (const path of listTrackedFiles(root)) await copy(root, target, path);
  for (const path of BUILDS)
    await cp(join(root, path), join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !BUILD_CACHES.test(from),
    });
}

const listTrackedFiles = (root: string): string[] =>
  execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => INCLUDED.test(path) && !ONLY_FOR_TESTS.test(path));

async function copy(root: string, target: string, path: string): Promise<void> {
  await mkdir(dirname(join(target, path)), { recursive: true });
  await cp(join(root, path), join(target, path), { verbatimSymlinks: true });
}

/** Hard-links a package instead of copying it. Nested packages have their own entries in the lock file and follow later. */
async function linkPackage(root: string, target: string, path: string): Promise<void> {
  const folder = join(target, path);
  await mkdir(dirname(folder), { recursive: true });
  execFileSync("cp", ["--archive", "--link", join(root, path), folder]);
  await rm(join(folder, "node_modules"), { recursive: true, force: true });
}

async function linkWorkspaces(root: string, target: string): Promise<void> {
  const scope = join(target, "node_modules/@manor");
  await mkdir(scope, { recursive: true });
  for (const folder of ["apps", "packages"])
    for (const name of await readdir(join(target, folder)))
      await symlink(`../../${folder}/${name}`, join(scope, name));
  const bin = join(target, "node_modules/.bin");
  await mkdir(bin, { recursive: true });
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  await symlink(relative(bin, join(target, node)), join(bin, "node"));
  await cp(join(root, ".npmrc"), join(target, ".npmrc"));
}

async function writeManifest(root: string, target: string): Promise<void> {
  const { devDependencies, scripts, ...about } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const included = Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]]));
  const text = JSON.stringify({ ...about, scripts: included }, undefined, 2);
  await writeFile(join(target, "package.json"), `${text}\n`);
}

function removeTypesAndMaps(target: string): void {
  const names = ["*.map", "*.d.ts", "*.d.mts", "*.d.cts"].flatMap((name) => ["-o", "-name", name]);
  execFileSync("find", [target, "-type", "f", "(", ...names.slice(1), ")", "-delete"]);
}

/** Writes the file that `sha256sum -c SHA256SUMS` reads. Links are left out, because their targets are listed. */
export function writeChecksums(target: string): void {
  const command = "find . -type f -printf '%P\\0' | sort -z | xargs -0 sha256sum > ../SHA256SUMS";
  execFileSync("sh", ["-c", `${command} && mv ../SHA256SUMS .`], { cwd: target });
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

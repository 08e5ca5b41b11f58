import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { productionPackages } from "./production-packages.ts";
import { thinBill } from "./thin-bill.ts";

/** What a running school needs of the sources: Node runs them as they are. */
const WANTED =
  /^(apps|packages|deploy|docs)\/|^scripts\/[^/]+\.(ts|mjs)$|^(LICENSE|README\.md|package-lock\.json)$/;
const ONLY_FOR_TESTS =
  /\.(test|spec|e2e|examples)\.tsx?$|\/(test|playground)\/|^apps\/website\/scripts\/|^docs\/look/;
/** What was built, without what the builders keep for themselves. */
const BUILDS = ["apps/website/build", "apps/cms/.next"];
const ONLY_FOR_BUILDERS = /\/\.next\/(cache|dev|diagnostics|trace|types|turbopack)/;
/** Commands that work without the packages of development. */
const COMMANDS = [
  "start:website",
  "start:cms",
  "backup",
  "restore",
  "upgrade",
  "rollback",
  "mirror",
];

/** Copies everything that runs and the SBOM, removes unneeded files, and adds checksums. */
export async function stageRelease(root: string, stage: string): Promise<void> {
  await stageOurs(root, stage);
  const packages = productionPackages(root);
  for (const path of packages) await linkPackage(root, stage, path);
  await thinBill(join(stage, "sbom.cdx.json"), stage, packages);
  await linkWorkspaces(root, stage);
  await writeManifest(root, stage);
  thinOut(stage);
  writeChecksums(stage);
}

/** Copies our sources and builds. */
export async function stageOurs(root: string, stage: string): Promise<void> {
  for (const path of tracked(root)) await copy(root, stage, path);
  for (const path of BUILDS)
    await cp(join(root, path), join(stage, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !ONLY_FOR_BUILDERS.test(from),
    });
}

const tracked = (root: string): string[] =>
  execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => WANTED.test(path) && !ONLY_FOR_TESTS.test(path));

async function copy(root: string, stage: string, path: string): Promise<void> {
  await mkdir(dirname(join(stage, path)), { recursive: true });
  await cp(join(root, path), join(stage, path), { verbatimSymlinks: true });
}

/** As hard links: nothing is copied. Packages inside a package stand in the lock by themselves, and come after it. */
async function linkPackage(root: string, stage: string, path: string): Promise<void> {
  const target = join(stage, path);
  await mkdir(dirname(target), { recursive: true });
  execFileSync("cp", ["--archive", "--link", join(root, path), target]);
  await rm(join(target, "node_modules"), { recursive: true, force: true });
}

/** Our own packages are links into the release itself, and Node is where our commands look for it. */
async function linkWorkspaces(root: string, stage: string): Promise<void> {
  const scope = join(stage, "node_modules/@manor");
  await mkdir(scope, { recursive: true });
  for (const folder of ["apps", "packages"])
    for (const name of await readdir(join(stage, folder)))
      await symlink(`../../${folder}/${name}`, join(scope, name));
  const bin = join(stage, "node_modules/.bin");
  await mkdir(bin, { recursive: true });
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  await symlink(relative(bin, join(stage, node)), join(bin, "node"));
  await cp(join(root, ".npmrc"), join(stage, ".npmrc"));
}

async function writeManifest(root: string, stage: string): Promise<void> {
  const { devDependencies, scripts, ...about } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const kept = Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]]));
  const text = JSON.stringify({ ...about, scripts: kept }, undefined, 2);
  await writeFile(join(stage, "package.json"), `${text}\n`);
}

/** Removes files that production does not need. */
function thinOut(stage: string): void {
  const names = ["*.map", "*.d.ts", "*.d.mts", "*.d.cts"].flatMap((name) => ["-o", "-name", name]);
  execFileSync("find", [stage, "-type", "f", "(", ...names.slice(1), ")", "-delete"]);
}

/** In the form that `sha256sum -c SHA256SUMS` reads. Links are left out: what they lead to is in the list. */
export function writeChecksums(stage: string): void {
  const list = "find . -type f -printf '%P\\0' | sort -z | xargs -0 sha256sum > ../SHA256SUMS";
  execFileSync("sh", ["-c", `${list} && mv ../SHA256SUMS .`], { cwd: stage });
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import {
  checksumOf,
  stageOurs,
  writeChecksums,
} from "../../apps/operations/release/stage-release.ts";
import { readArguments } from "../../apps/operations/upgrade/arguments.ts";
import { upgradeSteps } from "../../apps/operations/upgrade/steps.ts";

const repository = resolve(import.meta.dirname, "../..");

/** A release whose packages are a link to those here, so that it is small. `change` tells it from others. */
export async function makeRelease(
  folder: string,
  version: string,
  change: (home: string) => void,
): Promise<string> {
  const name = `manor-${version}-${process.platform}-${process.arch}`;
  const home = join(folder, "made", name);
  mkdirSync(home, { recursive: true });
  await stageOurs(repository, home);
  for (const path of ["node_modules", "apps/site/node_modules"])
    symlinkSync(join(repository, path), join(home, path));
  cpSync(join(repository, "package.json"), join(home, "package.json"));
  change(home);
  writeChecksums(home);
  const tarball = join(folder, `${name}.tar.gz`);
  execFileSync("tar", ["-C", join(folder, "made"), "-I", "gzip -1", "-cf", tarball, name]);
  writeFileSync(`${tarball}.sha256`, `${await checksumOf(tarball)}  ${name}.tar.gz\n`);
  return tarball;
}

/** One more migration of SQLite in the built content host. */
export function addMigration(home: string, statement: string): void {
  const chunks = join(home, "apps/content-host/.next/server/chunks");
  const name = `29990101_000000_${basename(home).replaceAll(/\W/g, "_")}`;
  const run = `async({db})=>{await db.run(${JSON.stringify(statement)})}`;
  for (const path of readdirSync(chunks, { recursive: true, encoding: "utf8" })) {
    if (!/_migrations_sqlite_[^/]+\.js$/.test(path)) continue;
    const text = readFileSync(join(chunks, path), "utf8").replace(
      /(name:"\d+_\d+_\w+"\})\](?=;\w+\.s\(\["migrations")/,
      `$1,{up:${run},down:async()=>{},name:"${name}"}]`,
    );
    writeFileSync(join(chunks, path), text);
  }
}

/** Begins an upgrade and kills it with all that it started: right before a step, or a moment after its start. */
export async function upgradeUntil(
  step: string,
  moment: "before" | "amid",
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  const all = [import.meta.filename, step, moment, ...args];
  const child = spawn(process.execPath, all, { env, stdio: "inherit", detached: true });
  const [, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") throw new Error(`The upgrade ended before "${step}" by itself.`);
}

// As `manor upgrade`, in a process group of its own.
if (import.meta.main) {
  const [name, moment, ...args] = process.argv.slice(2);
  const { place, what = "" } = readArguments(args);
  const { before, after } = upgradeSteps(place, resolve(what));
  const kill = () => process.kill(-process.pid, "SIGKILL");
  for (const step of [...before, ...after]) {
    if (step.name === name && moment === "before") kill();
    if (step.name === name) setTimeout(kill, 150);
    await step.run();
  }
}

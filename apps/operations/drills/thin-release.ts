import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checksumOf, stageOurs, writeChecksums } from "../release/stage-release.ts";
import { root } from "../version.ts";

/**
 * A release as `npm run release` makes it, but for the packages, which are a link to those here: small enough to be
 * unpacked again and again. `change` makes it another one than what is built here. Gives the tarball.
 */
export async function makeThinRelease(
  folder: string,
  version: string,
  change: (home: string) => void,
): Promise<string> {
  const name = `manor-${version}-${process.platform}-${process.arch}`;
  const home = join(folder, "made", name);
  mkdirSync(home, { recursive: true });
  await stageOurs(root, home);
  for (const path of ["node_modules", "apps/site/node_modules"])
    symlinkSync(join(root, path), join(home, path));
  cpSync(join(root, "package.json"), join(home, "package.json"));
  change(home);
  writeChecksums(home);
  const tarball = join(folder, `${name}.tar.gz`);
  execFileSync("tar", ["-C", join(folder, "made"), "-I", "gzip -1", "-cf", tarball, name]);
  writeFileSync(`${tarball}.sha256`, `${await checksumOf(tarball)}  ${name}.tar.gz\n`);
  return tarball;
}

/** A file that only this release's build has, as a page that was opened before the next one names it. */
export function addAsset(home: string, name: string): void {
  writeFileSync(join(home, "apps/site/build/client/assets", name), `export default "${name}";`);
}

/** One more migration of SQLite in the built host: a column that later releases will use. */
export function addMigration(home: string, statement: string): void {
  const chunks = join(home, "apps/content-host/.next/server/chunks");
  const files = readdirSync(chunks, { recursive: true })
    .map((name) => join(chunks, String(name)))
    .filter((name) => /_migrations_sqlite_[^/]+\.js$/.test(name));
  const run = `async({db})=>{await db.run(${JSON.stringify(statement)})}`;
  for (const file of files)
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(
        /(name:"\d+_\d+_\w+"\})\](?=;\w+\.s\(\["migrations")/,
        `$1,{up:${run},down:async()=>{},name:"29990101_000000_later"}]`,
      ),
    );
}

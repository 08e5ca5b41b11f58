import { sign } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "../../scripts/build.ts";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn, run } from "../../scripts/run.ts";
import { assembleRelease, hashFile } from "./release/assemble-release.ts";
import { requireReleaseNotes } from "./release/release-notes.ts";
import { root, version } from "./version.ts";

/** `npm run release [-- FOLDER]`: makes a self-contained tarball and its checksum file. */
async function release([folder = "release"]: string[]): Promise<void> {
  await requireReleaseNotes(root, version);
  await build();
  await mkdir(folder, { recursive: true });
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const workDir = await mkdtemp(join(cache, "release-"));
  const name = `manor-${version}-${process.platform}-${process.arch}`;
  try {
    logProgress("Assembling the release");
    const target = join(workDir, name);
    await mkdir(target);
    await run("sh", [
      "-c",
      'npm sbom --package-lock-only --sbom-format=cyclonedx > "$0"',
      join(target, "sbom.cdx.json"),
    ]);
    await assembleRelease(root, target);
    logProgress("Packing the release");
    const file = join(resolve(folder), `${name}.tar.gz`);
    const unfinished = `${file}.tmp`;
    // Reproducible: the same sources make the same tarball, except for the output of the builds.
    const reproducible = [
      "--sort=name",
      "--owner=0",
      "--group=0",
      "--numeric-owner",
      "--mode=u+w,go=rX",
    ];
    await run("tar", [...reproducible, "-C", workDir, "-I", "gzip -n -6", "-cf", unfinished, name]);
    const checksum = `${await hashFile(unfinished)}  ${basename(file)}\n`;
    await writeFile(`${file}.sha256`, checksum);
    const key = process.env["RELEASE_KEY"];
    if (key)
      await writeFile(
        `${file}.sha256.sig`,
        sign(null, Buffer.from(checksum), await readFile(key, "utf8")),
      );
    await rename(unfinished, file);
    logProgress(`${file}: ${((await stat(file)).size / 1e6).toFixed(0)} MB`);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

exitOn(release(process.argv.slice(2)));

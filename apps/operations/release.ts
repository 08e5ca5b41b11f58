import { sign } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "../../scripts/build.ts";
import { exitOn, run } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { refuseWithoutNotes } from "./release/notes.ts";
import { checksumOf, stageRelease } from "./release/stage-release.ts";
import { root, version } from "./version.ts";

/** `npm run release [-- FOLDER]`: a self-contained tarball, and its checksum. */
async function release([folder = "release"]: string[]): Promise<void> {
  await refuseWithoutNotes(root, version);
  await build();
  await mkdir(folder, { recursive: true });
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "release-"));
  const name = `manor-${version}-${process.platform}-${process.arch}`;
  try {
    say("Putting together what runs");
    const stage = join(work, name);
    await mkdir(stage);
    await run("sh", [
      "-c",
      'npm sbom --package-lock-only --sbom-format=cyclonedx > "$0"',
      join(stage, "sbom.cdx.json"),
    ]);
    await stageRelease(root, stage);
    say("Packing it");
    const file = join(resolve(folder), `${name}.tar.gz`);
    const made = `${file}.tmp`;
    // The same sources make the same tarball, but for what the builders write.
    const plain = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+w,go=rX"];
    await run("tar", [...plain, "-C", work, "-I", "gzip -n -6", "-cf", made, name]);
    const checksum = `${await checksumOf(made)}  ${basename(file)}\n`;
    await writeFile(`${file}.sha256`, checksum);
    const key = process.env["RELEASE_KEY"];
    if (key)
      await writeFile(
        `${file}.sha256.sig`,
        sign(null, Buffer.from(checksum), await readFile(key, "utf8")),
      );
    await rename(made, file);
    say(`${file} has ${((await stat(file)).size / 1e6).toFixed(0)} MB`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

exitOn(release(process.argv.slice(2)));

/**
 * Prepares a release: checks the package, and packs it for the repository "owner/name" of the argument into
 * release/. It publishes nothing; docs/release.md explains the rest. Run by `npm run release:lightbox`.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { exitOn, minimalEnv, run, StoppedError } from "../../scripts/run.ts";
import { findReleaseErrors, type PackedFiles } from "./release-rules.ts";

const here = import.meta.dirname;

async function pack(repository: string): Promise<PackedFiles & { filename: string }> {
  const home = await mkdtemp(join(tmpdir(), "release-"));
  const dist = join(home, "dist");
  const settings = { LIGHTBOX_DIST: dist, LIGHTBOX_REPOSITORY: repository };
  await run(process.execPath, ["build.ts"], { cwd: here, env: minimalEnv(home, settings) });
  const target = resolve(here, "release");
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", target];
  const [packed] = JSON.parse(execFileSync("npm", args, { cwd: dist, encoding: "utf8" }));
  await rm(home, { recursive: true });
  return { ...packed, filename: join(target, packed.filename) };
}

async function main(repository = ""): Promise<void> {
  const { version } = JSON.parse(await readFile(resolve(here, "package.json"), "utf8"));
  const changelog = await readFile(resolve(here, "CHANGELOG.md"), "utf8");
  const stop = (errors: string[]) => {
    if (errors.length > 0) throw new StoppedError(errors.join("\n"));
  };
  stop(findReleaseErrors({ repository, version, changelog }));
  await run(process.execPath, ["release-check.ts"], { cwd: here });
  const packed = await pack(repository);
  stop(findReleaseErrors({ repository, version, changelog, packed }));
  const hash = createHash("sha256")
    .update(await readFile(packed.filename))
    .digest("hex");
  const kilobytes = Math.round(packed.unpackedSize / 1000);
  process.stdout.write(
    `${packed.filename}\n${packed.files.length} files, ${kilobytes} KB unpacked\nsha256 ${hash}\n\nTo publish it:\n  npm publish ${packed.filename}\n  git tag photo-lightbox-v${version} && git push --tags\n`,
  );
}

exitOn(main(process.argv[2]));

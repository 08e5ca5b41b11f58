import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeChecksums } from "../release/stage-release.ts";
import { readOperations } from "../settings.ts";
import { placeBelow } from "./place.ts";
import { unpackBeside } from "./unpack.ts";

const NAME = "manor-9.9.9-linux-x64";

/** A tarball that a release could be; `change` happens after its checksums were written. */
function makeTarball(change: (stage: string) => void) {
  const root = mkdtempSync(join(tmpdir(), "manor-unpack-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const stage = join(root, NAME);
  mkdirSync(join(stage, "bin"), { recursive: true });
  writeFileSync(join(stage, "bin/node"), "a program", { mode: 0o755 });
  // As the links of node_modules/@manor in every release.
  symlinkSync("bin", join(stage, "link"));
  writeChecksums(stage);
  change(stage);
  const file = join(root, `${NAME}.tar.gz`);
  execFileSync("tar", ["-C", root, "-czf", file, NAME]);
  const place = placeBelow({ root, patienceMs: 1 }, readOperations({}));
  mkdirSync(place.releases, { recursive: true });
  return { file, place, release: join(place.releases, NAME) };
}

test("unpacks a release without the set-user-id bits that its tarball asks for", async () => {
  const { file, place, release } = makeTarball((stage) =>
    chmodSync(join(stage, "bin/node"), 0o6777),
  );
  await unpackBeside(place, file);
  expect((statSync(join(release, "bin/node")).mode & 0o7022).toString(8)).toBe("0");
});

test("refuses a release with a file that SHA256SUMS does not name", async () => {
  const { file, place, release } = makeTarball((stage) =>
    writeFileSync(join(stage, "bin/extra.ts"), "more"),
  );
  await expect(unpackBeside(place, file)).rejects.toThrow(
    /SHA256SUMS does not name bin\/extra\.ts/,
  );
  expect(existsSync(release)).toBe(false);
  expect(readdirSync(place.releases)).toEqual([]);
});

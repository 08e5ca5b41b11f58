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
import { writeChecksums } from "../release/assemble-release.ts";
import { readOperationsSettings } from "../settings.ts";
import { installationAt } from "./installation.ts";
import { unpackRelease } from "./unpack.ts";

const NAME = "manor-9.9.9-linux-x64";

/** Makes the tarball of a small release; `change` runs after its checksums were written. */
function makeTarball(change: (folder: string) => void) {
  const root = mkdtempSync(join(tmpdir(), "manor-unpack-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, NAME);
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin/node"), "a program", { mode: 0o755 });
  // Like the links in node_modules/@manor.
  symlinkSync("bin", join(folder, "link"));
  writeChecksums(folder);
  change(folder);
  const file = join(root, `${NAME}.tar.gz`);
  execFileSync("tar", ["-C", root, "-czf", file, NAME]);
  const installation = installationAt({ root, timeoutMs: 1 }, readOperationsSettings({}));
  mkdirSync(installation.releases, { recursive: true });
  return { file, installation, release: join(installation.releases, NAME) };
}

test("removes the set-user-id bits of a tarball when unpacking it", async () => {
  const { file, installation, release } = makeTarball((folder) =>
    chmodSync(join(folder, "bin/node"), 0o6777),
  );
  await unpackRelease(installation, file);
  expect((statSync(join(release, "bin/node")).mode & 0o7022).toString(8)).toBe("0");
});

test("refuses a release with a file that SHA256SUMS does not name", async () => {
  const { file, installation, release } = makeTarball((folder) =>
    writeFileSync(join(folder, "bin/extra.ts"), "more"),
  );
  await expect(unpackRelease(installation, file)).rejects.toThrow(
    /SHA256SUMS does not name bin\/extra\.ts/,
  );
  expect(existsSync(release)).toBe(false);
  expect(readdirSync(installation.releases)).toEqual([]);
});

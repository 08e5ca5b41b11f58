import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Installation, releaseAt, UpgradeError } from "./installation.ts";
import { toReleaseName } from "./release-file.ts";

const UNFINISHED = ".unpacking-";
/** Ignores the owner and the set-user-id bits in the tarball. */
const TAR_OPTIONS = ["--strip-components=1", "--no-same-owner", "--no-same-permissions", "-xzf"];

/** Unpacks a release next to the others. It gets its name only when it is complete and flushed to disk. */
export async function unpackRelease({ releases }: Installation, file: string): Promise<void> {
  await clearUnfinished(releases);
  const target = join(releases, toReleaseName(file));
  if (existsSync(target)) return;
  const unfinished = await mkdtemp(join(releases, UNFINISHED));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: unfinished, stdio: ["ignore", "ignore", "pipe"] });
  try {
    // The user of the services must be able to read what root unpacks.
    run("sh", "-c", 'umask 022; exec tar "$@"', "tar", ...TAR_OPTIONS, file);
    run("sha256sum", "--check", "--quiet", "SHA256SUMS");
    await refuseUnlisted(unfinished);
    run("chmod", "0755", ".");
    run("sync", "--file-system", ".");
  } catch (error) {
    await rm(unfinished, { recursive: true });
    throw new UpgradeError(`${file} is damaged, so nothing was changed: ${String(error)}`);
  }
  await rename(unfinished, target);
}

/** Refuses files that are not in SHA256SUMS. Links may be missing there, because their targets are listed. */
async function refuseUnlisted(folder: string): Promise<void> {
  const list = await readFile(join(folder, "SHA256SUMS"), "utf8");
  const listed = new Set(["", "SHA256SUMS", ...list.split("\n").map((line) => line.slice(66))]);
  const args = [folder, "!", "-type", "d", "!", "-type", "l", "-printf", "%P\\0"];
  const files = execFileSync("find", args, { encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  const unlisted = files.find((path) => !listed.has(path));
  if (unlisted) throw new UpgradeError(`SHA256SUMS does not name ${unlisted}.`);
}

async function clearUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(releases))
    if (name.startsWith(UNFINISHED)) await rm(join(releases, name), { recursive: true });
}

export async function removeOldReleases({
  releases,
  current,
  former,
}: Installation): Promise<void> {
  const retained = [await releaseAt(current), await releaseAt(former)];
  for (const name of await readdir(releases))
    if (!retained.includes(name)) await rm(join(releases, name), { recursive: true });
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { NotUpgradedError, type Place, releaseAt } from "./place.ts";
import { nameOf } from "./release-file.ts";

const UNFINISHED = ".unpacking-";
/** Without the owner and the set-user-id bits that the tarball asks for. */
const UNPACK = ["--strip-components=1", "--no-same-owner", "--no-same-permissions", "-xzf"];

/** Unpacks a release next to the others; it gets its name only when it is complete and on disk. */
export async function unpackBeside({ releases }: Place, file: string): Promise<void> {
  await clearUnfinished(releases);
  const target = join(releases, nameOf(file));
  if (existsSync(target)) return;
  const unfinished = await mkdtemp(join(releases, UNFINISHED));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: unfinished, stdio: ["ignore", "ignore", "pipe"] });
  try {
    // The user of the services must be able to read what root unpacks.
    run("sh", "-c", 'umask 022; exec tar "$@"', "tar", ...UNPACK, file);
    run("sha256sum", "--check", "--quiet", "SHA256SUMS");
    await refuseUnlisted(unfinished);
    run("chmod", "0755", ".");
    run("sync", "--file-system", ".");
  } catch (error) {
    await rm(unfinished, { recursive: true });
    throw new NotUpgradedError(`${file} is damaged, so nothing was changed: ${String(error)}`);
  }
  await rename(unfinished, target);
}

/** Every file of a release must stand in its list of checksums. Links lead to files that do; Node would follow them. */
async function refuseUnlisted(folder: string): Promise<void> {
  const list = await readFile(join(folder, "SHA256SUMS"), "utf8");
  const listed = new Set(["", "SHA256SUMS", ...list.split("\n").map((line) => line.slice(66))]);
  const args = [folder, "!", "-type", "d", "!", "-type", "l", "-printf", "%P\\0"];
  const files = execFileSync("find", args, { encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  const unlisted = files.find((path) => !listed.has(path));
  if (unlisted) throw new NotUpgradedError(`SHA256SUMS does not name ${unlisted}.`);
}

/** What an upgrade that was cut off has left. */
async function clearUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(releases))
    if (name.startsWith(UNFINISHED)) await rm(join(releases, name), { recursive: true });
}

/** Only the release that serves and the one before it stay. */
export async function removeOthers({ releases, current, former }: Place): Promise<void> {
  const kept = [await releaseAt(current), await releaseAt(former)];
  for (const name of await readdir(releases))
    if (!kept.includes(name)) await rm(join(releases, name), { recursive: true });
}

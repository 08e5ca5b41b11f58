import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { NotUpgradedError, type Place, releaseAt } from "./place.ts";
import { nameOf } from "./release-file.ts";

const UNFINISHED = ".unpacking-";

/** Unpacks a release beside the others; it has its name only once it is whole, and on the disk. */
export async function unpackBeside({ releases }: Place, file: string): Promise<void> {
  await clearUnfinished(releases);
  const target = join(releases, nameOf(file));
  if (existsSync(target)) return;
  const unfinished = await mkdtemp(join(releases, UNFINISHED));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: unfinished, stdio: ["ignore", "ignore", "pipe"] });
  try {
    run("tar", "-xzf", file, "--strip-components=1", "--no-same-owner");
    run("sha256sum", "--check", "--quiet", "SHA256SUMS");
    run("chmod", "0755", ".");
    run("sync", "--file-system", ".");
  } catch (error) {
    await rm(unfinished, { recursive: true });
    throw new NotUpgradedError(`${file} is damaged, so nothing was changed: ${String(error)}`);
  }
  await rename(unfinished, target);
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

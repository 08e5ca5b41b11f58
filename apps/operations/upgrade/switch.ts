import { readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Installation } from "./installation.ts";

export async function recordPrevious(
  { current, former }: Installation,
  name: string,
): Promise<void> {
  const running = await readlink(current);
  // Interrupted after the switch and run again: the record is already right.
  if (basename(running) !== name) await replaceLink(former, running);
}

/** Makes this the release of the next start; running services continue with theirs. */
export const switchTo = ({ current }: Installation, name: string): Promise<void> =>
  replaceLink(current, join("releases", name));

export const switchBack = async ({ current, former }: Installation): Promise<void> =>
  replaceLink(current, await readlink(former));

/** Replaces a link atomically, so that it always exists. */
async function replaceLink(link: string, target: string): Promise<void> {
  const temporary = `${link}.tmp`;
  await rm(temporary, { force: true });
  await symlink(target, temporary);
  await rename(temporary, link);
}

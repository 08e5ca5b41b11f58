import { readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Place } from "./place.ts";

/** Notes which release serves now, as the one to go back to. */
export async function noteFormer({ current, former }: Place, name: string): Promise<void> {
  const present = await readlink(current);
  // Cut off after the switch and begun again: what is noted is right.
  if (basename(present) !== name) await point(former, present);
}

/** From now on the services start this release; those that run go on with theirs. */
export const switchTo = ({ current }: Place, name: string): Promise<void> =>
  point(current, join("releases", name));

export const switchBack = async ({ current, former }: Place): Promise<void> =>
  point(current, await readlink(former));

/** Atomic: the link always exists. */
async function point(link: string, target: string): Promise<void> {
  const made = `${link}.tmp`;
  await rm(made, { force: true });
  await symlink(target, made);
  await rename(made, link);
}

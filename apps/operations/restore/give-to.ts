import { lchown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** As root, gives a restored file or folder to a user, such as the owner of a data folder. */
export async function giveTo(path: string, owner: { uid: number; gid: number }): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  await lchown(path, owner.uid, owner.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), owner);
}

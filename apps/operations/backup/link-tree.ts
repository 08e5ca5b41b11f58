import { constants } from "node:fs";
import { copyFile, link, lstat, mkdir, open, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-error.ts";

/** Manor never changes a file in place, so a hard link is as safe as a copy, and fast. */
export async function linkTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const folder = await lstat(from).catch(ignoring("ENOENT", undefined));
  const owner = folder && folder.uid !== process.geteuid?.() ? folder.uid : undefined;
  await takeTree(from, to, { isWanted, owner });
}

type Options = { isWanted: (name: string) => boolean; owner: number | undefined };

async function takeTree(from: string, to: string, { isWanted, owner }: Options): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ignoring("ENOENT", []));
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(entry.name)) continue;
    if (entry.isDirectory()) await takeTree(source, target, { isWanted: isFinished, owner });
    if (entry.isFile() && owner === undefined) await linkFile(source, target);
    if (entry.isFile() && owner !== undefined) await copyOwnFile(source, target, owner);
  }
}

const isFinished = (name: string): boolean => !name.endsWith(".tmp");

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const code = getErrorCode(error);
    if (code === "EEXIST" || code === "ENOENT") return;
    // Another disk, or a file system without hard links.
    if (code !== "EXDEV" && code !== "EPERM" && code !== "ENOTSUP") throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ignoring("ENOENT", undefined));
  }
}

/** The owner could replace a path with a link to a file that only root may read, so the opened file decides. */
async function copyOwnFile(source: string, target: string, owner: number): Promise<void> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
  const handle = await open(source, flags).catch(ignoring("ENOENT", undefined));
  if (!handle) return;
  try {
    const { uid } = await handle.stat();
    if (uid !== owner)
      throw new BackupError(
        `${source} does not belong to the owner of its data folder, so no backup was made. Change its owner (chown).`,
      );
    await writeFile(target, await handle.readFile(), { mode: 0o600, flag: "wx" }).catch(
      ignoring("EEXIST", undefined),
    );
  } finally {
    await handle.close();
  }
}

const ignoring =
  <T>(code: string, fallback: T) =>
  (error: unknown): T => {
    if (getErrorCode(error) === code) return fallback;
    throw error;
  };

const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

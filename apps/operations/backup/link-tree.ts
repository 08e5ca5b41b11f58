import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Hard-links all files of a folder into another one; `isWanted` filters the top level. This is fast, and files that are
 * deleted later stay in the backup. Manor never changes a file in place, so a link is as safe as a copy. Existing files
 * stay; files that disappear meanwhile are skipped.
 */
export async function linkTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ignoring("ENOENT", []));
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(entry.name)) continue;
    if (entry.isDirectory()) await linkTree(source, target, isFinished);
    if (entry.isFile()) await linkFile(source, target);
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

const ignoring =
  <T>(code: string, fallback: T) =>
  (error: unknown): T => {
    if (getErrorCode(error) === code) return fallback;
    throw error;
  };

const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The mirror could not be written; the folder is unchanged. */
export class MirrorError extends Error {
  override readonly name = "MirrorError";
  constructor(problem: string) {
    super(`${problem} The mirror was left as it was.`);
  }
}

/** The mirror's folder. Nothing in it changes before `finish`; only files of a former mirror are removed. */
export type MirrorFolder = {
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  /** Retains a file of the previous mirror; false when there is none. */
  retain: (file: string) => boolean;
  /** Moves all files into place and removes former files that are removed. Returns the number of removed files. */
  finish: () => Promise<number>;
};

const LIST = ".mirror.json";
const TEMPORARY = ".mirror-making";

/** Throws MirrorError for a folder with other content than a mirror. */
export async function openFolder(folder: string): Promise<MirrorFolder> {
  await mkdir(folder, { recursive: true });
  const former = await readList(folder);
  const written = new Set<string>();
  const retained = new Set<string>();
  await rm(join(folder, TEMPORARY), { recursive: true, force: true });

  return {
    write: async (file, bytes) => {
      const path = join(folder, TEMPORARY, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      written.add(file);
    },
    retain: (file) => {
      if (!former.has(file)) return false;
      retained.add(file);
      return true;
    },
    finish: async () => {
      const current = new Set([...retained, ...written]);
      // If this is interrupted, the next run knows both sets.
      await saveList(folder, new Set([...former, ...current]));
      const removed = [...former].filter((file) => !current.has(file));
      for (const file of removed) await removeWithEmptyFolders(folder, file);
      for (const file of written) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await rename(join(folder, TEMPORARY, file), join(folder, file));
      }
      await rm(join(folder, TEMPORARY), { recursive: true, force: true });
      await saveList(folder, current);
      return removed.length;
    },
  };
}

async function readList(folder: string): Promise<Set<string>> {
  try {
    const files: unknown = JSON.parse(await readFile(join(folder, LIST), "utf8"));
    if (Array.isArray(files)) return new Set(files.filter(staysInside));
  } catch {
    // Without a readable list the folder must be empty.
  }
  const others = (await readdir(folder)).filter((name) => name !== TEMPORARY);
  if (others.length === 0) return new Set();
  throw new MirrorError(
    `The folder ${folder} contains files that no mirror created; choose an empty folder or one with a mirror.`,
  );
}

const staysInside = (file: unknown): file is string =>
  typeof file === "string" && !file.startsWith("/") && !file.split(/[/\\]/).includes("..");

const saveList = (folder: string, files: Set<string>): Promise<void> =>
  writeFile(join(folder, LIST), JSON.stringify([...files].sort(), null, 1));

async function removeWithEmptyFolders(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { recursive: true, force: true });
  for (let parent = dirname(file); parent !== "."; parent = dirname(parent))
    await rmdir(join(folder, parent)).catch(() => {});
}

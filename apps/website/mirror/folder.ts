import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The mirror could not be made and was left as it was. */
export class MirrorError extends Error {
  override readonly name = "MirrorError";
  constructor(problem: string) {
    super(`${problem} The mirror was left as it was.`);
  }
}

/** The mirror's folder. Nothing in it changes before `finish`, and nothing that no mirror wrote is ever removed. */
export type MirrorFolder = {
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  /** Lets a file of the mirror before this one stay; false when there was none. */
  keep: (file: string) => boolean;
  /** Writes all files, and deletes those that no longer belong. Returns the number of deleted files. */
  finish: () => Promise<number>;
};

const LIST = ".mirror.json";
const MAKING = ".mirror-making";

/** Throws MirrorError for a folder that holds something else than a mirror. */
export async function openFolder(folder: string): Promise<MirrorFolder> {
  await mkdir(folder, { recursive: true });
  const former = await readList(folder);
  const written = new Set<string>();
  const kept = new Set<string>();
  await rm(join(folder, MAKING), { recursive: true, force: true });

  return {
    write: async (file, bytes) => {
      const path = join(folder, MAKING, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      written.add(file);
    },
    keep: (file) => {
      if (!former.has(file)) return false;
      kept.add(file);
      return true;
    },
    finish: async () => {
      const now = new Set([...kept, ...written]);
      // Should this be cut short, the next run knows of both.
      await saveList(folder, new Set([...former, ...now]));
      const gone = [...former].filter((file) => !now.has(file));
      for (const file of gone) await removeWithEmptyFolders(folder, file);
      for (const file of written) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await rename(join(folder, MAKING, file), join(folder, file));
      }
      await rm(join(folder, MAKING), { recursive: true, force: true });
      await saveList(folder, now);
      return gone.length;
    },
  };
}

async function readList(folder: string): Promise<Set<string>> {
  try {
    const files: unknown = JSON.parse(await readFile(join(folder, LIST), "utf8"));
    if (Array.isArray(files)) return new Set(files.filter(staysInside));
  } catch {
    // No list, or none that can be read: then the folder must be a new one.
  }
  const others = (await readdir(folder)).filter((name) => name !== MAKING);
  if (others.length === 0) return new Set();
  throw new MirrorError(
    `The folder ${folder} holds something that no mirror wrote; name an empty one, or the folder of a mirror.`,
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

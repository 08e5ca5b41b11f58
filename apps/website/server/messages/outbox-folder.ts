import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeDurably } from "../../content/write-durably.ts";

/** `since` is in milliseconds since 1970. */
type StoredFile = { bytes: number; since: number };

/** The outbox's files by path relative to its folder. Reads their metadata once, when the folder is opened. */
export type OutboxFolder = {
  files: ReadonlyMap<string, StoredFile>;
  /** Resolves when the file is on disk; `files` contains it at once. */
  write: (path: string, text: string) => Promise<void>;
  read: (path: string) => Promise<string>;
  move: (path: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
};

export const subfolders = ["refused", "unreadable"] as const;

/** Only the site's own user may read messages. Removes temporary files of a crash. */
export async function openOutboxFolder(folder: string, now: () => Date): Promise<OutboxFolder> {
  const files = new Map<string, StoredFile>();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(folder));
  for (const below of ["", ...subfolders.filter((name) => present.has(name))]) {
    for (const name of await readdir(join(folder, below))) {
      const path = join(below, name);
      if (name.endsWith(".tmp")) await rm(join(folder, path), { force: true });
      if (!name.endsWith(".json")) continue;
      const { size, mtimeMs } = await stat(join(folder, path));
      files.set(path, { bytes: size, since: mtimeMs });
    }
  }
  return {
    files,
    write: async (path, text) => {
      const date = now();
      files.set(path, { bytes: Buffer.byteLength(text), since: date.getTime() });
      try {
        const file = join(folder, path);
        // The folder may have been removed since; create it again rather than lose the message.
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeDurably(file, text);
        await utimes(file, date, date);
      } catch (error) {
        files.delete(path);
        throw error;
      }
    },
    read: (path) => readFile(join(folder, path), "utf8"),
    move: async (path, to) => {
      const file = files.get(path);
      await mkdir(dirname(join(folder, to)), { recursive: true, mode: 0o700 });
      await rename(join(folder, path), join(folder, to));
      files.delete(path);
      if (file) files.set(to, file);
    },
    remove: async (path) => {
      await rm(join(folder, path), { force: true, recursive: true });
      files.delete(path);
    },
  };
}

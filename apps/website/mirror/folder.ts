import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export class MirrorError extends Error {
  override readonly name = "MirrorError";
  constructor(problem: string) {
    super(`${problem} The mirror was left as it was.`);
  }
}

const LIST = ".mirror.json";
const TEMPORARY = ".mirror-making";

export type MirrorFolder = Awaited<ReturnType<typeof openFolder>>;

/** Nothing changes before `finish`. Throws MirrorError for a folder with other content than a mirror. */
export async function openFolder(folder: string) {
  const temporary = join(folder, TEMPORARY);
  await mkdir(folder, { recursive: true });
  const former = await readList(folder);
  await rm(temporary, { recursive: true, force: true });
  const written = new Set<string>();
  const retained = new Set<string>();

  async function write(file: string, bytes: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(temporary, file)), { recursive: true });
    await writeFile(join(temporary, file), bytes);
    written.add(file);
  }

  return {
    write,
    /** Retains a file of the previous mirror; false when there is none. */
    retain: (file: string): boolean => {
      if (former.has(file)) retained.add(file);
      return former.has(file);
    },
    finish: async (): Promise<number> => {
      // If this is interrupted, the next run knows both sets.
      const current = new Set([...retained, ...written]);
      await saveList(folder, new Set([...former, ...current]));
      const removed = [...former].filter((file) => !current.has(file));
      for (const file of removed) await removeWithEmptyFolders(folder, file);
      // A web server may read the folder: a renamed file is never half written.
      for (const file of written) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await rename(join(temporary, file), join(folder, file));
      }
      await rm(temporary, { recursive: true, force: true });
      await saveList(folder, current);
      return removed.length;
    },
  };
}

async function readList(folder: string): Promise<Set<string>> {
  const list = await readFile(join(folder, LIST), "utf8").catch(() => undefined);
  if (list !== undefined) return new Set((JSON.parse(list) as string[]).filter(staysInside));
  if ((await readdir(folder)).every((name) => name === TEMPORARY)) return new Set();
  throw new MirrorError(
    `The folder ${folder} contains files that no mirror created; choose an empty folder or one with a mirror.`,
  );
}

const staysInside = (file: string): boolean =>
  !file.startsWith("/") && !file.split(/[/\\]/).includes("..");

const saveList = (folder: string, files: Set<string>): Promise<void> =>
  writeFile(join(folder, LIST), JSON.stringify([...files].sort(), null, 1));

async function removeWithEmptyFolders(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { recursive: true, force: true });
  for (let parent = dirname(file); parent !== "."; parent = dirname(parent))
    await rmdir(join(folder, parent)).catch(() => {});
}

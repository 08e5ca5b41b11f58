import { link, mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { config } from "../host-config.ts";
import { documentFolder, mediaFolder } from "../media/folders.ts";
import type { FileFolder } from "./files.ts";

export type StoredFile = { kind: FileFolder; name: string };

/** The files of the desk just as they are stored, whatever record names them. */
export type StoredFiles = {
  /** Where to read it: its own place, or a copy below `folder`. Nothing for one that is gone, as it is for visitors. */
  find: (file: StoredFile, folder: string) => Promise<string | undefined>;
  /** Puts the file at `from` beside those that are there. False when it was there: a random name is always the same file. */
  add: (file: StoredFile, from: string) => Promise<boolean>;
  remove: (file: StoredFile) => Promise<void>;
};

/** In the bucket of the settings, or else in the data folder. */
export async function openStoredFiles(): Promise<StoredFiles> {
  if (!config.bucket) return inFolders;
  const { filesInBucket } = await import("./files-in-bucket.ts");
  return filesInBucket(config.bucket);
}

const placeOf = ({ kind, name }: StoredFile): string =>
  join(/*turbopackIgnore: true*/ kind === "media" ? mediaFolder() : documentFolder(), name);

const inFolders: StoredFiles = {
  find: async (file) => {
    const place = placeOf(file);
    return (await stat(place).catch(() => undefined)) && place;
  },
  add: async (file, from) => {
    await mkdir(dirname(placeOf(file)), { recursive: true });
    try {
      await link(from, placeOf(file));
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
      throw error;
    }
  },
  remove: (file) => rm(placeOf(file), { force: true }),
};

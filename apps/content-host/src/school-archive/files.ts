import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import exifr from "exifr";
import sharp from "sharp";
import { documentKind } from "../media/document-kind.ts";
import { NotTakenError } from "./check-row.ts";
import type { Row } from "./tables.ts";

export type FileFolder = "media" | "documents";

/** The files that a row of pictures or documents names. */
export const namesIn = (row: Row): string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    /(^|_)filename$/i.test(column) && typeof value === "string" ? [value] : [],
  );

/** Refuses files that no row names, and those that are not what the desk takes. Throws NotTakenError. */
export async function checkFiles(
  folder: string,
  named: Record<FileFolder, Set<string>>,
): Promise<number> {
  let files = 0;
  for (const kind of ["media", "documents"] as const)
    for (const name of await readdir(join(/*turbopackIgnore: true*/ folder, kind)).catch(
      () => [],
    )) {
      if (!named[kind].has(name)) throw new NotTakenError(`${name} belongs to no record in it`);
      const bytes = await readFile(join(/*turbopackIgnore: true*/ folder, kind, name));
      const isSound = kind === "media" ? isPicture(bytes, name) : isDocument(bytes, name);
      if (!(await isSound)) throw new NotTakenError(`${name} is no file that the desk takes`);
      files += 1;
    }
  return files;
}

async function isPicture(bytes: Buffer, name: string): Promise<boolean> {
  const { format = "", exif } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: "", exif: undefined }));
  if (!["jpeg", "png", "webp"].includes(format)) return false;
  // Every picture of a desk was drawn anew without its place: one that has one comes from elsewhere.
  return (
    name.endsWith(format === "jpeg" ? ".jpg" : `.${format}`) && !(exif && (await hasPlace(exif)))
  );
}

async function hasPlace(exif: Buffer): Promise<boolean> {
  const block = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const place = await exifr.gps(block).catch(() => undefined);
  return place !== undefined;
}

const isDocument = async (bytes: Buffer, name: string): Promise<boolean> =>
  name.endsWith(`.${(await documentKind(bytes))?.extension}`);

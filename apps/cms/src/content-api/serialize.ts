import type { PictureWords } from "@manor/content-api";
import { toDay } from "../fields/dates.ts";
import type { FileNames, ListContext } from "./call.ts";

export const text = (value: string | null | undefined): string => value ?? "";

/** A stored date as the calendar day in Kolkata; `""` for none. */
export const day = (timestamp: string | null | undefined): string => toDay(timestamp) ?? "";

/** The image chosen for shared links, if the record still shows it. */
export function cardPhoto(
  nameOf: FileNames,
  chosen: unknown,
  shown: readonly string[],
): { cardPhoto?: string } {
  const [name] = chosen ? names(nameOf, "media", chosen) : [];
  return name !== undefined && shown.includes(name) ? { cardPhoto: name } : {};
}

export function names(
  nameOf: FileNames,
  collection: "media" | "documents",
  files: unknown,
): string[] {
  const list = Array.isArray(files) ? files : [files];
  return list.flatMap((file) => nameOf(collection, file) ?? []);
}

export function getImages(
  { nameOf, textsOf }: ListContext,
  pictures: readonly unknown[] | null | undefined,
): { files: string[]; words: { pictures?: PictureWords[] } } {
  const shown = (pictures ?? []).flatMap((picture) => {
    const file = nameOf("media", picture);
    return file ? [{ file, texts: textsOf(picture) }] : [];
  });
  const texts = shown.flatMap(({ file, texts }) => (texts ? [{ file, ...texts }] : []));
  return {
    files: shown.map(({ file }) => file),
    words: texts.length > 0 ? { pictures: texts } : {},
  };
}

import type { SchoolPart } from "@manor/content-api/school";
import { parse } from "yaml";
import { readFolder, toPartName } from "./read-folder.ts";
import { type PageTranslation, readPageTranslation, readTextPage } from "./text-page.ts";

export type SampleTranslations = {
  /** By the part of the school: its texts, at the same places as in the part. Everything else is left out. */
  school: Partial<Record<SchoolPart, unknown>>;
  /** By the address of the page. */
  pages: Record<string, PageTranslation>;
  /** By the name of the list, in the order of the sample records of the CMS. */
  records: Record<string, unknown[]>;
};

/** Reads the sample school in Hindi. Throws SampleSchoolError, which names the page, when one is invalid. */
export function readSampleTranslations(): SampleTranslations {
  const addresses = new Map(
    readFolder("pages").map(({ name, text }) => [name, readTextPage(`${name}.md`, text).address]),
  );
  const pages = readFolder("hindi/pages").map(({ name, text }) => [
    addresses.get(name) ?? name,
    readPageTranslation(`hindi/${name}.md`, text),
  ]);
  return {
    school: readParts("hindi/school"),
    pages: Object.fromEntries(pages),
    records: readParts("hindi/records"),
  };
}

const readParts = (folder: string) =>
  Object.fromEntries(readFolder(folder).map(({ name, text }) => [toPartName(name), parse(text)]));

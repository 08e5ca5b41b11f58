import type { School, SchoolPart } from "@manor/content-api/school";
import type { DataFromGlobalSlug, GlobalAfterChangeHook } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { combineEntries, type Entry } from "./entry.ts";
import { type SchoolGlobal, type SchoolSlug, schoolGlobal } from "./school-global.ts";

type Options = {
  description: string;
  entries: readonly Entry[];
  afterChange?: GlobalAfterChangeHook[];
};

/** A settings page for a part of the school, made of entries. */
export function partGlobal<Part extends SchoolPart, Slug extends SchoolSlug>(
  [slug, part]: readonly [Slug, Part],
  label: Phrase,
  { description, entries, afterChange = [] }: Options,
): SchoolGlobal {
  const { fields, toForm, toPart } = combineEntries(entries);
  return schoolGlobal<Slug, Part>({
    slug,
    part,
    label,
    description,
    fields,
    afterChange,
    toForm: (value: School[Part]) => toForm({ ...value }),
    toPart: (doc: DataFromGlobalSlug<Slug>, nameOf) => toPart({ ...doc }, nameOf),
  });
}

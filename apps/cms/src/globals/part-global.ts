import type { School, SchoolPart } from "@manor/content-api/school";
import type { DataFromGlobalSlug, GlobalAfterChangeHook } from "payload";
import { type Entry, together } from "./entry.ts";
import { type SchoolGlobal, type SchoolSlug, schoolGlobal } from "./school-global.ts";

type Options = {
  /** The description in the admin. */
  description: string;
  entries: readonly Entry[];
  /** Hooks to run after a change. */
  followedBy?: GlobalAfterChangeHook[];
};

/** A settings page for a part of the school, made of entries. */
export function partGlobal<Part extends SchoolPart, Slug extends SchoolSlug>(
  [slug, part]: readonly [Slug, Part],
  label: string,
  { description, entries, followedBy = [] }: Options,
): SchoolGlobal {
  const { fields, toForm, toPart } = together(entries);
  return schoolGlobal<Slug, Part>({
    slug,
    part,
    label,
    description,
    fields,
    followedBy,
    toForm: (value: School[Part]) => toForm({ ...value }),
    toPart: (doc: DataFromGlobalSlug<Slug>, nameOf) => toPart({ ...doc }, nameOf),
  });
}

import type { PictureWords } from "@manor/content-api";
import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug, Payload } from "payload";
import { findAll } from "../database/find-records.ts";
import { findConsent } from "../fields/consent.ts";
import { type ShownDays, shownToday } from "../fields/date-fields.ts";
import { toDay } from "../fields/dates.ts";
import type { Translate } from "../translations/languages.ts";
import type { FileNames, ImageTexts } from "./files.ts";

export type ListContext = {
  payload: Payload;
  day: string;
  nameOf: FileNames;
  textsOf: ImageTexts;
  translate: Translate["translate"];
};

export type ListCall<T extends object> = {
  reads: readonly (CollectionSlug | GlobalSlug)[];
  list: (context: ListContext) => Promise<T[]>;
  /** The item of one record, whether or not the list contains it. */
  toItem?: (record: object, context: ListContext) => T | undefined;
};

type Source<Slug extends CollectionSlug, Item extends object> = {
  collection: Slug;
  reads?: readonly (CollectionSlug | GlobalSlug)[];
  sort: string;
  needsConsent?: boolean;
  /** Decided by the English text, so that a list has the same records in every language. */
  isShown?: (record: DataFromCollectionSlug<Slug>, day: string) => boolean;
  toItem: (record: DataFromCollectionSlug<Slug>, context: ListContext) => Item | undefined;
};

export function listPublished<Slug extends CollectionSlug, Item extends object>({
  collection,
  reads = [],
  sort,
  needsConsent = false,
  isShown = () => true,
  toItem,
}: Source<Slug, Item>): ListCall<Item> {
  return {
    reads: [collection, ...reads],
    // The preview passes a record of this collection.
    toItem: (record, context) => toItem(record as DataFromCollectionSlug<Slug>, context),
    list: async (context) => {
      const records = shownToday(await findPublished(context, collection), context.day);
      const isConsented = needsConsent
        ? await findConsent(context.payload, collection, "record")
        : () => true;
      return sortRecords(records, sort)
        .filter((record) => isConsented(record) && isShown(record, context.day))
        .flatMap((record) => {
          const shown = context.translate(collection, record);
          const item = toItem(shown.record, context);
          return item ? [{ ...item, ...shown.fields }] : [];
        });
    },
  };
}

/** References are ids. Drafts and trash are excluded: a record with a newer draft has its published values. */
export async function findPublished<Slug extends CollectionSlug>(
  { payload }: ListContext,
  collection: Slug,
): Promise<(DataFromCollectionSlug<Slug> & ShownDays)[]> {
  const where = { _status: { equals: "published" } };
  return (await findAll(payload, collection, { where })) as DataFromCollectionSlug<Slug>[];
}

/** Databases differ in the order of missing values, of case, and of equal values; this order is always the same. */
export function sortRecords<T extends { id: number | string }>(records: T[], sort: string): T[] {
  const isFalling = sort.startsWith("-");
  const field = sort.replace(/^-/, "") as keyof T;
  const rising = (a: T, b: T): number =>
    compare(a[field] ?? "", b[field] ?? "") || Number(a.id) - Number(b.id);
  return records.toSorted((a, b) => (isFalling ? rising(b, a) : rising(a, b)));
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [String(a), String(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

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

import type { ListCallName } from "@manor/content-api";

/** The lists whose records can have a translation. The records of all others are in English. */
export const translatedLists = [
  "allEvents",
  "events",
  "news",
  "allNews",
  "highlights",
  "principalMessages",
  "notifications",
  "alerts",
  "onlineRegistration",
] as const satisfies readonly ListCallName[];

/** The fields that a translation may replace. Dates, pictures, files and addresses are always those of the source. */
const textFields = ["title", "description", "text", "message", "name", "venue", "time", "pictures"];

type Fields = Record<string, unknown>;

/**
 * The records of the English list in its order, with the texts of their translations. So a translation never shows a
 * record that is unpublished by now, even if the answer with the translations is older.
 */
export function translateRecords<Item>(
  english: readonly Item[],
  translated: readonly unknown[] = [],
): Item[] {
  const byKey = new Map(translated.map((item) => [toKey(item), Object(item) as Fields]));
  return english.map((item) => {
    const translation = byKey.get(toKey(item));
    if (!translation || translation["lang"] === undefined || translation["lang"] === "en")
      return { ...item, lang: "en" };
    const texts = textFields.flatMap((name) =>
      translation[name] === undefined ? [] : [[name, translation[name]] as const],
    );
    const { lang, translatedOn } = translation;
    return {
      ...item,
      ...Object.fromEntries(texts),
      lang,
      ...(translatedOn !== undefined && { translatedOn }),
    };
  });
}

/** A banner has no id; its address and end are those of its source. */
function toKey(item: unknown): string {
  const { _id, url, until } = Object(item) as Fields;
  return typeof _id === "string" && _id !== "" ? _id : `${url}|${until}`;
}

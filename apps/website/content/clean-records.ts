import {
  Album,
  type Birthday,
  type ListCallName,
  listCalls,
  type PrincipalMessage,
  readList,
} from "@manor/content-api";
import { cleanText } from "@manor/content-api/fields";
import sanitizeHtml from "sanitize-html";
import { withoutYear } from "./privacy.ts";
import type { SavedResponse } from "./snapshot.ts";

/** Removes what must not even be cached in memory: years of birth and unsafe markup. */
const cleaners: Partial<Record<ListCallName, (item: unknown) => unknown>> = {
  birthdaysToday: (item) => withoutYear(item as Birthday),
  allBirthdays: (item) => withoutYear(item as Birthday),
  principalMessages: (item) => sanitiseMessage(item as PrincipalMessage),
};

export function cleanRecords(name: ListCallName, records: unknown[]): unknown[] {
  const clean = cleaners[name];
  return clean ? records.map(clean) : records;
}

/** A list from disk, parsed and cleaned like a CMS response: an older version may have written the file. */
export function restoreList(name: ListCallName, saved: SavedResponse | undefined) {
  if (!saved || !Array.isArray(saved.value)) return undefined;
  const read = readList(saved.value, listCalls[name].item as typeof Album);
  return read && { value: cleanRecords(name, read.items), day: saved.day };
}

export function restoreAlbum(saved: SavedResponse | undefined) {
  const read = saved && Album.safeParse(saved.value);
  return read?.success ? { value: read.data, day: saved?.day ?? "" } : undefined;
}

/** The markup that a message may contain (R50). Other tags are removed, scripts and styles with their text. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br em i strong b u a ul ol li blockquote h2 h3 h4 span".split(" "),
  allowedAttributes: { a: ["href"], span: ["lang"], p: ["lang"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

function sanitiseMessage(message: PrincipalMessage): PrincipalMessage {
  // Clean again after parsing: a reference such as &#8238; becomes a control character only then.
  return { ...message, message: cleanText(sanitizeHtml(message.message, allowed)) };
}

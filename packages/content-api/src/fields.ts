import { z } from "zod";
import { toCalendarDay } from "./calendar-day.ts";

// What a CMS sends, read tolerantly: the fields of a record, a record, a list.

const asText = (value: unknown): string => {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? cleanText(value) : "";
};

/** A shared empty list saves memory: most records of a long list have no pictures and no attachments. */
const none: string[] = [];
Object.freeze(none);

const asTextList = (value: unknown): string[] => {
  const list = (Array.isArray(value) ? value : [value]).map(asText).filter((entry) => entry !== "");
  return list.length > 0 ? list : none;
};

/** A string, trimmed. Numbers are read as text; anything else, or a missing field, is `""`. */
export const text = z.unknown().optional().transform(asText);

/** An optional string, `undefined` when blank; beyond the specification. */
export const optionalText = z
  .unknown()
  .optional()
  .transform((value) => asText(value) || undefined)
  .optional();

/** An optional calendar day, `undefined` when missing or unreadable; beyond the specification. */
export const optionalCalendarDay = z
  .unknown()
  .optional()
  .transform((value) => toCalendarDay(asText(value)) || undefined)
  .optional();

/** A list of non-blank strings. A bare string is read as a list; blank entries are dropped (R33). */
export const textList = z.unknown().optional().transform(asTextList);

/** A calendar day in Asia/Kolkata as `YYYY-MM-DD`, or `""` when missing or unreadable (R30). */
export const calendarDay = z
  .unknown()
  .optional()
  .transform((value) => toCalendarDay(asText(value)));

/** Directional control characters reorder the text after them; no valid text needs them. */
export const DIRECTION_CONTROLS: RegExp = /[\u202a-\u202e\u2066-\u2069]/g;

/** Trims a text and removes NUL, lone surrogates (not every store accepts them) and directional controls. */
export const cleanText = (text: string): string =>
  text.replaceAll("\0", "").replace(DIRECTION_CONTROLS, "").toWellFormed().trim();

export type ReadList<T> = { items: T[]; dropped: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Common keys of a wrapped list, tried before any other array in the object. */
const WRAPPERS = ["data", "items", "docs", "results", "result"];

function findList(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return undefined;
  const keys = [...WRAPPERS.filter((key) => Object.hasOwn(json, key)), ...Object.keys(json)];
  for (const key of keys) {
    const value = json[key];
    if (Array.isArray(value)) return value;
  }
  return undefined;
}

/**
 * Parses a list tolerantly: a bare array, or an object that contains one.
 * Drops items that are not objects or fail the schema and counts them in `dropped`.
 * Returns `undefined` without a list. Never throws.
 */
export function readList<T>(json: unknown, item: z.ZodType<T>): ReadList<T> | undefined {
  const list = findList(json);
  if (!list) return undefined;
  const items: T[] = [];
  for (const entry of list) {
    if (!isObject(entry)) continue;
    const parsed = item.safeParse(entry);
    if (parsed.success) items.push(parsed.data);
  }
  return { items, dropped: list.length - items.length };
}

/** Parses one object with `requiredKey`: bare, in an array, or wrapped in an object. `undefined` without one. */
export function readOne<T>(json: unknown, item: z.ZodType<T>, requiredKey: string): T | undefined {
  const candidates = [
    json,
    ...(Array.isArray(json) ? json : []),
    ...(isObject(json) ? Object.values(json) : []),
  ];
  const found = candidates.find((entry) => isObject(entry) && Object.hasOwn(entry, requiredKey));
  const parsed = item.safeParse(found);
  return found !== undefined && parsed.success ? parsed.data : undefined;
}

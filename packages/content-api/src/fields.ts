import { z } from "zod";
import { toCalendarDay } from "./calendar-day.ts";

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

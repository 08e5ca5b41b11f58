import type { Language } from "../texts/languages.ts";

const TIME = /^(\d{1,2}):(\d{2})(?: (AM|PM|noon))?$/;

/** The last hour of each part of the day, and its Hindi name. */
const partsOfDay = [
  [3, "रात"],
  [11, "सुबह"],
  [15, "दोपहर"],
  [18, "शाम"],
  [23, "रात"],
] as const;

/**
 * A time of the school, such as `6:00 AM` or `9:35 to 10:20 AM`. In Hindi "सुबह 6:00 बजे" and "सुबह 9:35 से 10:20 बजे तक",
 * because `Intl` writes "6:00 am बजे". Any other text stays as it is.
 */
export function toTimeText(text: string, language: Language): string {
  if (language === "en") return text;
  const [start = "", end, ...others] = text.split(" to ");
  const half = TIME.exec(end ?? start)?.[3];
  const from = readTime(start, half);
  if (!from || others.length > 0) return text;
  if (end === undefined) return `${from.part} ${from.clock} बजे`;
  const to = readTime(end, half);
  if (!to) return text;
  const until = to.part === from.part ? to.clock : `${to.part} ${to.clock}`;
  return `${from.part} ${from.clock} से ${until} बजे तक`;
}

/** Undefined for a text that is not a time. A start without AM or PM has the one of the end. */
function readTime(text: string, half: string | undefined) {
  const [, hour = "", minute = "", own = half] = TIME.exec(text) ?? [];
  if (hour === "" || own === undefined) return undefined;
  const hour24 = (Number(hour) % 12) + (own === "AM" ? 0 : 12);
  const part = partsOfDay.find(([last]) => hour24 <= last)?.[1] ?? "";
  return { part, clock: `${hour}:${minute}` };
}

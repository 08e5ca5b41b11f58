import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";
import { formatDate, toDay } from "./dates.ts";

/** A stored consent: free text, and ISO timestamps that mean calendar days. */
export type ConsentNote = {
  givenBy?: string | null;
  on?: string | null;
  until?: string | null;
  withdrawnOn?: string | null;
};

type ConsentState =
  | { isValid: true; until: string }
  | { isValid: false; reason: "missing" }
  | { isValid: false; reason: "not yet"; from: string }
  | { isValid: false; reason: "over"; since: string };

export function consentOn(day: string, note: ConsentNote | null | undefined): ConsentState {
  const from = toDay(note?.on);
  const end = toDay(note?.until);
  const withdrawn = toDay(note?.withdrawnOn);
  // An unreadable day must not become a consent without an end.
  if (!note?.givenBy?.trim() || !from || end === undefined || withdrawn === undefined)
    return { isValid: false, reason: "missing" };
  const until = withdrawn ? firstOf(end, dayBefore(withdrawn)) : end;
  if (day < from) return { isValid: false, reason: "not yet", from };
  if (until !== "" && day > until) return { isValid: false, reason: "over", since: until };
  return { isValid: true, until };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const firstOf = (end: string, other: string): string => (end && end < other ? end : other);

const purposes = ["photo", "name", "result", "birthday", "words"] as const;
type Purpose = (typeof purposes)[number];

const shownBy = {
  albums: ["photo"],
  toppers: ["name", "result"],
  birthdays: ["name", "birthday"],
  voices: ["name", "words"],
} as const satisfies Record<string, readonly Purpose[]>;

/** The collections whose records are shown only with a consent. */
export const needingConsent = Object.keys(shownBy) as (keyof typeof shownBy)[];

export type Part = "record" | "photos";

/** What a consent must name before the website shows this part of a record. */
export const listNeeded = (list: string, part: Part): readonly Purpose[] =>
  part === "photos" ? ["photo"] : (shownBy[list as keyof typeof shownBy] ?? []);

/**
 * What a record shows without the consent for it. A consent that names no purpose is for everything.
 */
export function findUncovered(
  list: string,
  record: { photo?: unknown },
  allowed: readonly string[] | null | undefined,
): Purpose[] {
  const shown = [...listNeeded(list, "record"), ...(record.photo ? (["photo"] as const) : [])];
  return purposes.filter((purpose) => shown.includes(purpose) && !names(allowed, purpose));
}

export const isConsentFor = (
  list: string,
  part: Part,
  allowed: readonly string[] | null | undefined,
): boolean => listNeeded(list, part).every((purpose) => names(allowed, purpose));

const names = (allowed: readonly string[] | null | undefined, purpose: Purpose): boolean =>
  !allowed?.length || allowed.includes(purpose);

export function consentText(
  state: ConsentState,
  isPublished: boolean,
  isSaved: boolean,
  language?: string,
): string {
  const message = findMessage(state, isPublished, language);
  return isSaved
    ? message
    : createTranslator(language)("After saving: {notice}", { notice: message });
}

function findMessage(state: ConsentState, isPublished: boolean, language?: string): string {
  const t = createTranslator(language);
  if (state.isValid) {
    const [now, later]: [Phrase, Phrase] = state.until
      ? [
          "Shown on the website until {day}.",
          "Will be shown on the website once published, until {day}.",
        ]
      : [
          "Shown on the website until the consent is withdrawn.",
          "Will be shown on the website once published, until the consent is withdrawn.",
        ];
    const day = state.until && formatDate(state.until, language);
    return t(isPublished ? now : later, { day });
  }
  if (state.reason === "not yet") {
    const day = formatDate(state.from, language);
    return t("Not shown on the website until {day}, when the consent starts.", { day });
  }
  if (state.reason === "over") {
    const day = formatDate(state.since, language);
    return t("Not shown on the website: the consent ended on {day}.", {
      day,
    });
  }
  return t("Not shown on the website until the consent has a name and a date.");
}

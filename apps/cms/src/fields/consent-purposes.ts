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

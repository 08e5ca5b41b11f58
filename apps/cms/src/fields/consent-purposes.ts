/** What a parent or guardian allows the website to show. */
const purposes = ["photo", "name", "result", "birthday"] as const;
type Purpose = (typeof purposes)[number];

/** What the records of each list show. */
const shownBy: Record<string, readonly Purpose[]> = {
  albums: ["photo"],
  birthdays: ["name", "birthday"],
  toppers: ["name", "result"],
};

/**
 * What a record shows without the consent for it. A consent that names no purpose is for everything.
 */
export function findUncovered(
  list: string,
  record: { photo?: unknown },
  allowed: readonly string[] | null | undefined,
): Purpose[] {
  if (!allowed?.length) return [];
  const shown = new Set([...(shownBy[list] ?? []), ...(record.photo ? ["photo"] : [])]);
  return purposes.filter((purpose) => shown.has(purpose) && !allowed.includes(purpose));
}

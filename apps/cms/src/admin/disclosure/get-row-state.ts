import { type DisclosureRow, isMissing } from "@manor/content-api/disclosure-rows";
import { addDays, formatDate } from "../../fields/dates.ts";
import type { Message } from "../../i18n/translate.ts";

export type RowState = { colour: "red" | "amber" | "green"; problem: Message };

/** An editor is reminded so many days before a document expires. */
const REMINDER_DAYS = 30;

export type FileChecks = {
  isDead: (address: string) => Promise<boolean>;
  hasNoText: (address: string) => boolean;
};

export async function getRowState(
  row: DisclosureRow,
  day: string,
  { isDead, hasNoText }: FileChecks,
  language?: string,
): Promise<RowState> {
  if (isMissing(row)) return { colour: "red", problem: "Missing." };
  const addresses = [row.href ?? "", ...(row.documents ?? []).map(({ file }) => file)];
  const found = await Promise.all(addresses.filter((address) => address !== "").map(isDead));
  if (found.includes(true))
    return { colour: "red", problem: "The file or page does not exist on the website." };
  const validity = getValidityState(row, day, language);
  if (validity) return validity;
  return addresses.some(hasNoText)
    ? { colour: "amber", problem: "The PDF has no text layer." }
    : { colour: "green", problem: "Complete." };
}

/** The document that is valid longest counts: an older one may have expired. */
function getValidityState(
  { documents = [] }: DisclosureRow,
  day: string,
  language?: string,
): RowState | undefined {
  const ends = documents.map(({ validUntil }) => validUntil).sort();
  const last = ends.at(-1) ?? "";
  if (last === "" || ends.includes("") || last > addDays(day, REMINDER_DAYS)) return undefined;
  const values = { day: formatDate(last, language) };
  return last < day
    ? { colour: "red", problem: { phrase: "Expired on {day}.", values } }
    : { colour: "amber", problem: { phrase: "Expires on {day}.", values } };
}

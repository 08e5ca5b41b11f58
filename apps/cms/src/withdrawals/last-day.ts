import type { ConsentList, ConsentRecord } from "../fields/consent-lists.ts";
import { isConsentFor, type Part } from "../fields/consent-purposes.ts";
import { consentOn } from "../fields/consent-rule.ts";
import { toDay } from "../fields/dates.ts";
import { AT_ONCE, NO_END } from "./withdrawal-list.ts";

/** The last day on which consent lets the website show a part of a record: a day, AT_ONCE or NO_END. */
export function getLastDay(
  list: ConsentList,
  part: Part,
  { consent, deletedAt }: ConsentRecord,
): string {
  if (deletedAt || !isConsentFor(list, part, consent?.purposes)) return AT_ONCE;
  const from = toDay(consent?.on) ?? "";
  const state = consentOn(from, consent);
  if (state.isValid) return state.until || NO_END;
  return state.reason === "over" ? state.since : AT_ONCE;
}

export const getFirstLastDay = (
  list: ConsentList,
  part: Part,
  versions: readonly ConsentRecord[],
): string => versions.map((version) => getLastDay(list, part, version)).sort()[0] ?? AT_ONCE;

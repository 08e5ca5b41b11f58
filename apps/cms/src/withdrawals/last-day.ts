import { day } from "../content-api/serialize.ts";
import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import { AT_ONCE, NO_END } from "./withdrawal-list.ts";

type Consented = { consent?: ConsentNote | null; deletedAt?: string | null };

/** The last day on which consent lets the website show a record: a day, AT_ONCE or NO_END. */
export function getLastDay({ consent, deletedAt }: Consented): string {
  if (deletedAt) return AT_ONCE;
  const from = day(consent?.on);
  const state = consentOn(from, consent);
  if (state.holds) return state.until || NO_END;
  return state.because === "over" ? state.since : AT_ONCE;
}

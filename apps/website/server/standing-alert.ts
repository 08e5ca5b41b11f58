import type { Alert } from "@manor/content-api";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";

/** What the office says on every page at this moment, if anything. Costs nothing to ask. */
export type StandingAlert = () => Alert | undefined;

/** An end that cannot be read is none: better a sentence too long than one too short. */
export function createStandingAlert(
  content: Pick<Content, "peek">,
  clock: Pick<Clock, "now">,
): StandingAlert {
  return () =>
    content
      .peek("alerts")
      .find(({ text, until }) => text !== "" && !(Date.parse(until) <= clock.now().getTime()));
}

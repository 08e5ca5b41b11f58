import type { Alert } from "@manor/content-api";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";

/** The current emergency banner, if any. Cheap to call. */
export type StandingAlert = () => Alert | undefined;

/** An invalid end counts as none: better too long than too short. */
export function createStandingAlert(
  content: Pick<Content, "peek">,
  clock: Pick<Clock, "now">,
): StandingAlert {
  return () =>
    content
      .peek("alerts")
      .find(({ text, until }) => text !== "" && !(Date.parse(until) <= clock.now().getTime()));
}

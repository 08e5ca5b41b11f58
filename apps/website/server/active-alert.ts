import type { Alert } from "@manor/content-api";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";

/** Reads the cache only. Ignores an invalid end: better an alert too long than too short. */
export const findActiveAlert = (
  content: Pick<Content, "peek">,
  clock: Pick<Clock, "now">,
): Alert | undefined =>
  content
    .peek("alerts")
    .find(({ text, until }) => text !== "" && !(Date.parse(until) <= clock.now().getTime()));

import { callPeriod, type School } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { StandingAlert } from "../standing-alert.ts";

/**
 * Names the stretch of time in which a cached page stays true: it says which day it is, whose turn it is to telephone,
 * and what the office says to all in an emergency.
 */
export const createPeriod =
  (clock: Clock, getSchool: () => School, standingAlert: StandingAlert): (() => string) =>
  () =>
    `${clock.today()} ${callPeriod(getSchool(), clock.now())} ${JSON.stringify(standingAlert())}`;

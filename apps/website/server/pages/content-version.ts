import { callPeriod, type School } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { StandingAlert } from "../standing-alert.ts";

/**
 * The one version of everything that pages show: the content, which day it is, whose turn it is to telephone, and what
 * the office says to all in an emergency.
 */
export const createContentVersion =
  (
    content: Pick<Content, "revision">,
    clock: Clock,
    getSchool: () => School,
    alert: StandingAlert,
  ): (() => string) =>
  () =>
    `${content.revision()} ${clock.today()} ${callPeriod(getSchool(), clock.now())} ${JSON.stringify(alert())}`;

import { callPeriod, type School } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { ActiveAlert } from "../active-alert.ts";

/**
 * The one version of everything that pages show: the content, which day it is, whose turn it is to telephone, and what
 * the office says to all in an emergency.
 */
export const createContentVersion =
  (
    content: Pick<Content, "version">,
    clock: Clock,
    getSchool: () => School,
    alert: ActiveAlert,
  ): (() => string) =>
  () =>
    `${content.version()} ${clock.today()} ${callPeriod(getSchool(), clock.now())} ${JSON.stringify(alert())}`;

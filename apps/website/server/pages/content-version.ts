import { callPeriod, type School } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { ActiveAlert } from "../active-alert.ts";

/** The version of everything that pages show: content, current day, current call timing and emergency banner. */
export const createContentVersion =
  (
    content: Pick<Content, "version">,
    clock: Clock,
    getSchool: () => School,
    alert: ActiveAlert,
  ): (() => string) =>
  () =>
    `${content.version()} ${clock.today()} ${callPeriod(getSchool(), clock.now())} ${JSON.stringify(alert())}`;

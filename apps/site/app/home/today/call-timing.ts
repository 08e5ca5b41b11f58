import { callTimings } from "../../school/facts.ts";

export type CallTiming = (typeof callTimings)[number];

type Span = { from: number; to: number };

const KOLKATA_AHEAD_MINUTES = 330;
const DAY_MINUTES = 1_440;

/** The timing that is open at a moment, or the next one; after the last of the day the first one again. */
export function callTimingAt(moment: Date): { timing: CallTiming; isOpen: boolean } {
  const minute = minuteOfDay(moment);
  const index = callTimings.findIndex((timing) => spanOf(timing).to > minute);
  const timing = callTimings[Math.max(0, index)] ?? callTimings[0];
  return { timing, isOpen: index >= 0 && spanOf(timing).from <= minute };
}

/** Names the stretch of the day in which `callTimingAt` keeps its answer: a page lasts as long as its stretch. */
export function callPeriod(moment: Date): string {
  const { timing, isOpen } = callTimingAt(moment);
  return `${isOpen ? "during" : "before"} ${timing.time}`;
}

/** Reads `11:15 AM to 12:00 noon` as minutes of the day; a start without AM or PM takes that of the end. */
function spanOf({ time }: CallTiming): Span {
  const [start = "", end = ""] = time.split(" to ");
  const half = /[AP]M|noon/.exec(end)?.[0] ?? "";
  return { from: minutesOf(start, half), to: minutesOf(end, half) };
}

function minutesOf(written: string, half: string): number {
  const [, hour = "0", minute = "0", own] = /(\d+):(\d+)\s*(AM|PM|noon)?/.exec(written) ?? [];
  const isAfternoon = (own ?? half) !== "AM" && Number(hour) < 12;
  return (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

function minuteOfDay(moment: Date): number {
  const utc = moment.getUTCHours() * 60 + moment.getUTCMinutes();
  return (utc + KOLKATA_AHEAD_MINUTES) % DAY_MINUTES;
}

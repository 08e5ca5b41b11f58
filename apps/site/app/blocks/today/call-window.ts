import { callWindows } from "../../school/facts.ts";

export type CallWindow = (typeof callWindows)[number];

type Span = { from: number; to: number };

const KOLKATA_AHEAD_MINUTES = 330;
const DAY_MINUTES = 1_440;

/** The window that is open at a moment, or the next one; after the last of the day the first one again. */
export function callWindowAt(moment: Date): { window: CallWindow; isOpen: boolean } {
  const minute = minuteOfDay(moment);
  const index = callWindows.findIndex((window) => spanOf(window).to > minute);
  const window = callWindows[Math.max(0, index)] ?? callWindows[0];
  return { window, isOpen: index >= 0 && spanOf(window).from <= minute };
}

/** Names the stretch of the day in which `callWindowAt` keeps its answer: a page lasts as long as its stretch. */
export function callPeriod(moment: Date): string {
  const { window, isOpen } = callWindowAt(moment);
  return `${isOpen ? "during" : "before"} ${window.time}`;
}

/** Reads `11:15 AM to 12:00 noon` as minutes of the day; a start without AM or PM takes that of the end. */
function spanOf({ time }: CallWindow): Span {
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

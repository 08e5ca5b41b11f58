import type { School } from "@manor/content-api/school";
import type { Day } from "../dates/day.ts";

export type CallTiming = School["callTimings"]["rows"][number];

type Span = { from: number; to: number };

export type CallWindow = CallTiming & {
  /** `IV`, `V`, `VI`. */
  names: string[];
  /** `2026-11-20T11:15+05:30`. */
  from: string;
  to: string;
};

const KOLKATA_AHEAD_MINUTES = 330;
const DAY_MINUTES = 1_440;

/** The call window that is open, or the next one; after the last of the day the first. Undefined without windows. */
export function callTimingAt(
  { callTimings }: Pick<School, "callTimings">,
  time: Date,
): { timing: CallTiming; isOpen: boolean } | undefined {
  const minute = minuteOfDay(time);
  const spans = callTimings.rows
    .map((timing) => ({ timing, ...parseTiming(timing) }))
    .sort((a, b) => a.from - b.from);
  const index = spans.findIndex(({ to }) => to > minute);
  const span = spans[Math.max(0, index)];
  return span && { timing: span.timing, isOpen: index >= 0 && span.from <= minute };
}

/** Names the period of the day in which `callTimingAt` returns the same result: the cache lifetime of the page. */
export function callPeriod(school: School, time: Date): string {
  const call = callTimingAt(school, time);
  if (!call) return "no calls";
  const { timing, isOpen } = call;
  return `${isOpen ? "during" : "before"} ${timing.time}`;
}

export function callWindows({ callTimings }: Pick<School, "callTimings">, day: Day): CallWindow[] {
  return callTimings.rows.map((timing) => {
    const { from, to } = parseTiming(timing);
    const names = timing.classes.replace("Class ", "").split(", ");
    return { ...timing, names, from: toDateTime(day, from), to: toDateTime(day, to) };
  });
}

function toDateTime(day: Day, minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((n) =>
    String(n).padStart(2, "0"),
  );
  return `${day}T${hour}:${rest}+05:30`;
}

/** Parses `11:15 AM to 12:00 noon` to minutes of the day; a start without AM or PM takes that of the end. */
function parseTiming({ time }: CallTiming): Span {
  const [start = "", end = ""] = time.split(" to ");
  const half = /[AP]M|noon/.exec(end)?.[0] ?? "";
  return { from: parseMinutes(start, half), to: parseMinutes(end, half) };
}

function parseMinutes(text: string, half: string): number {
  const [, hour = "0", minute = "0", suffix] = /(\d+):(\d+)\s*(AM|PM|noon)?/.exec(text) ?? [];
  const isAfternoon = (suffix ?? half) !== "AM" && Number(hour) < 12;
  return (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

function minuteOfDay(time: Date): number {
  const utc = time.getUTCHours() * 60 + time.getUTCMinutes();
  return (utc + KOLKATA_AHEAD_MINUTES) % DAY_MINUTES;
}

import type { Day } from "../../dates/day.ts";
import type { School } from "../../school/school.ts";

export type CallTiming = School["callTimings"]["rows"][number];

type Span = { from: number; to: number };

/** The call timing of some classes on one day, with its start and end. */
export type CallWindow = CallTiming & {
  /** `IV`, `V`, `VI`. */
  names: string[];
  /** `2026-11-20T11:15+05:30`. */
  from: string;
  to: string;
};

const KOLKATA_AHEAD_MINUTES = 330;
const DAY_MINUTES = 1_440;

/** The call timing that is open at a time, or the next one; after the last of the day the first again. Undefined without timings. */
export function callTimingAt(
  { callTimings }: Pick<School, "callTimings">,
  moment: Date,
): { timing: CallTiming; isOpen: boolean } | undefined {
  const minute = minuteOfDay(moment);
  const spans = callTimings.rows
    .map((timing) => ({ timing, ...spanOf(timing) }))
    .sort((a, b) => a.from - b.from);
  const index = spans.findIndex(({ to }) => to > minute);
  const span = spans[Math.max(0, index)];
  return span && { timing: span.timing, isOpen: index >= 0 && span.from <= minute };
}

/** Identifies the period in which `callTimingAt` returns the same: a page is cached for one period. */
export function callPeriod(school: School, moment: Date): string {
  const call = callTimingAt(school, moment);
  if (!call) return "no calls";
  const { timing, isOpen } = call;
  return `${isOpen ? "during" : "before"} ${timing.time}`;
}

/** All timings of a day, in the order of the classes. */
export function callWindows({ callTimings }: Pick<School, "callTimings">, day: Day): CallWindow[] {
  return callTimings.rows.map((timing) => {
    const { from, to } = spanOf(timing);
    const names = timing.classes.replace("Class ", "").split(", ");
    return { ...timing, names, from: momentOf(day, from), to: momentOf(day, to) };
  });
}

function momentOf(day: Day, minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((n) =>
    String(n).padStart(2, "0"),
  );
  return `${day}T${hour}:${rest}+05:30`;
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

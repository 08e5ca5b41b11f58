import { z } from "zod";
import { toCalendarDay } from "../calendar-day.ts";
import { line } from "./fields.ts";

const fee = z.object({
  /** As printed: "Class IV to VIII". */
  classes: line(60),
  head: line(80),
  due: z.enum(["once", "yearly", "monthly"]),
  /** In rupees. */
  amount: z.int().min(0).max(100_000_000),
});

const session = z.object({
  /** As printed: "2026-2027". */
  name: line(20),
  from: line(30).transform(toCalendarDay).pipe(z.string().min(1)),
  fees: z.array(fee).max(300),
});

/** The school fees by session, class and head. */
export const feesPart = z.object({ sessions: z.array(session).max(5) });

export type Fee = z.infer<typeof fee>;
export type FeeSession = z.infer<typeof session>;

export type ClassFees = {
  classes: string;
  fees: Fee[];
  /** Yearly fees and twelve monthly ones. */
  perYear: number;
  /** With the fees that are due once. */
  firstYear: number;
};

const byStart = (a: FeeSession, b: FeeSession): number => a.from.localeCompare(b.from);

/** The session that has started last; before the first one, the next. Sessions without fees do not count. */
export function findCurrentSession(
  sessions: readonly FeeSession[],
  today: string,
): FeeSession | undefined {
  const sorted = sessions.filter(({ fees }) => fees.length > 0).sort(byStart);
  return sorted.findLast(({ from }) => from <= today) ?? sorted[0];
}

/** The fees of a session by class, in the order of their first fee, with the totals. */
export function groupByClass({ fees }: FeeSession): ClassFees[] {
  return Array.from(
    Map.groupBy(fees, ({ classes }) => classes),
    ([classes, group]) => {
      const sum = (due: Fee["due"]) =>
        group.filter((each) => each.due === due).reduce((total, { amount }) => total + amount, 0);
      const perYear = sum("yearly") + 12 * sum("monthly");
      return { classes, fees: group, perYear, firstYear: perYear + sum("once") };
    },
  );
}

const REMINDER_DAYS = 60;

/**
 * The first day of the next session, `YYYY-MM-DD`, when it is at most 60 days away and its fees are not entered.
 * A session lasts a year.
 */
export function findMissingSession(
  sessions: readonly FeeSession[],
  today: string,
): string | undefined {
  const latest = sessions
    .filter(({ fees }) => fees.length > 0)
    .sort(byStart)
    .at(-1);
  if (!latest) return undefined;
  const next = `${Number(latest.from.slice(0, 4)) + 1}${latest.from.slice(4)}`;
  const remindAt = Date.parse(next) - REMINDER_DAYS * 86_400_000;
  return Date.parse(today) >= remindAt ? next : undefined;
}

import { expect, test } from "vitest";
import { CONFIRM_WITHIN_MS, maySendConfirmation } from "./may-send-confirmation.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T04:30:00Z");
const at = (time: number) => new Date(time).toISOString();

/** Signs an address up every quarter of an hour for ten days; returns the hours at which an e-mail was sent. */
function signUpForTenDays(confirmedAt?: string): number[] {
  const hours: number[] = [];
  let known: { createdAt: string; askedAt: string; confirmedAt?: string } | undefined;
  for (let now = START; now < START + 240 * HOUR; now += HOUR / 4) {
    // Like the clean-up job.
    if (known && !known.confirmedAt && now - Date.parse(known.askedAt) > CONFIRM_WITHIN_MS)
      known = undefined;
    if (known && !maySendConfirmation(known, now)) continue;
    known = {
      createdAt: known?.createdAt ?? at(now),
      askedAt: at(now),
      ...(confirmedAt && { confirmedAt }),
    };
    hours.push((now - START) / HOUR);
  }
  return hours;
}

test("an address that never confirms gets at most two e-mails in 48 hours", () => {
  const hours = signUpForTenDays();
  expect(hours.slice(0, 3)).toEqual([0, 1, 49.25]);
  for (const hour of hours)
    expect(hours.filter((other) => other >= hour && other < hour + 48).length).toBeLessThan(3);
});

test("a confirmed address gets one e-mail in 48 hours", () => {
  expect(signUpForTenDays(at(START))).toEqual([0, 48, 96, 144, 192]);
});

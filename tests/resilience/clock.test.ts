import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { forEachCase, limit, words } from "./fixture/cases.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;

/** Midnights in Kolkata around which calendars go wrong, and how far from them. */
const jump = fc.record({
  midnight: fc.oneof(
    fc.constantFrom(
      ...words("2027-01-01 2028-02-29 2028-03-01 2027-03-01 2100-03-01 2027-04-01 2026-11-01"),
    ),
    fc
      .date({ min: new Date("2025-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  away: fc.oneof(
    fc.constantFrom(-1, 0, 1, -999, 1_000, -INDIA, INDIA, HOUR, -HOUR, 12 * HOUR, -1_800_000),
    fc.integer({ min: -24 * HOUR, max: 24 * HOUR }),
  ),
});

/** Kolkata has had one offset since 1945. */
const kolkataDay = (moment: number): string => new Date(moment + INDIA).toISOString().slice(0, 10);

test("F18: midnight, the year's end, 29 February, a clock that jumps: days are Kolkata's", async () => {
  const { host, site } = await startFixture({ env: { SITE_NOW: "" } });
  await forEachCase(jump, { few: 40 }, async ({ midnight, away }) => {
    // The clock goes on from there, so not within the last seconds before a midnight.
    const wanted = Date.parse(`${midnight}T00:00:00+05:30`) + away;
    const moment = kolkataDay(wanted) === kolkataDay(wanted + 3_000) ? wanted : wanted + 3_000;
    const day = kolkataDay(moment);
    const dates = [-24, 0, 24].map((hours) => kolkataDay(moment + hours * HOUR));
    const meals = (date: string) => ({ breakfast: `Porridge of ${date}`, lunch: "Rice" });
    host.give(
      "/api/weeklyMenu/SGSM",
      dates.map((date) => ({ date, ...meals(date), dinner: "Stew" })),
    );
    await site.moveClock(moment - Date.now());
    const home = await vi.waitFor(
      async () => {
        const page = await site.send("/");
        expect(page.text).toContain(`Porridge of ${day}`);
        return page;
      },
      { timeout: limit(4_000), interval: 10 },
    );
    expectResponse("/", home, 200);
    expect(/class="today__day" dateTime="([^"]+)"/i.exec(home.text)?.[1], "day of home").toBe(day);
    const menu = await site.send("/weeklyMenu");
    expectResponse("/weeklyMenu", menu, 200);
    const today = /weekly-menu__today[\s\S]{0,900}?Porridge of ([\d-]+)/.exec(menu.text)?.[1];
    expect(today, "day of the week's menu").toBe(day);
    host.received.length = 0;
  });
});

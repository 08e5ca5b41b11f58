import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { forEachCase, limit, oneOf, within, words } from "./fixture/cases.ts";
import { PAGE_MS } from "./fixture/content-lists.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const HOUR = 3_600_000;
/** Kolkata has had one offset since 1945. */
const INDIA = 5.5 * HOUR;
const toKolkataDate = (time: number): string => new Date(time + INDIA).toISOString().slice(0, 10);

/** Dates at whose midnight calendars often fail. */
const DAYS = words("2027-01-01 2028-02-29 2028-03-01 2027-03-01 2100-03-01 2027-04-01 2026-11-01");
/** A midnight in Kolkata, and an offset from it. */
const jump = fc.record({
  day: fc.oneof(
    oneOf(...DAYS.map(Date.parse)),
    within(20_089, 25_932).map((n) => n * 24 * HOUR),
  ),
  offset: fc.oneof(
    oneOf(-1, 0, 1, -999, 1_000, -INDIA, INDIA, HOUR, -HOUR, 12 * HOUR, -HOUR / 2),
    within(-24 * HOUR, 24 * HOUR),
  ),
});

test("F18: around midnight, year ends and 29 February, and after clock jumps, dates are Kolkata's", async () => {
  const { cms, site } = await startFixture({ env: { SITE_NOW: "" } });
  await forEachCase(jump, { few: 40 }, async ({ day: midnight, offset }) => {
    // The clock continues from there, so avoid the last seconds before midnight.
    const wanted = midnight - INDIA + offset;
    const time = toKolkataDate(wanted) === toKolkataDate(wanted + 3_000) ? wanted : wanted + 3_000;
    const day = toKolkataDate(time);
    const menus = [-24, 0, 24].map((hours) => {
      const date = toKolkataDate(time + hours * HOUR);
      return { date, breakfast: `Porridge of ${date}`, lunch: "Rice", dinner: "Stew" };
    });
    cms.serve("/api/weeklyMenu/SGSM", menus);
    await site.setClockOffset(time - Date.now());
    const findHome = async () => {
      const { text } = await site.request("/", [200]);
      expect(text).toContain(`Porridge of ${day}`);
      return text;
    };
    const home = await vi.waitFor(findHome, { timeout: limit(PAGE_MS), interval: 10 });
    expect(/class="today__day" dateTime="([^"]+)"/i.exec(home)?.[1], "date on home").toBe(day);
    const findMenu = async () => {
      const menu = (await site.request("/weeklyMenu", [200])).text;
      const today = /weekly-menu__today[\s\S]{0,900}?Porridge of ([\d-]+)/.exec(menu)?.[1];
      expect(today, "date in the weekly menu").toBe(day);
    };
    await vi.waitFor(findMenu, { timeout: limit(PAGE_MS), interval: 10 });
  });
});

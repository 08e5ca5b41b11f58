import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { until } from "./stage/lists.ts";
import { setStage } from "./stage/stage.ts";

const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;

/** Moments around which calendars go wrong, in Kolkata's own time, and how far from them. */
const midnights = fc.oneof(
  fc.constantFrom(
    "2027-01-01",
    "2028-02-29",
    "2028-03-01",
    "2027-03-01",
    "2100-03-01",
    "2027-04-01",
    "2026-11-01",
  ),
  fc
    .date({ min: new Date("2025-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const near = fc.oneof(
  fc.constantFrom(-1, 0, 1, -999, 1_000, -INDIA, INDIA, HOUR, -HOUR, 12 * HOUR, -1_800_000),
  fc.integer({ min: -24 * HOUR, max: 24 * HOUR }),
);
const jump = fc.record({ midnight: midnights, away: near });

/** Kolkata's calendar by plain arithmetic: it has had one offset since 1945. */
const kolkataDay = (moment: number): string => new Date(moment + INDIA).toISOString().slice(0, 10);

export const f18 = defineClass({
  id: "F18",
  what: "The clock jumps: midnights, year ends, 29 February, hours to and fro",
  aCase: "a jump of the clock",
  values: jump,
  whole: 500,
  few: 40,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene, { env: { SITE_NOW: "" } });
    return async ({ midnight, away }, tell) => {
      // The clock goes on from there, so not within the second before a midnight.
      const wanted = Date.parse(`${midnight}T00:00:00+05:30`) + away;
      const moment = kolkataDay(wanted) === kolkataDay(wanted + 3_000) ? wanted : wanted + 3_000;
      const day = kolkataDay(moment);
      host.give(
        "/api/weeklyMenu/SGSM",
        [-1, 0, 1].map((step) => {
          const date = kolkataDay(moment + step * 24 * HOUR);
          return { date, breakfast: `Porridge of ${date}`, lunch: "Rice", dinner: "Stew" };
        }),
      );
      await site.moveClock(moment - Date.now());
      const isShown = await until(
        async () => (await site.ask("/")).text.includes(`Porridge of ${day}`),
        4_000,
      );
      const home = await site.ask("/");
      for (const wrong of judge("/", home, [200])) tell(wrong);
      const shown = /class="today__day" dateTime="([^"]+)"/i.exec(home.text)?.[1];
      if (shown !== day) tell(`home says ${shown}, and it is ${day}`);
      if (!isShown) tell(`home does not say what there is to eat on ${day}`);
      const menu = await site.ask("/weeklyMenu");
      for (const wrong of judge("/weeklyMenu", menu, [200])) tell(wrong);
      const own = /weekly-menu__today[\s\S]{0,900}?Porridge of ([\d-]+)/.exec(menu.text)?.[1];
      if (own !== day) tell(`the week's menu marks ${own}, and it is ${day}`);
      host.received.length = 0;
    };
  },
});

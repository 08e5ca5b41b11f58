import fc from "fast-check";
import type { Payload } from "payload";
import { expect, test } from "vitest";
import { inEnglish } from "../translations/languages.ts";
import { listCalls } from "./list-calls.ts";

const consent = { givenBy: "Mother", on: "2001-01-01T12:00:00.000Z" };
// Dates that the CMS stores for a birthday: noon or midnight in Kolkata, or any time from an import.
const births = fc.date({
  min: new Date("2001-01-01T12:00:00Z"),
  max: new Date("2039-12-31T12:00:00Z"),
  noInvalidDate: true,
});

test("no response contains a year of birth, on any day [R38]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(births, { minLength: 1 }), births, async (dates, today) => {
      const docs = dates.map((date, id) => ({
        id,
        name: "Pupil",
        consent,
        date: date.toISOString(),
      }));
      const payload = {
        find: async ({ collection }: { collection: string }) => ({
          docs: collection === "birthdays" ? docs : [],
        }),
        findGlobal: async () => ({}),
      } as unknown as Payload;
      const day = today.toISOString().slice(0, 10);
      const nothing = () => undefined;
      for (const call of Object.values(listCalls)) {
        const items = await call.list({
          payload,
          day,
          nameOf: nothing,
          textsOf: nothing,
          translate: inEnglish.translate,
        });
        const years = JSON.stringify(items).match(/\d{4}(?=-\d\d)/g) ?? [];
        expect(new Set([...years, "2000"])).toEqual(new Set(["2000"]));
      }
    }),
  );
});

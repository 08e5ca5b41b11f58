import { expect, test } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import { monthOptions } from "./list-view.ts";

const labels = (options: { label: string }[]) => options.map(({ label }) => label).join(" ");

test("offers All and Jan to Dec as the months of events and albums [A118]", () => {
  expect(labels(monthOptions("names", translateEnglish))).toBe(
    "All Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
  expect(monthOptions("names", translateEnglish)[3]).toEqual({ value: "3", label: "Mar" });
});

test("offers All and the bare numbers 12 to 1 as the months of news, each named by its month [A131]", () => {
  expect(labels(monthOptions("numbers", translateEnglish))).toBe("All 12 11 10 9 8 7 6 5 4 3 2 1");
  expect(monthOptions("numbers", translateEnglish)[1]).toEqual({
    value: "12",
    label: "12",
    name: "12, December",
  });
  expect(monthOptions("numbers", translateEnglish)[12]).toEqual({
    value: "1",
    label: "1",
    name: "1, January",
  });
});

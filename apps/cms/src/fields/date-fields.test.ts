import { expect, test } from "vitest";
import { shownOn, shownToday } from "./date-fields.ts";

const days = { showFrom: "2026-11-20T12:00:00.000Z", showUntil: "2026-11-30T12:00:00.000Z" };

test("shows a notice from its first to its last day, inclusive", () => {
  expect(shownOn("2026-11-19", days)).toEqual({
    isShown: false,
    reason: "not yet",
    from: "2026-11-20",
  });
  expect(shownOn("2026-11-20", days)).toEqual({ isShown: true, until: "2026-11-30" });
  expect(shownOn("2026-11-30", days)).toEqual({ isShown: true, until: "2026-11-30" });
  expect(shownOn("2026-12-01", days)).toEqual({
    isShown: false,
    reason: "over",
    since: "2026-11-30",
  });
});

test("without days, shows a notice as long as it is published", () => {
  const all = [{}, { showFrom: null, showUntil: null }, { showFrom: "", showUntil: "" }];
  expect(shownToday(all, "2026-11-20")).toEqual(all);
});

import { expect, test } from "vitest";
import { countReports, slowestPages, type WebVitalsData } from "./metrics.ts";

const data: WebVitalsData = {
  scales: { LCP: [1_000, 2_500, 4_000] },
  days: {
    "2026-11-20": { "/": { LCP: [6, 2, 1, 1] }, "/Events/:id": { LCP: [0, 0, 3, 1] } },
    "2026-11-19": { "/": { LCP: [2, 0, 0, 0] } },
    "2026-11-18": { "/": { INP: [1] } },
  },
};

test("counts good, fair and poor reports per day, oldest first, without empty days", () => {
  expect(countReports(data, "LCP")).toEqual([
    { day: "2026-11-19", good: 2, fair: 0, poor: 0 },
    { day: "2026-11-20", good: 8, fair: 4, poor: 2 },
  ]);
});

test("returns the 75th percentile of each page, slowest first", () => {
  expect(slowestPages(data, "LCP")).toEqual([
    { page: "/Events/:id", visits: 4, within: 4_000 },
    { page: "/", visits: 12, within: 2_500 },
  ]);
});

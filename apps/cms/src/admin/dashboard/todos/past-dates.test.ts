import { expect, test } from "vitest";
import { findLastDate } from "./past-dates.ts";

test("finds the last date in a text, in every usual notation", () => {
  expect(findLastDate("Forms from 5 November 2026 to 20th December, 2026.")).toBe("2026-12-20");
  expect(findLastDate("By 05/12/2026 or 6.12.2026")).toBe("2026-12-06");
  expect(findLastDate("Founders come on 3-Oct-2026")).toBe("2026-10-03");
});

test("finds none in a text without a complete date", () => {
  expect(findLastDate("The office opens at nine; session 2026-2027, telephone 01234 567890")).toBe(
    undefined,
  );
  expect(findLastDate("31/02/2026")).toBe(undefined);
});

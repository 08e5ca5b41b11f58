import { expect, test } from "vitest";
import { numbersFrom } from "./median.ts";
import { play, readPrices, scenarios } from "./scenarios.ts";

const visit = {
  page: { requests: 5, bytes: 100_000, kept: 0 },
  file: { requests: 10, bytes: 100_000, kept: 10 },
  picture: { requests: 20, bytes: 800_000, kept: 0 },
  data: { requests: 5, bytes: 0, kept: 0 },
};
const workMs = { page: 0.2, file: 0.1, picture: 0.1, data: 0.2 };
const [one] = scenarios;
const playOne = (hasProxy: boolean, prices?: string) =>
  play(one ?? scenarios[0], visit, workMs, hasProxy, numbersFrom(1), readPrices(prices));

test("the model says what is asked for, kept in front, sent and stored, and money by one's own prices alone", () => {
  const told = playOne(true);
  // 200 visitors an hour ask 40 times each, of which a proxy keeps ten.
  expect(told["requests/s"]).toBe(2);
  expect(told["kept in front"]).toBe("25 %");
  expect(playOne(false)["kept in front"]).toBe("0 %");
  // A megabyte each, for 120 hours a month like the busiest.
  expect(told["GB sent a month"]).toBe(24);
  expect(told["GB kept"]).toBe(5);
  expect(told["processor hours a month"]).toBe(730);
  expect(told).not.toHaveProperty("money a month");
  expect(playOne(true, "1,0,0")["money a month"]).toBe(24);
  expect(playOne(true, "0,0,2")["money a month"]).toBe(10);
});

test("prices that are not three numbers are none", () => {
  for (const given of ["", "1", "1,2", "1,2,a", "1,2,3,4"])
    expect(readPrices(given)).toBeUndefined();
});

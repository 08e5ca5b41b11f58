import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

test("joins concurrent calls with the same key", async () => {
  const flight = createSingleFlight<number>();
  let started = 0;
  const work = async () => {
    started += 1;
    return started;
  };
  expect(await Promise.all([flight("a", work), flight("a", work), flight("b", work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flight("a", work)).toBe(3);
});

test("starts again after a failure", async () => {
  const flight = createSingleFlight<string>();
  const failing = () => Promise.reject(new Error("CMS unreachable"));
  const both = await Promise.allSettled([flight("a", failing), flight("a", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await flight("a", async () => "ok")).toBe("ok");
});

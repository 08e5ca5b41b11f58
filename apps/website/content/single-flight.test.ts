import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

test("what is under way already is not begun a second time", async () => {
  const flight = createSingleFlight<number>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    return begun;
  };
  expect(await Promise.all([flight("a", work), flight("a", work), flight("b", work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flight("a", work)).toBe(3);
});

test("what failed is begun anew by the next who asks", async () => {
  const flight = createSingleFlight<string>();
  const failing = () => Promise.reject(new Error("the host is away"));
  const both = await Promise.allSettled([flight("a", failing), flight("a", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await flight("a", async () => "here again")).toBe("here again");
});

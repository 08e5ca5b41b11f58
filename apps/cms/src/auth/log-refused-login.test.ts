import { expect, test } from "vitest";
import { chooseEvent, countRefusal } from "./log-refused-login.ts";

test("counts refusals after 200 events in an hour, and starts again in the next hour", () => {
  let refusals = { since: 0, count: 0 };
  const written: string[] = [];
  const refuse = (now: number) => {
    refusals = countRefusal(refusals, now);
    written.push(chooseEvent(refusals));
  };
  for (let count = 0; count < 300; count += 1) refuse(count * 1_000);
  expect(written.filter((event) => event === "own")).toHaveLength(200);
  const summaries = written.flatMap((event, index) =>
    event === "summary" ? [index + 1 - 200] : [],
  );
  expect(summaries).toEqual([1, 2, 4, 8, 16, 32, 64]);
  refuse(3_600_000);
  expect(written.at(-1)).toBe("own");
});

import { expect, test } from "vitest";
import { countRefusal, type Refusals } from "./record-refusal.ts";

test("counts refusals after 200 events in an hour, and starts again in the next hour", () => {
  let refusals: Refusals | undefined;
  const written: string[] = [];
  const refuse = (now: number) => {
    const { write, ...next } = countRefusal(refusals, now);
    refusals = next;
    written.push(write === "rest" ? `rest ${next.more}` : write);
  };
  for (let count = 0; count < 300; count += 1) refuse(count * 1_000);
  expect(written.filter((write) => write === "own")).toHaveLength(200);
  expect(written.filter((write) => write.startsWith("rest"))).toEqual([
    ...["rest 1", "rest 2", "rest 4", "rest 8", "rest 16", "rest 32", "rest 64"],
  ]);
  refuse(3_600_000);
  expect(written.at(-1)).toBe("own");
});

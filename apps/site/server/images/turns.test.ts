import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";
import { createTurns, TooBusyError } from "./turns.ts";

test("two pictures are made at once, the others in the order in which they came", async () => {
  const turn = createTurns(2, 10);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    turn(async () => {
      begun.push(number);
      await new Promise<void>((done) => finish.push(done));
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  finish[1]?.();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  finish[0]?.();
  await all[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  await Promise.all(all);
});

test("a picture that fails gives its turn to the next one", async () => {
  const turn = createTurns(1, 10);
  await expect(turn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turn(async () => "made")).toBe("made");
});

test("when too many wait, the next one is asked to come back", async () => {
  const turn = createTurns(1, 1);
  let finish = () => {};
  const first = turn(() => new Promise<void>((done) => (finish = done)));
  const second = turn(async () => {});
  await expect(turn(async () => {})).rejects.toBeInstanceOf(TooBusyError);
  finish();
  await Promise.all([first, second]);
  expect(await turn(async () => "again")).toBe("again");
});

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

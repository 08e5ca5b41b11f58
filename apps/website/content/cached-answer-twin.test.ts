import { expect, test } from "vitest";
import { changed, keep } from "./cached-answer-stage.ts";

test("of two calls that answer the same list it is kept once, and twice as soon as they differ", async () => {
  let sports = ["Sports day"];
  const all = keep(async () => changed(["Sports day"]));
  const some = keep(
    async () => changed(sports),
    undefined,
    false,
    () => all.answer.cached,
  );
  await all.answer.read(800);
  await some.answer.read(800);
  expect(some.answer.cached?.value).toBe(all.answer.cached?.value);
  sports = ["Sports day", "Quiz"];
  some.clock.ms += 6_000;
  expect(await some.answer.read(800)).toMatchObject({ value: ["Sports day", "Quiz"] });
  expect(all.answer.cached?.value).toEqual(["Sports day"]);
});

test("after a start from disk, too, the list that two calls answer is kept once", () => {
  const saved = () => ({ value: ["Sports day"], etag: '"1"', day: "2026-11-19" });
  const all = keep(async () => changed(["Sports day"]), saved());
  const some = keep(
    async () => changed(["Sports day"]),
    saved(),
    false,
    () => all.answer.cached,
  );
  expect(some.answer.cached?.value).toBe(all.answer.cached?.value);
});

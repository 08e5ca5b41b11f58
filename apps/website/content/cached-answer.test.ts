import {
  type Answer,
  BadStatusError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/content-api";
import { expect, test } from "vitest";
import { changed, setUpAnswer } from "./cached-answer-fixture.ts";

test("returns a good response and does not request it again while it is fresh", async () => {
  const { answer, ask } = setUpAnswer(async () => changed(["a"]));
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
  await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("returns the last good response when the CMS fails [A300]", async () => {
  let isDown = false;
  const { answer, clock, onError } = setUpAnswer(async () => {
    if (isDown) throw new UnreachableError("/api/news");
    return changed(["a"]);
  });
  await answer.read(800);
  isDown = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
  expect(onError).toHaveBeenCalledTimes(1);
});

test("waits for a slow CMS no longer than the budget [A300]", async () => {
  let release = (_: Answer<string[]>) => {};
  const { answer } = setUpAnswer(() => new Promise((resolve) => (release = resolve)));
  expect(await answer.read(5)).toEqual({ state: "late" });
  release(changed(["late but good"]));
  await expect.poll(() => answer.read(5)).toMatchObject({ value: ["late but good"] });
});

test("F1 counts the budget from the start of the request, so that a second read does not wait again", async () => {
  const { answer, clock } = setUpAnswer(() => new Promise(() => {}));
  expect(await answer.read(5)).toEqual({ state: "late" });
  clock.ms += 700;
  const since = performance.now();
  expect(await answer.read(800)).toEqual({ state: "late" });
  expect(performance.now() - since).toBeLessThan(750);
});

test("F2 reports a CMS that times out as late, and as failed after three timeouts", async () => {
  const asked: ((error: Error) => void)[] = [];
  const { answer } = setUpAnswer(() => new Promise((_, failed) => asked.push(failed)));
  for (const state of ["late", "late", "late", "failed"]) {
    expect((await answer.read(5)).state).toBe(state);
    const underWay = answer.refresh();
    asked.pop()?.(new TimeoutError("/api/news", 10_000));
    await underWay;
  }
});

test("returns the saved response after a start while the CMS is down", async () => {
  const { answer } = setUpAnswer(
    async () => {
      throw new UnreachableError("/api/news");
    },
    { value: ["saved"], day: "2026-11-19" },
  );
  expect(await answer.read(800)).toMatchObject({
    state: "good",
    value: ["saved"],
    day: "2026-11-19",
  });
});

test("returns the error when there is no saved response", async () => {
  const { answer } = setUpAnswer(async () => {
    throw new BadStatusError("/api/news", 503);
  });
  const reading = await answer.read(800);
  expect(reading).toMatchObject({ state: "failed", error: { status: 503 } });
});

test("sends one request for concurrent reads", async () => {
  const { answer, ask } = setUpAnswer(async () => changed(["a"]));
  await Promise.all([answer.read(800), answer.read(800), answer.read(800)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("reports no change for the same content with a new ETag", async () => {
  let etag = '"1"';
  const { answer, clock, onChange } = setUpAnswer(async () => changed(["a"], etag));
  await answer.read(800);
  etag = '"2"';
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good" });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("updates the confirmation day when the response is unchanged", async () => {
  const answers = [changed(["a"]), { changed: false } as const];
  const { answer, clock } = setUpAnswer(async () => answers.shift() ?? { changed: false });
  await answer.read(800);
  clock.ms += 6_000;
  clock.day = "2026-11-21";
  expect(await answer.read(800)).toMatchObject({ state: "good", day: "2026-11-21" });
});

test("removes an album as soon as the CMS returns 404", async () => {
  let isGone = false;
  const ask = async () => {
    if (isGone) throw new NotFoundError("/api/subGallery");
    return changed(["a"]);
  };
  const { answer, clock, onChange } = setUpAnswer(ask, undefined, true);
  await answer.read(800);
  isGone = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "failed" });
  expect(answer.version).toBe("");
  expect(onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
});

test("retains a list in memory and on disk while the CMS returns 404 [R68]", async () => {
  let isLost = false;
  const { answer, clock, onChange, onError } = setUpAnswer(async () => {
    if (isLost) throw new NotFoundError("/api/news/SGSM");
    return changed(["a"]);
  });
  await answer.read(800);
  isLost = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  isLost = false;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
});

test("returns 404 for a list that was never available [R68]", async () => {
  const { answer } = setUpAnswer(async () => {
    throw new NotFoundError("/api/news/SGSM");
  });
  expect(await answer.read(800)).toMatchObject({ state: "failed", error: { status: 404 } });
});

test("sends one probe every five seconds after three failures", async () => {
  const { answer, ask, clock } = setUpAnswer(async () => {
    throw new UnreachableError("/api/news");
  });
  for (let read = 0; read < 10; read += 1) await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(3);
  clock.ms += 5_001;
  for (let read = 0; read < 10; read += 1) await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("obeys Retry-After", async () => {
  const { answer, ask, clock } = setUpAnswer(async () => {
    throw new BadStatusError("/api/news", 429, 60);
  });
  await answer.read(800);
  clock.ms += 30_000;
  await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(1);
  clock.ms += 31_000;
  await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("derives the version from the content: it is the same in another instance", async () => {
  const { answer } = setUpAnswer(async () => changed(["a"]));
  const { answer: after } = setUpAnswer(async () => changed(["a"]));
  const { answer: other } = setUpAnswer(async () => changed(["b"]));
  for (const each of [answer, after, other]) await each.read(800);
  expect(answer.version).not.toBe("");
  expect(after.version).toBe(answer.version);
  expect(other.version).not.toBe(answer.version);
});

import {
  type Answer,
  BadStatusError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/content-api";
import { expect, test } from "vitest";
import { changed, keep } from "./cached-answer-stage.ts";

test("a good answer is shown, and not asked for again while it is fresh", async () => {
  const { answer, ask } = keep(async () => changed(["a"]));
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
  await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("when the host fails the last good answer stays [A300]", async () => {
  let isDown = false;
  const { answer, clock, onError } = keep(async () => {
    if (isDown) throw new UnreachableError("/api/news");
    return changed(["a"]);
  });
  await answer.read(800);
  isDown = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"] });
  expect(onError).toHaveBeenCalledTimes(1);
});

test("a host that is slow is waited for only as long as the budget says [A300]", async () => {
  let release = (_: Answer<string[]>) => {};
  const { answer } = keep(() => new Promise((resolve) => (release = resolve)));
  expect(await answer.read(5)).toEqual({ state: "late" });
  release(changed(["late but good"]));
  await expect.poll(() => answer.read(5)).toMatchObject({ value: ["late but good"] });
});

test("F1 a page that reads twice waits once: the time for the host is counted from the question", async () => {
  const { answer, clock } = keep(() => new Promise(() => {}));
  expect(await answer.read(5)).toEqual({ state: "late" });
  clock.ms += 700;
  const since = performance.now();
  expect(await answer.read(800)).toEqual({ state: "late" });
  expect(performance.now() - since).toBeLessThan(750);
});

test("F2 a host that was silent once is still at work and counts as late; after three times it has failed", async () => {
  const asked: ((error: Error) => void)[] = [];
  const { answer } = keep(() => new Promise((_, failed) => asked.push(failed)));
  for (const state of ["late", "late", "late", "failed"]) {
    expect((await answer.read(5)).state).toBe(state);
    const underWay = answer.refresh();
    asked.pop()?.(new TimeoutError("/api/news", 10_000));
    await underWay;
  }
});

test("a start with the host down shows what was saved before", async () => {
  const { answer } = keep(
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

test("with nothing ever known the failure itself is told", async () => {
  const { answer } = keep(async () => {
    throw new BadStatusError("/api/news", 503);
  });
  const reading = await answer.read(800);
  expect(reading).toMatchObject({ state: "failed", error: { status: 503 } });
});

test("readers that come together cause one request", async () => {
  const { answer, ask } = keep(async () => changed(["a"]));
  await Promise.all([answer.read(800), answer.read(800), answer.read(800)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("the same content under a new ETag is no change, so no page is rendered again", async () => {
  let etag = '"1"';
  const { answer, clock, onChange } = keep(async () => changed(["a"], etag));
  await answer.read(800);
  etag = '"2"';
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "good" });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("an unchanged answer counts as confirmed today", async () => {
  const answers = [changed(["a"]), { changed: false } as const];
  const { answer, clock } = keep(async () => answers.shift() ?? { changed: false });
  await answer.read(800);
  clock.ms += 6_000;
  clock.day = "2026-11-21";
  expect(await answer.read(800)).toMatchObject({ state: "good", day: "2026-11-21" });
});

test("an album that the office takes down is forgotten at once", async () => {
  let isGone = false;
  const ask = async () => {
    if (isGone) throw new NotFoundError("/api/subGallery");
    return changed(["a"]);
  };
  const { answer, clock, onChange } = keep(ask, undefined, true);
  await answer.read(800);
  isGone = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "failed" });
  expect(answer.version).toBe("");
  expect(onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
});

test("a list that the host does not find for a moment stays, in memory and on disk [R68]", async () => {
  let isLost = false;
  const { answer, clock, onChange, onError } = keep(async () => {
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

test("a list that was never there is told as not found [R68]", async () => {
  const { answer } = keep(async () => {
    throw new NotFoundError("/api/news/SGSM");
  });
  expect(await answer.read(800)).toMatchObject({ state: "failed", error: { status: 404 } });
});

test("after three failures the host is left alone, but for one probe every five seconds", async () => {
  const { answer, ask, clock } = keep(async () => {
    throw new UnreachableError("/api/news");
  });
  for (let read = 0; read < 10; read += 1) await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(3);
  clock.ms += 5_001;
  for (let read = 0; read < 10; read += 1) await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("Retry-After is obeyed", async () => {
  const { answer, ask, clock } = keep(async () => {
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

test("a version says what the answer is: after a new start, and for whoever asked again, it is the same", async () => {
  const { answer } = keep(async () => changed(["a"]));
  const { answer: after } = keep(async () => changed(["a"]));
  const { answer: other } = keep(async () => changed(["b"]));
  for (const each of [answer, after, other]) await each.read(800);
  expect(answer.version).not.toBe("");
  expect(after.version).toBe(answer.version);
  expect(other.version).not.toBe(answer.version);
});

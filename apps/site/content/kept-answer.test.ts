import { type Answer, BadStatusError, NotFoundError, UnreachableError } from "@manor/contract";
import { expect, test, vi } from "vitest";
import { KeptAnswer } from "./kept-answer.ts";

type Fetched = () => Promise<Answer<string[]>>;

const changed = (value: string[], etag = '"1"'): Answer<string[]> => ({
  changed: true,
  value,
  etag,
  dropped: 0,
});

function keep(fetched: Fetched, restored?: { value: string[]; etag: string; day: string }) {
  const clock = { ms: 0, day: "2026-11-20" };
  const ask = vi.fn(fetched);
  const onChange = vi.fn();
  const onError = vi.fn();
  const answer = new KeptAnswer<string[]>({
    ask,
    onChange,
    onError,
    restored,
    today: () => clock.day,
    freshForMs: 5_000,
    now: () => clock.ms,
  });
  return { answer, ask, clock, onChange, onError };
}

test("a good answer is shown, and not asked for again while it is fresh", async () => {
  const { answer, ask } = keep(async () => changed(["a"]));
  expect(await answer.read(800)).toMatchObject({ state: "good", value: ["a"], version: 1 });
  await answer.read(800);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("A300 when the host fails the last good answer stays", async () => {
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

test("A300 a host that is slow is waited for only as long as the budget says", async () => {
  let release = (_: Answer<string[]>) => {};
  const { answer } = keep(() => new Promise((resolve) => (release = resolve)));
  expect(await answer.read(5)).toEqual({ state: "late" });
  release(changed(["late but good"]));
  await vi.waitFor(async () =>
    expect(await answer.read(5)).toMatchObject({ value: ["late but good"] }),
  );
});

test("a start with the host down shows what was saved before", async () => {
  const { answer } = keep(
    async () => {
      throw new UnreachableError("/api/news");
    },
    { value: ["saved"], etag: '"9"', day: "2026-11-19" },
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
  expect(await answer.read(800)).toMatchObject({ version: 1 });
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

test("what the office takes down is forgotten at once", async () => {
  let isGone = false;
  const { answer, clock, onChange } = keep(async () => {
    if (isGone) throw new NotFoundError("/api/subGallery");
    return changed(["a"]);
  });
  await answer.read(800);
  isGone = true;
  clock.ms += 6_000;
  expect(await answer.read(800)).toMatchObject({ state: "failed" });
  expect(answer.version).toBe(2);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
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

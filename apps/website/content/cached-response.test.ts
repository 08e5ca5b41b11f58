import {
  type ApiResponse,
  BadStatusError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/content-api";
import { expect, test } from "vitest";
import { changed, setUpResponse } from "./test-cached-response.ts";

test("returns a good response and does not request it again while it is fresh", async () => {
  const { response, request } = setUpResponse(async () => changed(["a"]));
  expect(await response.read(800)).toMatchObject({ state: "good", value: ["a"] });
  await response.read(800);
  expect(request).toHaveBeenCalledTimes(1);
});

test("returns the last good response when the CMS fails [A300]", async () => {
  let isDown = false;
  const { response, clock, onError } = setUpResponse(async () => {
    if (isDown) throw new UnreachableError("/api/news");
    return changed(["a"]);
  });
  await response.read(800);
  isDown = true;
  clock.ms += 6_000;
  expect(await response.read(800)).toMatchObject({ state: "good", value: ["a"] });
  expect(onError).toHaveBeenCalledTimes(1);
});

test("waits for a slow CMS no longer than the budget [A300]", async () => {
  let release = (_: ApiResponse<string[]>) => {};
  const { response } = setUpResponse(() => new Promise((resolve) => (release = resolve)));
  expect(await response.read(5)).toEqual({ state: "late" });
  release(changed(["late but good"]));
  await expect.poll(() => response.read(5)).toMatchObject({ value: ["late but good"] });
});

test("F1 counts the budget from the start of the request, so that a second read does not wait again", async () => {
  const { response, clock } = setUpResponse(() => new Promise(() => {}));
  expect(await response.read(5)).toEqual({ state: "late" });
  clock.ms += 700;
  const since = performance.now();
  expect(await response.read(800)).toEqual({ state: "late" });
  expect(performance.now() - since).toBeLessThan(750);
});

test("F2 reports a CMS that times out as late, and as failed after three timeouts", async () => {
  const requests: ((error: Error) => void)[] = [];
  const { response } = setUpResponse(() => new Promise((_, failed) => requests.push(failed)));
  for (const state of ["late", "late", "late", "failed"]) {
    expect((await response.read(5)).state).toBe(state);
    const inFlight = response.refresh();
    requests.pop()?.(new TimeoutError("/api/news", 10_000));
    await inFlight;
  }
});

test("returns the saved response after a start while the CMS is down", async () => {
  const { response } = setUpResponse(
    async () => {
      throw new UnreachableError("/api/news");
    },
    { value: ["saved"], day: "2026-11-19" },
  );
  expect(await response.read(800)).toMatchObject({
    state: "good",
    value: ["saved"],
    day: "2026-11-19",
  });
});

test("returns the error without a saved response", async () => {
  const { response } = setUpResponse(async () => {
    throw new BadStatusError("/api/news", 503);
  });
  const reading = await response.read(800);
  expect(reading).toMatchObject({ state: "failed", error: { status: 503 } });
});

test("sends one request for concurrent reads", async () => {
  const { response, request } = setUpResponse(async () => changed(["a"]));
  await Promise.all([response.read(800), response.read(800), response.read(800)]);
  expect(request).toHaveBeenCalledTimes(1);
});

test("reports no change for the same content with a new ETag", async () => {
  let etag = '"1"';
  const { response, clock, onChange } = setUpResponse(async () => changed(["a"], etag));
  await response.read(800);
  etag = '"2"';
  clock.ms += 6_000;
  expect(await response.read(800)).toMatchObject({ state: "good" });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("updates the confirmation day when the response is unchanged", async () => {
  const responses = [changed(["a"]), { changed: false } as const];
  const { response, clock } = setUpResponse(async () => responses.shift() ?? { changed: false });
  await response.read(800);
  clock.ms += 6_000;
  clock.day = "2026-11-21";
  expect(await response.read(800)).toMatchObject({ state: "good", day: "2026-11-21" });
});

test("removes an album as soon as the CMS returns 404", async () => {
  let isGone = false;
  const request = async () => {
    if (isGone) throw new NotFoundError("/api/subGallery");
    return changed(["a"]);
  };
  const { response, clock, onChange } = setUpResponse(request, undefined, true);
  await response.read(800);
  isGone = true;
  clock.ms += 6_000;
  expect(await response.read(800)).toMatchObject({ state: "failed" });
  expect(response.version).toBe("");
  expect(onChange).toHaveBeenLastCalledWith(undefined, expect.anything());
});

test("retains a list in memory and on disk while the CMS returns 404 [R68]", async () => {
  let isLost = false;
  const { response, clock, onChange, onError } = setUpResponse(async () => {
    if (isLost) throw new NotFoundError("/api/news/SGSM");
    return changed(["a"]);
  });
  await response.read(800);
  isLost = true;
  clock.ms += 6_000;
  expect(await response.read(800)).toMatchObject({ state: "good", value: ["a"] });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  isLost = false;
  clock.ms += 6_000;
  expect(await response.read(800)).toMatchObject({ state: "good", value: ["a"] });
});

test("returns 404 for a list that was never available [R68]", async () => {
  const { response } = setUpResponse(async () => {
    throw new NotFoundError("/api/news/SGSM");
  });
  expect(await response.read(800)).toMatchObject({ state: "failed", error: { status: 404 } });
});

test("sends one probe every five seconds after three failures", async () => {
  const { response, request, clock } = setUpResponse(async () => {
    throw new UnreachableError("/api/news");
  });
  for (let read = 0; read < 10; read += 1) await response.read(800);
  expect(request).toHaveBeenCalledTimes(3);
  clock.ms += 5_001;
  for (let read = 0; read < 10; read += 1) await response.read(800);
  expect(request).toHaveBeenCalledTimes(4);
});

test("obeys Retry-After", async () => {
  const { response, request, clock } = setUpResponse(async () => {
    throw new BadStatusError("/api/news", 429, 60);
  });
  await response.read(800);
  clock.ms += 30_000;
  await response.read(800);
  expect(request).toHaveBeenCalledTimes(1);
  clock.ms += 31_000;
  await response.read(800);
  expect(request).toHaveBeenCalledTimes(2);
});

test("derives the version from the content: it is the same in another instance", async () => {
  const { response } = setUpResponse(async () => changed(["a"]));
  const { response: after } = setUpResponse(async () => changed(["a"]));
  const { response: other } = setUpResponse(async () => changed(["b"]));
  for (const each of [response, after, other]) await each.read(800);
  expect(response.version).not.toBe("");
  expect(after.version).toBe(response.version);
  expect(other.version).not.toBe(response.version);
});

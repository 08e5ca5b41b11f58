import { beforeEach, expect, test, vi } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import { fetchMessages } from "./fetch-messages.ts";

const message = {
  _id: "p1",
  category: "Principal",
  name: "The Principal",
  message: "<p>Good morning.</p>",
  attachments: [],
};

/** A site that answers 504 until the CMS is ready, some milliseconds after the first request. */
function stubSlowCms(delayMs: number): { requestCount: () => number } {
  const readyAt = performance.now() + delayMs;
  const fetchMock = vi.fn(async () =>
    performance.now() < readyAt ? new Response("", { status: 504 }) : Response.json([message]),
  );
  vi.stubGlobal("fetch", fetchMock);
  return { requestCount: () => fetchMock.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const load = () => fetchMessages(new AbortController().signal, translateEnglish);

test("retries until a slow CMS answers after two seconds [A51]", async () => {
  stubSlowCms(2_000);
  const messages = load();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await messages).toMatchObject([{ name: "The Principal" }]);
});

test("fails after ten seconds without a response, not before [A51]", async () => {
  stubSlowCms(60_000);
  const failed = vi.fn();
  const loading = load().catch(failed);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await loading;
  expect(failed).toHaveBeenCalledWith(new Error("HTTP error! Status: 504"));
});

test("fails at once when the CMS rejects the request [A59, A60]", async () => {
  const rejected = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", rejected);
  await expect(load()).rejects.toThrow("HTTP error! Status: 503");
  expect(rejected).toHaveBeenCalledTimes(1);
});

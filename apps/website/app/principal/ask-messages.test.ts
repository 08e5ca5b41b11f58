import { beforeEach, expect, test, vi } from "vitest";
import { askMessages } from "./ask-messages.ts";

const message = {
  _id: "p1",
  category: "Principal",
  name: "The Principal",
  message: "<p>Good morning.</p>",
  attachments: [],
};

/** A site that answers 504 until the host is ready, some milliseconds after the first question. */
function siteWhoseHostNeeds(hostMs: number): { questions: () => number } {
  const readyAt = performance.now() + hostMs;
  const asked = vi.fn(async () =>
    performance.now() < readyAt ? new Response("", { status: 504 }) : Response.json([message]),
  );
  vi.stubGlobal("fetch", asked);
  return { questions: () => asked.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const ask = () => askMessages(new AbortController().signal);

test("a host that needs two seconds is asked again until it has answered [A51]", async () => {
  siteWhoseHostNeeds(2_000);
  const messages = ask();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await messages).toMatchObject([{ name: "The Principal" }]);
});

test("a host that never answers has failed after ten seconds, not before [A51]", async () => {
  siteWhoseHostNeeds(60_000);
  const failed = vi.fn();
  const asking = ask().catch(failed);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await asking;
  expect(failed).toHaveBeenCalledWith(new Error("HTTP error! Status: 504"));
});

test("a host that refuses has failed at once [A59, A60]", async () => {
  const refused = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", refused);
  await expect(ask()).rejects.toThrow("HTTP error! Status: 503");
  expect(refused).toHaveBeenCalledTimes(1);
});

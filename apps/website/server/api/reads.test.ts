import type { Client } from "@manor/content-api";
import { createRateLimiter } from "@manor/server-kit/rate-limiter";
import { expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { FinishedResponses } from "../http/finished-responses.ts";
import { serveSteps } from "../test-server.ts";
import { createReadHandlers } from "./reads.ts";

/** The CMS responds after `hold`. */
async function open(perAddress: number, hold = Promise.resolve()) {
  const cms = { requests: 0, inFlight: 0, maxInFlight: 0 };
  const list = async () => {
    cms.requests += 1;
    cms.inFlight += 1;
    cms.maxInFlight = Math.max(cms.maxInFlight, cms.inFlight);
    await hold;
    cms.inFlight -= 1;
    return { changed: true, value: [], etag: "", dropped: 0 };
  };
  const rateLimiter = createRateLimiter({ perAddress, perNetwork: 10_000 });
  const reads = createReadHandlers({
    client: { list } as unknown as Client, // Only `list` is used.
    content: {} as Content,
    clock: createClock(),
    responses: {} as FinishedResponses, // Only for public lists.
    school: "SGSM",
    rateLimiter: { take: () => rateLimiter.take("203.0.113.7") },
  });
  const origin = await serveSteps([(exchange) => reads.list(exchange, "toppers")]);
  const get = (code: number) =>
    fetch(`${origin}/api/topper/SGSM`, { headers: { schoolcode: `X${code}` } });
  return { get, cms };
}

test("limits personalised responses per address, so that a header cannot overload the CMS", async () => {
  const { get, cms } = await open(10);
  const statuses = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await get(n)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect(cms.requests).toBe(10);
});

test("limits concurrent personalised requests to the CMS", async () => {
  const hold = Promise.withResolvers<void>();
  const { get, cms } = await open(10_000, hold.promise);
  const requests = Array.from({ length: 100 }, (_, n) => get(n));
  await Promise.race(requests);
  hold.resolve();
  const responses = await Promise.all(requests);
  expect(cms.maxInFlight).toBeLessThanOrEqual(8);
  const rejected = responses.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]?.headers.get("retry-after")).toBe("2");
});

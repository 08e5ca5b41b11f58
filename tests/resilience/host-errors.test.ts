import fc from "fast-check";
import { expect, test } from "vitest";
import type { StubHost } from "../e2e/harness/stub-host.ts";
import { type BadAnswer, expectBadAnswersIgnored } from "./fixture/bad-answers.ts";
import { exactly, forEachCase, words } from "./fixture/cases.ts";
import { giveWord, lists, makeAlbum } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { type Site, startFixture, startHost } from "./fixture/site-fixture.ts";

const STATUSES = words("400 401 403 404 405 408 410 418 429 451 500 502 503 504 599").map(Number);
const WAITS = 6;

const refusal = fc.oneof(
  fc.record({
    kind: fc.constant("error"),
    status: fc.constantFrom(...STATUSES),
    text: fc.constantFrom("", "no", '{"error":"at Object.<anonymous> (/srv/app.js:3:7)"}', "[]"),
  }),
  fc.record({
    kind: fc.constant("redirect"),
    status: fc.constantFrom(301, 302, 303, 307, 308),
    to: fc.constantFrom("loop", "long loop", "another host", "nowhere", "a script"),
    isAbsolute: fc.boolean(),
  }),
);
/** Each album is a call of its own, so each can be told to wait for as long as one likes. */
const wait = fc.record({
  status: fc.constantFrom(429, 503, 500, 502),
  seconds: fc.integer({ min: 1, max: 100_000 }),
  times: fc.integer({ min: 2, max: 5 }),
});
const round = fc.record({
  refusals: exactly(lists.length, refusal),
  waits: exactly(WAITS, wait),
});
const amount = { few: 60, casesEach: lists.length + WAITS };

test("F3: the host sends errors, redirect loops and Retry-After: as if it were gone", async () => {
  const fixture = await startFixture();
  const another = await startHost();
  const albums = await startFixture();
  const ids = Array.from(
    { length: 30 * WAITS },
    (_, n) => `a-${Math.floor(n / WAITS)}-${n % WAITS}`,
  );
  giveWord(albums.host, "Plain");
  for (const path of ["/api/gallery/All/SGSM", "/api/gallery/SGSM"])
    albums.host.give(path, ids.map(makeAlbum));
  const followed = new Map<string, number>();
  fixture.host.answer("/loop", ({ url = "" }, response) => {
    followed.set(url, (followed.get(url) ?? 0) + 1);
    response.writeHead(302, { location: url }).end();
  });
  await forEachCase(round, amount, async ({ refusals, waits }, index) => {
    followed.clear();
    const bad = refusals.map((refused, at): BadAnswer => {
      if (refused.kind === "error")
        return (response) => response.writeHead(refused.status).end(refused.text);
      const { status, to, isAbsolute } = refused;
      const loop = `/loop?${to === "loop" ? "at" : "long".repeat(300)}=${at}`;
      const places: Record<string, string> = {
        "another host": `${another.url}/api/news/SGSM`,
        "a script": "javascript:alert(1)",
      };
      const location = places[to] ?? (isAbsolute ? `${fixture.host.url}${loop}` : loop);
      return (response, list) =>
        response.writeHead(status, to === "nowhere" ? {} : { location }).end(list.path);
    });
    await expectBadAnswersIgnored(fixture, `Word${index}x`, bad);
    for (const [path, times] of followed) expect(times, path).toBeLessThanOrEqual(3);
    expect(another.received).toEqual([]);
    await Promise.all(waits.map((asked, at) => expectToWait(albums, `a-${index}-${at}`, asked)));
  });
});

type Wait = { status: number; seconds: number; times: number };

/** While the site was told to wait it does not ask the host again. */
async function expectToWait(
  { host, site }: { host: StubHost; site: Site },
  id: string,
  { status, seconds, times }: Wait,
): Promise<void> {
  const path = `/api/subGallery?id=${id}`;
  const moments: number[] = [];
  host.answer(path, (_, response) => {
    moments.push(performance.now());
    response.writeHead(status, { "retry-after": String(seconds) }).end("busy");
  });
  for (let time = 0; time < times; time += 1) {
    expectResponse(path, await site.send(path), status, 404);
    const page = `/SubGallery?id=${id}`;
    expectResponse(page, await site.send(page), 200, 404);
  }
  for (const [at, moment] of moments.slice(1).entries())
    expect(moment - (moments[at] ?? 0), `${path} asked again`).toBeGreaterThanOrEqual(
      seconds * 1_000,
    );
}

import type { ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  exactly,
  forEachCase,
  hostile,
  limit,
  oneOf,
  share,
  within,
  words,
} from "./fixture/cases.ts";
import { expectBadResponsesIgnored, type List, lists } from "./fixture/content-lists.ts";
import { startFixture, startStub } from "./fixture/site-fixture.ts";

const notAList = fc.string({ maxLength: 200 }).filter((text) => !text.includes("["));

type Corruption = { how: string; at: number; by: number; text: string };
/** How a good response is corrupted. */
const KINDS = words("partial aborted longer shorter bad-gzip gzip br no-utf-8 other other");
const corruption: fc.Arbitrary<Corruption> = fc.record({
  how: oneOf(...KINDS),
  at: share,
  by: within(1, 500),
  text: fc.oneof(hostile("notAList", "", " ", "\uFEFF<html>"), notAList),
});

function sendCorrupted(response: ServerResponse, good: Buffer, { how, at, by, text }: Corruption) {
  const { socket } = response;
  const part = good.subarray(0, Math.floor(good.length * at));
  if (how === "partial") response.end(part);
  else if (how === "aborted") response.write(part, () => socket?.destroy());
  else if (how === "other") response.end(text);
  else if (how === "no-utf-8") response.end(Buffer.from([0x5b, 0x22, by % 256, 0xff, 0xc3]));
  else if (how === "gzip" || how === "br")
    response.setHeader("content-encoding", how).end(how === "gzip" ? deflateSync(good) : good);
  else if (how === "bad-gzip") {
    const packed = gzipSync(good);
    packed[by % packed.length] = by % 256;
    // A change of the time or system in the header has no effect.
    packed.fill(0xff, packed.length - 8, packed.length - 4);
    response.setHeader("content-encoding", "gzip").end(packed);
  } else {
    const length = good.length + (how === "shorter" ? by : -by);
    const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ";
    socket?.write(`${head}${Math.max(length, 0)}\r\n\r\n`);
    socket?.end(good);
  }
}

const MEGABYTE = " ".repeat(1024 * 1024);
type Large = { kind: string; count: number };
const sized = (count: fc.Arbitrary<number>, ...kinds: string[]): fc.Arbitrary<Large> =>
  fc.record({ kind: oneOf(...kinds), count });

/** Fast cases. Each run also has a huge one, larger than any school's content. */
const large = fc.oneof(
  sized(within(100, 3_000), "many records"),
  sized(within(1e4, 1e6), "many numbers"),
  sized(within(1e3, 5e5), "deep [", 'deep {"a":', 'deep [{"title":'),
  sized(within(1e4, 3e6), "one long text"),
  sized(within(1e3, 1e5), "many keys"),
);
const huge = fc.oneof(
  sized(oneOf(2_000), "endless [", 'endless [{"title":"', "endless  "),
  sized(oneOf(50, 250, 500), "many empty records"),
  sized(oneOf(1_024), "a gigabyte announced"),
  sized(oneOf(200), "a gzip bomb"),
);
let bomb: Buffer | undefined;

function sendLarge(response: ServerResponse, list: List, word: string, { kind, count }: Large) {
  response.setHeader("content-type", "application/json");
  response.on("error", () => {});
  const repeat = (make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join(",");
  if (kind === "many records")
    response.end(`[${repeat((n) => JSON.stringify(list.make(`${word} ${n}`)))}]`);
  else if (kind === "many numbers") response.end(`[${"0,".repeat(count)}0]`);
  else if (kind.startsWith("deep")) response.end(`${kind.slice(5).repeat(count)}1`);
  else if (kind === "one long text") response.end(`["${"x".repeat(count)}"]`);
  else if (kind === "many keys") response.end(`{${repeat((n) => `"k${n}":1`)}}`);
  else if (kind === "many empty records") send(response, "[{}", ",{}".repeat(20_000), count, "]");
  else if (kind.startsWith("endless")) send(response, kind.slice(8), MEGABYTE, count, "");
  else if (kind === "a gigabyte announced") {
    response.setHeader("content-length", count * MEGABYTE.length);
    send(response, "", MEGABYTE, count, "");
  } else {
    bomb ??= gzipSync(Buffer.alloc(count * MEGABYTE.length, " "), { level: 1 });
    response.setHeader("content-encoding", "gzip").end(bomb);
  }
}

/** Sends parts, as fast as the website reads them, until it closes the connection. */
function send(response: ServerResponse, first: string, part: string, times: number, last: string) {
  const parts = function* () {
    yield first;
    for (let time = 0; time < times; time += 1) yield part;
    yield last;
  };
  pipeline(Readable.from(parts(), { objectMode: false }), response, () => {});
}

const ERRORS = words("400 401 403 404 405 408 410 418 429 451 500 502 503 504 599").map(Number);
const refusal = fc.record({
  status: oneOf(...ERRORS),
  body: oneOf("", "no", '{"error":"at Object.<anonymous> (/srv/app.js:3:7)"}', "[]"),
});
const redirect = fc.record({
  status: oneOf(301, 302, 303, 307, 308),
  to: oneOf(
    "/loop",
    `/loop?${"long".repeat(300)}`,
    "http://HOST/loop",
    "http://ANOTHER",
    "javascript:alert(1)",
    "",
  ),
});

test("F3 F4 F6: errors, redirects, and corrupted, huge, deep or endless responses of the CMS do not replace the known content", async () => {
  const fixture = await startFixture();
  const { cms, site } = fixture;
  const another = await startStub();
  let followed = 0;
  cms.handle("/loop", ({ url = "" }, response) => {
    followed += 1;
    response.writeHead(302, { location: url }).end();
  });
  const fault = fc.oneof(corruption, large, refusal, redirect);
  const round = fc
    .tuple(exactly(lists.length - 1, fault), huge, fc.nat(lists.length - 1))
    .map(([some, one, at]) => some.toSpliced(at, 0, one));
  await forEachCase(round, { few: 140, casesEach: lists.length }, async (faults, index) => {
    const word = `Word${index}x`;
    followed = 0;
    const bad = faults.map((fault) => (response: ServerResponse, list: List) => {
      const good = Buffer.from(JSON.stringify([list.make(`Word${index + 1}x`)]));
      if ("how" in fault) return sendCorrupted(response, good, fault);
      if ("kind" in fault) return sendLarge(response, list, word, fault);
      if ("body" in fault) return response.writeHead(fault.status).end(fault.body);
      const location = fault.to
        .replace("http://HOST", cms.url)
        .replace("http://ANOTHER", `${another.url}/api/news/SGSM`);
      return response.writeHead(fault.status, location ? { location } : {}).end(list.path);
    });
    let isDone = false;
    let longest = 0;
    /** Reads a page without content from the CMS in a loop. */
    const read = async () => {
      while (!isDone) longest = Math.max(longest, (await site.send("/about")).ms);
    };
    const round = expectBadResponsesIgnored(fixture, word, bad).finally(() => {
      isDone = true;
    });
    await Promise.all([round, read()]);
    expect(longest, "response time of a text page").toBeLessThan(limit(3_000));
    expect(followed, "followed redirects").toBeLessThanOrEqual(3 * lists.length);
    expect(another.received).toEqual([]);
  });
});

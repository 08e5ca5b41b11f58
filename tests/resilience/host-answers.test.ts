import type { ServerResponse } from "node:http";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expectBadAnswersIgnored } from "./fixture/bad-answers.ts";
import { exactly, forEachCase, limit, lines } from "./fixture/cases.ts";
import { type List, lists } from "./fixture/content-lists.ts";
import { type Site, startFixture } from "./fixture/site-fixture.ts";

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const OTHER_TEXTS = lines(`null
  true
  0
  "sorry"
  {}
  {"error":"database"}
  <!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>
  [{'_id':'1'}]
  [{"_id":"1",}]
  [1,2
  NaN`);

/** How a good answer is spoilt on its way. */
const spoilt = fc.oneof(
  fc.record({ how: fc.constantFrom("cut", "broken off"), at: share }),
  fc.record({
    how: fc.constantFrom("longer than said", "shorter than said"),
    by: fc.integer({ min: 1, max: 500 }),
  }),
  fc.record({ how: fc.constant("bad gzip"), byte: fc.nat(40), to: fc.nat(255) }),
  fc.record({ how: fc.constant("another coding"), coding: fc.constantFrom("gzip", "br") }),
  fc.record({
    how: fc.constant("another text"),
    text: fc.oneof(
      fc.constantFrom("", " ", "\uFEFF<html>", ...OTHER_TEXTS),
      fc.string({ maxLength: 200 }).filter((text) => !text.includes("[")),
    ),
  }),
  fc.record({
    how: fc.constant("no UTF-8"),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 30 }),
  }),
);
type Spoilt = typeof spoilt extends fc.Arbitrary<infer T> ? T : never;

function sendSpoilt(response: ServerResponse, good: Buffer, fault: Spoilt): void {
  const { socket } = response;
  if ("text" in fault) response.end(fault.text);
  else if ("coding" in fault) {
    response.setHeader("content-encoding", fault.coding);
    response.end(fault.coding === "gzip" ? deflateSync(good) : good);
  } else if ("byte" in fault) {
    const packed = gzipSync(good);
    const at = fault.byte % packed.length;
    packed[at] = packed[at] === fault.to ? fault.to ^ 1 : fault.to;
    // A changed byte of the header's time or system alone would be no damage.
    packed.fill(0xff, packed.length - 8, packed.length - 4);
    response.setHeader("content-encoding", "gzip");
    response.end(packed);
  } else if ("bytes" in fault)
    response.end(Buffer.concat([Buffer.from('["'), fault.bytes, Buffer.from([0xff, 0xc3])]));
  else if ("at" in fault) {
    const part = good.subarray(0, Math.floor(good.length * fault.at));
    if (fault.how === "cut") response.end(part);
    else response.write(part, () => socket?.destroy());
  } else {
    const by = fault.how === "longer than said" ? -fault.by : fault.by;
    const length = Math.max(good.length + by, 0);
    socket?.write(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket?.end(good);
  }
}

test("F4: the host's answers are cut, mispacked or no JSON: what was known stays", async () => {
  const fixture = await startFixture();
  const round = exactly(lists.length, spoilt);
  await forEachCase(round, { few: 56, casesEach: lists.length }, (faults, index) => {
    const bad = faults.map((fault) => (response: ServerResponse, { make }: List) => {
      const good = JSON.stringify([make(`Word${index + 1}x`)]);
      sendSpoilt(response, Buffer.from(good), fault);
    });
    return expectBadAnswersIgnored(fixture, `Word${index}x`, bad);
  });
});

const MEGABYTE = 1024 * 1024;

type Large = { kind: string; count: number };

/** Quick to try; each round has one that is larger than anything that a school publishes. */
const large: fc.Arbitrary<Large> = fc.oneof(
  fc.record({ kind: fc.constant("many records"), count: fc.integer({ min: 100, max: 3_000 }) }),
  fc.record({ kind: fc.constant("many numbers"), count: fc.integer({ min: 1e4, max: 1e6 }) }),
  fc.record({
    kind: fc.constantFrom("deep [", 'deep {"a":', 'deep [{"title":'),
    count: fc.integer({ min: 1e3, max: 5e5 }),
  }),
  fc.record({ kind: fc.constant("one long text"), count: fc.integer({ min: 1e4, max: 3e6 }) }),
  fc.record({ kind: fc.constant("many keys"), count: fc.integer({ min: 1e3, max: 1e5 }) }),
);
const huge: fc.Arbitrary<Large> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("endless [", 'endless [{"title":"', "endless "),
    count: fc.constant(2_000),
  }),
  fc.record({ kind: fc.constant("many empty records"), count: fc.constantFrom(1e6, 5e6, 1e7) }),
  fc.record({ kind: fc.constant("a gigabyte announced"), count: fc.constant(1_024) }),
  fc.record({ kind: fc.constant("a gzip bomb"), count: fc.constant(200) }),
);
const bombs = new Map<number, Buffer>();

function sendLarge(response: ServerResponse, list: List, word: string, { kind, count }: Large) {
  response.setHeader("content-type", "application/json");
  response.on("error", () => {});
  const repeat = (make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n));
  if (kind === "many records")
    response.end(`[${repeat((n) => JSON.stringify(list.make(`${word} ${n}`))).join(",")}]`);
  else if (kind === "many numbers") response.end(`[${"0,".repeat(count)}0]`);
  else if (kind.startsWith("deep")) response.end(`${kind.slice(5).repeat(count)}1`);
  else if (kind === "one long text") response.end(`["${"x".repeat(count)}"]`);
  else if (kind === "many keys") response.end(`{${repeat((n) => `"k${n}":1`).join(",")}}`);
  else if (kind === "many empty records")
    pour(response, "[{}", ",{}".repeat(20_000), count / 20_000, "]");
  else if (kind.startsWith("endless"))
    pour(response, kind.slice(8) || " ", " ".repeat(MEGABYTE), count, "");
  else if (kind === "a gigabyte announced") {
    response.setHeader("content-length", count * MEGABYTE);
    pour(response, "", " ".repeat(MEGABYTE), count, "");
  } else {
    const bomb = bombs.get(count) ?? gzipSync(Buffer.alloc(count * MEGABYTE, " "), { level: 1 });
    bombs.set(count, bomb);
    response.setHeader("content-encoding", "gzip");
    response.end(bomb);
  }
}

/** Sends part after part, as fast as they are taken, until the site closes the connection. */
function pour(response: ServerResponse, first: string, part: string, times: number, last: string) {
  let left = times;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(part)) return void response.once("drain", more);
    }
    if (!response.destroyed) response.end(last);
  };
  response.write(first, more);
}

test("F6: the host's answers are huge, deep or endless: cut, and what was known stays", async () => {
  const fixture = await startFixture();
  const round = fc
    .tuple(exactly(lists.length - 1, large), huge, fc.nat(lists.length - 1))
    .map(([some, one, at]): Large[] => some.toSpliced(at, 0, one));
  await forEachCase(round, { few: 42, casesEach: lists.length }, async (faults, index) => {
    const word = `Word${index}x`;
    const reading = measureLongestWait(fixture.site);
    await expectBadAnswersIgnored(
      fixture,
      word,
      faults.map((fault) => (response, list) => sendLarge(response, list, word, fault)),
    );
    expect(await reading.stop(), "a visitor's wait for a page of text").toBeLessThan(limit(3_000));
  });
});

/** Reads a page that needs no content, again and again. */
function measureLongestWait(site: Site): { stop: () => Promise<number> } {
  let isOn = true;
  const reading = (async () => {
    let longest = 0;
    while (isOn) longest = Math.max(longest, (await site.send("/about")).ms);
    return longest;
  })();
  // Whoever stops it hears of a failure.
  reading.catch(() => {});
  return {
    stop: () => {
      isOn = false;
      return reading;
    },
  };
}

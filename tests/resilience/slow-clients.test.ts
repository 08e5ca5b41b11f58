import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { checksTimes, exactly, forEachCase, isLong, limit, oneOf } from "./fixture/cases.ts";
import { serveWord } from "./fixture/content-lists.ts";
import { FORM, typed } from "./fixture/messages.ts";
import { type Site, startFixture } from "./fixture/site-fixture.ts";

/** Reads pages all the time. `expectAsBefore` compares what it saw since it was asked last with the calm at the start. */
async function startReader(site: Site) {
  const file = join(import.meta.dirname, "fixture/page-reader-process.ts");
  const child = fork(file, [site.url, "/", "/Events", "/about", "/News"]);
  onTestFinished(() => child.disconnect());
  const read = async (): Promise<{ p99: number; count: number; failed: number }> => {
    const answered = once(child, "message");
    child.send("read");
    return (await answered)[0];
  };
  await pause(1_500);
  await read();
  await pause(1_500);
  const calm = await read();
  const expectAsBefore = async () => {
    const { p99, count, failed } = await read();
    expect(failed, "pages that failed for others").toBe(0);
    expect(count, "pages that others read").toBeGreaterThan(0);
    // Twice the calm, and some milliseconds for a machine that makes the load, too.
    if (checksTimes) expect(p99, `p99 after ${calm.p99} ms`).toBeLessThan(2 * calm.p99 + 100);
  };
  return { read, expectAsBefore };
}

const REQUEST = "GET PATH HTTP/1.1\r\nHEAD\r\n";
const BODY = "content-type: application/json\r\ncontent-length: 50000\r\n\r\n";
const TOGETHER = 250;
/**
 * What a visitor sends first, what then time and again, and the longest that this may last in milliseconds: the limit,
 * and one look at the connections a second. PATH and HEAD are filled in.
 */
const VISITORS = {
  "slow head": { first: "GET PATH HTTP/1.1\r\nHEAD", drip: "x: y\r\n", longest: 9_000 },
  nothing: { first: "", drip: "", longest: 9_000 },
  "slow body": { first: `POST ${FORM} HTTP/1.1\r\nHEAD${BODY}`, drip: "x", longest: 14_000 },
  "pipelined and gone": { first: REQUEST.repeat(40), drip: "", longest: 5_000 },
  // Who reads nothing learns of the end only by writing; empty lines before a request mean nothing.
  "slow reading": { first: REQUEST.repeat(400), drip: "\r\n", longest: 45_000 },
};
const kinds = Object.keys(VISITORS) as (keyof typeof VISITORS)[];
const visitor = fc.record({
  // Slow reading is cut last of all; CI has no time for that.
  how: oneOf(...kinds.filter((how) => isLong || how !== "slow reading")),
  path: oneOf("/", "/about", "/contact", "/api/events/All/SGSM"),
  after: fc.nat(800),
});
type Visitor = typeof visitor extends fc.Arbitrary<infer T> ? T : never;

test("F12: visitors send or read at a crawl: they are cut, and others notice nothing", async () => {
  const { cms, site } = await startFixture();
  serveWord(cms, "Word");
  await pause(300);
  const before = await site.resourceUsage();
  const reader = await startReader(site);
  const amount = { few: TOGETHER, casesEach: TOGETHER };
  await forEachCase(exactly(TOGETHER, visitor), amount, async (visitors) => {
    const visits = visitors.map(async (one) => {
      await pause(one.after);
      const longest = limit(VISITORS[one.how].longest);
      const ms = await measureConnection(site.url, one, longest);
      expect(ms, `${one.how} on ${one.path}`).toBeLessThanOrEqual(longest);
    });
    await Promise.all(visits);
    await reader.expectAsBefore();
    await pause(1_500);
    const { descriptors } = await site.resourceUsage();
    expect(descriptors - before.descriptors, "open descriptors").toBeLessThanOrEqual(20);
  });
});

/** Opens a connection, is slow on it, and gives the milliseconds until it was cut. */
async function measureConnection(url: string, { how, path }: Visitor, most: number) {
  const { hostname, port, host } = new URL(url);
  const { first, drip } = VISITORS[how];
  const started = performance.now();
  const socket = connect(Number(port), hostname).on("error", () => {});
  const head = `host: ${host}\r\norigin: http://${host}\r\n`;
  socket.write(first.replaceAll("PATH", path).replaceAll("HEAD", head));
  const dripping = drip ? setInterval(() => socket.write(drip), 400) : undefined;
  const gone = how === "pipelined and gone" ? 60 : most + 2_000;
  const giveUp = setTimeout(() => socket.destroy(), gone);
  if (how === "slow reading") socket.pause();
  else socket.once("end", () => socket.destroy()).resume();
  await new Promise((done) => socket.once("close", done));
  clearInterval(dripping);
  clearTimeout(giveUp);
  return performance.now() - started;
}

const AT_ONCE = 50;
const EACH = 20;
const ALLOWED = 20;

test("F13: the form is flooded: the flood is told to wait, and pages answer as before", async () => {
  const { cms, site } = await startFixture();
  serveWord(cms, "Word");
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  onTestFinished(() => agent.destroy());
  const reader = await startReader(site);
  await forEachCase(exactly(AT_ONCE, fc.string({ minLength: 1 })), { few: 1 }, async (texts) => {
    let taken = 0;
    await reader.read();
    const senders = texts.map(async (text, sender) => {
      const isForm = sender % 2 === 1;
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const headers = { "content-type": type, origin: site.url };
      for (let time = 0; time < EACH; time += 1) {
        // Each of the fifty sends one every fiftieth of a second.
        const rest = pause(AT_ONCE);
        const fields = typed(`${text} ${sender} ${time}`);
        const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
        const sent = { method: "POST", headers, agent, body };
        const answer = await site.request(isForm ? "/contact" : FORM, [200, 201, 303, 429], sent);
        if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        else taken += 1;
        await rest;
      }
    });
    await Promise.all(senders);
    await reader.expectAsBefore();
    expect(taken, "messages taken").toBeLessThanOrEqual(ALLOWED);
    const passedOn = cms.received.filter(({ method }) => method === "POST");
    expect(passedOn.length, "messages at the CMS").toBeLessThanOrEqual(ALLOWED);
    expect(passedOn.length, "messages at the CMS").toBeGreaterThan(0);
  });
});

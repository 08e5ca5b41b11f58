import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { checksTimes, exactly, forEachCase, isLong, limit } from "./fixture/cases.ts";
import { giveWord } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { FORM } from "./fixture/messages.ts";
import { type Site, startFixture } from "./fixture/site-fixture.ts";

/** What a reader saw since it was asked last; times in milliseconds. */
type Reading = { p99: number; count: number; failed: number };

/** Reads pages all the time. `expectAsBefore` compares with the calm at the start. */
async function startReader(site: Site) {
  const file = join(import.meta.dirname, "fixture/page-reader-process.ts");
  const child = fork(file, [site.url, "/", "/Events", "/about", "/News"]);
  onTestFinished(() => child.disconnect());
  const read = async (): Promise<Reading> => {
    const answered = once(child, "message");
    child.send("read");
    return (await answered)[0];
  };
  await pause(1_500);
  await read();
  await pause(1_500);
  const calm = await read();
  return {
    read,
    expectAsBefore: async () => {
      const { p99, count, failed } = await read();
      expect(failed, "pages that failed for others").toBe(0);
      expect(count, "pages that others read").toBeGreaterThan(0);
      // Twice the calm, and some milliseconds for a machine that makes the load, too.
      if (checksTimes) expect(p99, `p99 after ${calm.p99} ms`).toBeLessThan(2 * calm.p99 + 100);
    },
  };
}

const TOGETHER = 250;
/** The longest that each may last, in milliseconds: the limit, and one look at the connections a second. */
const LONGEST = {
  "slow head": 9_000,
  nothing: 9_000,
  "slow body": 14_000,
  "pipelined and gone": 5_000,
  "slow reading": 45_000,
};
const kinds = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
const visitor = fc.record({
  // Slow reading is cut last of all; CI has no time for that.
  how: fc.constantFrom(...kinds.filter((how) => isLong || how !== "slow reading")),
  path: fc.constantFrom("/", "/about", "/contact", "/api/events/All/SGSM"),
  after: fc.nat(800),
});

test("F12: visitors send or read at a crawl: they are cut, and others notice nothing", async () => {
  const { host, site } = await startFixture();
  giveWord(host, "Word");
  await pause(300);
  const before = await site.held();
  const reader = await startReader(site);
  const amount = { few: TOGETHER, casesEach: TOGETHER };
  await forEachCase(exactly(TOGETHER, visitor), amount, async (visitors) => {
    const visits = visitors.map(async ({ how, path, after }) => {
      await pause(after);
      const longest = limit(LONGEST[how]);
      const ms = await measureConnection(site.url, how, path, longest);
      expect(ms, `${how} on ${path}`).toBeLessThanOrEqual(longest);
    });
    await Promise.all(visits);
    await reader.expectAsBefore();
    await pause(1_500);
    const { descriptors } = await site.held();
    expect(descriptors - before.descriptors, "open descriptors").toBeLessThanOrEqual(20);
  });
});

/** Opens a connection, is slow on it, and gives the milliseconds until it was cut. */
function measureConnection(url: string, how: string, path: string, most: number): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const started = performance.now();
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    const end = () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      socket.destroy();
      done(performance.now() - started);
    };
    const giveUp = setTimeout(end, most + 2_000);
    const drip = startDrip(socket, how, path, host);
    socket.on("error", () => {});
    socket.once("close", end);
    if (how !== "slow reading") socket.once("end", end).resume();
  });
}

function startDrip(socket: Socket, how: string, path: string, host: string) {
  const head = `host: ${host}\r\norigin: http://${host}\r\n`;
  const request = `GET ${path} HTTP/1.1\r\n${head}\r\n`;
  if (how === "slow head") {
    socket.write(`GET ${path} HTTP/1.1\r\n${head}`);
    return setInterval(() => socket.write("x: y\r\n"), 400);
  }
  if (how === "slow body") {
    const sized = "content-type: application/json\r\ncontent-length: 50000\r\n\r\n";
    socket.write(`POST ${FORM} HTTP/1.1\r\n${head}${sized}`);
    return setInterval(() => socket.write("x"), 400);
  }
  if (how === "slow reading") {
    socket.pause();
    socket.write(request.repeat(400));
    // Who reads nothing learns of the end only by writing; empty lines before a request mean nothing.
    return setInterval(() => socket.write("\r\n"), 1_000);
  }
  if (how === "pipelined and gone") {
    socket.write(request.repeat(40));
    setTimeout(() => socket.destroy(), 60);
  }
  return undefined;
}

const FLOOD = 1_000;
const AT_ONCE = 50;
const ALLOWED = 20;
const flood = exactly(AT_ONCE, fc.string({ minLength: 1, maxLength: 60 }));

test("F13: the form is flooded: the flood is told to wait, and pages answer as before", async () => {
  const { host, site } = await startFixture();
  giveWord(host, "Word");
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  onTestFinished(() => agent.destroy());
  const reader = await startReader(site);
  await forEachCase(flood, { few: FLOOD, casesEach: FLOOD }, async (texts, index) => {
    const isForm = index % 2 === 1;
    const path = isForm ? "/contact" : FORM;
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const headers = { "content-type": type, origin: site.url };
    host.received.length = 0;
    let taken = 0;
    await reader.read();
    const senders = texts.map(async (text, sender) => {
      for (let time = 0; time < FLOOD / AT_ONCE; time += 1) {
        // Each of the fifty sends one every fiftieth of a second.
        const rest = pause(AT_ONCE);
        const message = `${text} ${index} ${sender} ${time}`;
        const fields = { name: "A", email: "a@b.example", message };
        const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
        const response = await site.send(path, { method: "POST", headers, body, agent });
        expectResponse(path, response, 200, 201, 303, 429);
        if (response.status === 429)
          expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
        else taken += 1;
        await rest;
      }
    });
    await Promise.all(senders);
    await reader.expectAsBefore();
    expect(taken, "messages taken").toBeLessThanOrEqual(index === 0 ? ALLOWED : 0);
    if (index === 0) expect(taken, "messages taken").toBeGreaterThan(0);
    const passedOn = host.received.filter(({ method }) => method === "POST");
    expect(passedOn.length, "messages at the host").toBeLessThanOrEqual(ALLOWED);
  });
});

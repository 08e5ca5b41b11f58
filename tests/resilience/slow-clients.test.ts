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
import { contactFields, FORM } from "./fixture/messages.ts";
import { type Site, startFixture } from "./fixture/site-fixture.ts";

/** Requests pages in a loop. `expectAsBefore` compares the latest response times with those at the start. */
async function startReader(site: Site) {
  const file = join(import.meta.dirname, "fixture/page-reader-process.ts");
  const child = fork(file, [site.url, "/", "/Events", "/about", "/News"]);
  onTestFinished(() => child.disconnect());
  const read = async (): Promise<{ p99: number; count: number; failed: number }> => {
    const responded = once(child, "message");
    child.send("read");
    return (await responded)[0];
  };
  await pause(1_500);
  await read();
  await pause(1_500);
  const { p99: before } = await read();
  const expectAsBefore = async () => {
    const { p99, count, failed } = await read();
    expect(failed, "failed pages").toBe(0);
    expect(count, "loaded pages").toBeGreaterThan(0);
    // Tolerates twice the baseline and 100 ms, because this machine also creates the load.
    if (checksTimes) expect(p99, `p99 after ${before} ms`).toBeLessThan(2 * before + 100);
  };
  return { read, expectAsBefore };
}

const REQUEST = "GET PATH HTTP/1.1\r\nHEAD\r\n";
const BODY = "content-type: application/json\r\ncontent-length: 50000\r\n\r\n";
const CONNECTIONS = 250;
/**
 * What a slow client sends first, what it repeats, and the maximum duration of the connection: the limit, and the
 * check interval of a second. PATH and HEAD are replaced.
 */
const CLIENTS = {
  "slow head": { first: "GET PATH HTTP/1.1\r\nHEAD", drip: "x: y\r\n", maxMs: 9_000 },
  nothing: { first: "", drip: "", maxMs: 9_000 },
  "slow body": { first: `POST ${FORM} HTTP/1.1\r\nHEAD${BODY}`, drip: "x", maxMs: 14_000 },
  "pipelined then closed": { first: REQUEST.repeat(40), drip: "", maxMs: 5_000 },
  // A client that does not read sees the close only on a write; empty lines before a request are ignored.
  "slow reading": { first: REQUEST.repeat(400), drip: "\r\n", maxMs: 45_000 },
};
const kinds = Object.keys(CLIENTS) as (keyof typeof CLIENTS)[];
const client = fc.record({
  // The limit for slow reading is long, so CI skips it.
  how: oneOf(...kinds.filter((how) => isLong || how !== "slow reading")),
  path: oneOf("/", "/about", "/contact", "/api/events/All/SGSM"),
  after: fc.nat(800),
});
type Client = typeof client extends fc.Arbitrary<infer T> ? T : never;

test("F12: slow clients are disconnected, and other visitors are not affected", async () => {
  const { cms, site } = await startFixture();
  serveWord(cms, "Word");
  await pause(300);
  const before = await site.resourceUsage();
  const reader = await startReader(site);
  const amount = { few: CONNECTIONS, casesEach: CONNECTIONS };
  await forEachCase(exactly(CONNECTIONS, client), amount, async (clients) => {
    const visits = clients.map(async (one) => {
      await pause(one.after);
      const maxMs = limit(CLIENTS[one.how].maxMs);
      const ms = await measureConnection(site.url, one, maxMs);
      expect(ms, `${one.how} on ${one.path}`).toBeLessThanOrEqual(maxMs);
    });
    await Promise.all(visits);
    await reader.expectAsBefore();
    await pause(1_500);
    const { descriptors } = await site.resourceUsage();
    expect(descriptors - before.descriptors, "open descriptors").toBeLessThanOrEqual(20);
  });
});

/** Opens a slow connection. Returns the milliseconds until it was closed. */
async function measureConnection(url: string, { how, path }: Client, maxMs: number) {
  const { hostname, port, host } = new URL(url);
  const { first, drip } = CLIENTS[how];
  const started = performance.now();
  const socket = connect(Number(port), hostname).on("error", () => {});
  const head = `host: ${host}\r\norigin: http://${host}\r\n`;
  socket.write(first.replaceAll("PATH", path).replaceAll("HEAD", head));
  const dripping = drip ? setInterval(() => socket.write(drip), 400) : undefined;
  const destroyMs = how === "pipelined then closed" ? 60 : maxMs + 2_000;
  const giveUp = setTimeout(() => socket.destroy(), destroyMs);
  if (how === "slow reading") socket.pause();
  else socket.once("end", () => socket.destroy()).resume();
  await new Promise((done) => socket.once("close", done));
  clearInterval(dripping);
  clearTimeout(giveUp);
  return performance.now() - started;
}

const SENDERS = 50;
const MESSAGES_EACH = 20;
const ALLOWED = 20;

test("F13: a flood of messages is rate limited, and pages respond as before", async () => {
  const { cms, site } = await startFixture();
  serveWord(cms, "Word");
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  onTestFinished(() => agent.destroy());
  const reader = await startReader(site);
  await forEachCase(exactly(SENDERS, fc.string({ minLength: 1 })), { few: 1 }, async (texts) => {
    let accepted = 0;
    await reader.read();
    const senders = texts.map(async (text, sender) => {
      const isForm = sender % 2 === 1;
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const headers = { "content-type": type, origin: site.url };
      for (let time = 0; time < MESSAGES_EACH; time += 1) {
        // Each sender sends 20 messages a second.
        const rest = pause(SENDERS);
        const fields = contactFields(`${text} ${sender} ${time}`);
        const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
        const sent = { method: "POST", headers, agent, body };
        const path = isForm ? "/contact" : FORM;
        const response = await site.request(path, [200, 201, 303, 429], sent);
        const retryAfter = Number(response.headers["retry-after"]);
        if (response.status === 429) expect(retryAfter).toBeGreaterThan(0);
        else accepted += 1;
        await rest;
      }
    });
    await Promise.all(senders);
    await reader.expectAsBefore();
    expect(accepted, "accepted messages").toBeLessThanOrEqual(ALLOWED);
    const forwarded = cms.received.filter(({ method }) => method === "POST");
    expect(forwarded.length, "messages at the CMS").toBeLessThanOrEqual(ALLOWED);
    expect(forwarded.length, "messages at the CMS").toBeGreaterThan(0);
  });
});

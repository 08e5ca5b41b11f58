import type { ServerResponse } from "node:http";
import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { StubCms } from "../e2e/harness/stub-cms.ts";
import { exactly, forEachCase, limit, oneOf } from "./fixture/cases.ts";
import * as content from "./fixture/content-lists.ts";
import {
  launchSite,
  makeFolder,
  type Site,
  startFixture,
  startStub,
} from "./fixture/site-fixture.ts";

const { serveWord, listPaths, lists, somePages, waitForLists } = content;

const paths = oneOf(...somePages, ...listPaths, "/SubGallery?id=x");
/** Where the website has content before the outage. */
const SOURCES = ["memory", "disk", "nothing"] as const;
/** How the connection to the CMS fails, and the visits during that time. */
const outage = fc.record({
  how: oneOf("closed", "reset", "hung up", "no HTTP", "silence"),
  visits: exactly(25, fc.record({ path: paths, after: fc.nat(300) })),
});

test("F1: while the CMS refuses connections, pages come from memory or disk, also after a restart", async () => {
  const cms = await startStub();
  await forEachCase(outage, { few: 75, casesEach: 25 }, async ({ how, visits }, index) => {
    const source = SOURCES[index % SOURCES.length];
    const word = `Word${index}x`;
    serveWord(cms, word);
    const dataDir = makeFolder();
    const start = () => launchSite({ contentApiUrl: cms.url, dataDir });
    let site = source === "nothing" ? undefined : await start();
    if (site) await waitForLists(site, word, 5_000);
    // The snapshot is written to the disk a little later.
    await pause(150);
    if (source === "disk") await site?.stop();
    await cms.close();
    const close = how === "closed" ? async () => {} : await startNonHttpServer(cms, how);
    if (!site?.isRunning()) site = await start();
    const running = site;
    const known = source === "nothing" ? undefined : word;
    await Promise.all(
      visits.map(({ path, after }) => pause(after).then(() => expectPage(running, path, known))),
    );
    await close();
    await cms.open();
    serveWord(cms, `Word${index}y`);
    // A probe every five seconds, and a poll.
    await waitForLists(site, `Word${index}y`, 7_000);
    await site.stop();
  });
});

async function expectPage(site: Site, path: string, word: string | undefined): Promise<void> {
  const isCall = path.startsWith("/api/");
  // Without any known content API calls fail, and pages still return 200.
  const more = isCall && !word ? [502, 504] : [];
  const allowed = [200, ...(path.includes("id=x") ? [404] : more)];
  const { ms, text } = await site.request(path, allowed);
  expect(ms, path).toBeLessThan(limit(1_500));
  const isShown = isCall || lists.some(({ page }) => page === path);
  if (word && isShown) expect(text, path).toContain(word);
  if (!isCall) expect(text, path).toContain("+91 00000 00001");
}

/** A server at the CMS's address that does not speak HTTP. */
async function startNonHttpServer(cms: StubCms, how: string): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (how === "reset") socket.resetAndDestroy();
    else if (how === "hung up") socket.end();
    else if (how === "no HTTP") socket.end("SSH-2.0-OpenSSH_9.2\r\n");
  });
  const port = Number(new URL(cms.url).port);
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
}

/** How the CMS is slow, and the visits during that time. */
const phase = fc.record({
  how: oneOf("silent", "a byte a second", "stops half way", "headers alone"),
  visits: exactly(30, fc.record({ path: oneOf(...somePages, ...listPaths), after: fc.nat(900) })),
});

test("F2: while the CMS is slow, visitors wait at most 800 ms, and each list has one request at a time", async () => {
  const { cms, site } = await startFixture();
  await forEachCase(phase, { few: 60, casesEach: 30 }, async ({ how, visits }, index) => {
    const word = `Word${index}x`;
    serveWord(cms, word);
    await waitForLists(site, word, 7_000);
    const slow = slowDown(cms, how, word);
    // The circuit breaker may open before every list was requested.
    await vi.waitUntil(slow.isComplete, { timeout: limit(3_000) }).catch(() => {});
    const readings = visits.map(async ({ path, after }) => {
      await pause(after);
      const { ms, text } = await site.request(path, [200]);
      // The budget is 800 ms; the rest is tolerance for a busy machine.
      expect(ms, path).toBeLessThan(limit(1_500));
      if (path.startsWith("/api/")) expect(text, path).toContain(word);
    });
    await Promise.all(readings);
    expect(slow.maxConcurrent(), "concurrent requests for one list").toBeLessThanOrEqual(1);
    slow.end();
  });
});

function slowDown(cms: StubCms, how: string, word: string) {
  const running = new Map<string, number>();
  const open = new Set<ServerResponse>();
  let maxConcurrent = 0;
  for (const { path, make } of lists)
    cms.handle(path, (_, response) => {
      const count = (running.get(path) ?? 0) + 1;
      running.set(path, count);
      maxConcurrent = Math.max(maxConcurrent, count);
      open.add(response);
      const drip = setInterval(() => how === "a byte a second" && response.write(" "), 1_000);
      response.once("close", () => {
        clearInterval(drip);
        open.delete(response);
        running.set(path, (running.get(path) ?? 1) - 1);
      });
      const good = JSON.stringify([make(word)]);
      if (how === "headers alone") response.flushHeaders();
      if (how === "stops half way") response.write(good.slice(0, good.length / 2));
    });
  return {
    maxConcurrent: () => maxConcurrent,
    isComplete: () => running.size === lists.length,
    end: () => {
      serveWord(cms, word);
      for (const response of open) response.destroy();
    },
  };
}

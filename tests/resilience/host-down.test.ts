import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { StubHost } from "../e2e/harness/stub-host.ts";
import { exactly, forEachCase, limit } from "./fixture/cases.ts";
import { giveWord, lists, somePages, untilRenewed } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { makeFolder, type Site, startDrivenSite, startHost } from "./fixture/site-fixture.ts";

/** How nobody answers, what the site knows from before, and who visits meanwhile. */
const outage = fc.record({
  how: fc.constantFrom("closed", "reset", "hung up", "no HTTP", "silence"),
  has: fc.constantFrom("memory", "disk", "nothing"),
  visits: exactly(
    25,
    fc.record({
      path: fc.constantFrom(...somePages, ...lists.map(({ path }) => path), "/SubGallery?id=x"),
      after: fc.nat(300),
    }),
  ),
});

test("F1: the host refuses connections: pages come from memory or disk, also after a start", async () => {
  const host = await startHost();
  await forEachCase(outage, { few: 75, casesEach: 25 }, async ({ how, has, visits }, index) => {
    const word = `Word${index}x`;
    giveWord(host, word);
    const dataDir = makeFolder();
    const start = () => startDrivenSite({ contentHostUrl: host.url, dataDir });
    let site = has === "nothing" ? undefined : await start();
    if (site) await untilRenewed(site, word, 5_000);
    // So that it is on the disk, too.
    await pause(150);
    if (has === "disk") await site?.stop();
    await host.close();
    const stranger = await startStranger(host, how);
    if (!site?.isAlive()) site = await start();
    const running = site;
    const known = has === "nothing" ? undefined : word;
    await Promise.all(visits.map((visit) => expectPage(running, visit, known)));
    await stranger.close();
    await host.open();
    giveWord(host, `Word${index}y`);
    // One probe every five seconds, and a round to bring it in.
    await untilRenewed(site, `Word${index}y`, 7_000);
    await site.stop();
  });
});

type Visit = { path: string; after: number };

async function expectPage(site: Site, { path, after }: Visit, word: string | undefined) {
  await pause(after);
  const isCall = path.startsWith("/api/");
  const response = await site.send(path);
  // With nothing ever known a call says so, and every page still answers.
  const more = isCall && !word ? [502, 504] : [];
  expectResponse(path, response, 200, ...(path.includes("id=x") ? [404] : more));
  expect(response.ms, path).toBeLessThan(limit(1_500));
  const isShown = isCall || lists.some(({ page }) => page === path);
  if (word && isShown) expect(response.text, path).toContain(word);
  if (!isCall) expect(response.text, path).toContain("+91 00000 00001");
}

/** Somebody else at the host's address, who does not speak HTTP. */
async function startStranger(host: StubHost, how: string): Promise<{ close: () => Promise<void> }> {
  if (how === "closed") return { close: async () => {} };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (how === "reset") socket.resetAndDestroy();
    else if (how === "hung up") socket.end();
    else if (how === "no HTTP") socket.end("SSH-2.0-OpenSSH_9.2\r\n");
  });
  const port = Number(new URL(host.url).port);
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { checksTimes, exactly, forEachCase, limit } from "./fixture/cases.ts";
import { giveWord, makeAlbum, untilRenewed } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import {
  FORM,
  listFiles,
  manyMessages,
  openInbox,
  post,
  readOutbox,
  typed,
} from "./fixture/messages.ts";
import { makeFolder, type Site, startDrivenSite, startHost } from "./fixture/site-fixture.ts";

const MESSAGES = 25;
/** While lists change and images are made, messages come in; then the process is killed. */
const life = fc.record({
  killedAfter: fc.integer({ min: 20, max: 600 }),
  sent: exactly(
    MESSAGES,
    fc.record({ after: fc.nat(400), length: fc.integer({ min: 1, max: 3_000 }) }),
  ),
});

test("F15: the process is killed while it writes: what was acknowledged is there, no file is half", async () => {
  const host = await startHost();
  const inbox = openInbox(host);
  const create = { width: 400, height: 300, channels: 3, background: "#567a5c" } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  host.answerPictures((_, response) => response.end(photo));
  const dataDir = makeFolder();
  const start = () => startDrivenSite({ contentHostUrl: host.url, dataDir, env: manyMessages });
  const acknowledged = new Set<string>();
  await forEachCase(
    life,
    { few: 50, casesEach: MESSAGES },
    async ({ killedAfter, sent }, index) => {
      inbox.set("is starting");
      giveWord(host, `Word${index}x`);
      const site = await start();
      const images = Array.from({ length: 6 }, (_, at) => `/api/image/p${index}-${at}.jpg?w=320`);
      const messages = sent.map(async ({ after, length }, at) => {
        await pause(after);
        const mark = `[${index}.${at}]`;
        const fields = typed(mark + "x".repeat(length));
        // What breaks off was not acknowledged.
        const response = await site.send(FORM, post(fields, site.url)).catch(() => undefined);
        if (!response) return;
        expectResponse(FORM, response, 201);
        acknowledged.add(mark);
      });
      const visits = Promise.allSettled(images.map((path) => site.send(path)));
      giveWord(host, `Word${index}y`);
      await pause(limit(killedAfter));
      // On a slow machine it could be killed before it acknowledged anything.
      await vi.waitUntil(() => acknowledged.size > 0, { timeout: limit(10_000), interval: 5 });
      await site.kill();
      await Promise.all(messages);
      await visits;
      const waiting = readOutbox(dataDir);
      for (const mark of acknowledged)
        expect(waiting.filter((text) => text.startsWith(mark)).length, `${mark} on disk`).toBe(1);
      // Throws for half a file.
      for (const file of listFiles(dataDir, "snapshot", ".json"))
        JSON.parse(readFileSync(file, "utf8"));
      await host.close();
      await expectPagesWithoutHost(await start(), images);
      await host.open();
      host.received.length = 0;
    },
  );
  inbox.set("takes");
  const site = await start();
  await vi.waitFor(() => expect(readOutbox(dataDir)).toEqual([]), { timeout: limit(30_000) });
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const mark of acknowledged) expect(inbox.count(mark), `${mark} delivered`).toBe(1);
  await untilRenewed(site, "Word", 5_000);
  await site.stop();
  expect(listFiles(dataDir, "outbox", ".tmp")).toEqual([]);
});

/** The disk is enough for every page, and each image on it is whole. */
async function expectPagesWithoutHost(site: Site, images: string[]): Promise<void> {
  for (const path of ["/", "/Events", "/Gallery", "/principal-message"])
    expectResponse(path, await site.send(path), 200);
  for (const path of images) {
    const response = await site.send(path);
    expectResponse(path, response, 200, 502);
    if (response.status === 200) await sharp(response.bytes).stats();
  }
  await site.stop();
}

const REQUESTS = 24;
/** Each asks for something that takes the host a while; at some moment the process gets SIGTERM. */
const shutdown = fc.record({
  after: fc.nat(REQUESTS),
  asked: exactly(
    REQUESTS,
    fc.record({ ms: fc.integer({ min: 100, max: 700 }), isMessage: fc.boolean() }),
  ),
});
/** With other work on the machine the host's 700 ms can become too many: an honest response, too. */
const late = checksTimes ? [] : [504];

test("F17: the process is told to end under load: what it took it finishes", async () => {
  const host = await startHost();
  const dataDir = makeFolder();
  giveWord(host, "Word");
  const albums = Array.from({ length: REQUESTS }, (_, at) => makeAlbum(`a${at}`));
  host.give("/api/gallery/All/SGSM", albums);
  const amount = { few: 2 * REQUESTS, casesEach: REQUESTS };
  await forEachCase(shutdown, amount, async ({ after, asked }, index) => {
    const options = { contentHostUrl: host.url, dataDir, env: manyMessages };
    const site = await startDrivenSite(options);
    await untilRenewed(site, "o", 3_000);
    const arrived = new Set<string>();
    for (const [at, { ms }] of asked.entries())
      host.answer(`/api/subGallery?id=a${at}`, async (_, response) => {
        arrived.add(`a${at}`);
        await pause(ms);
        response.setHeader("content-type", "application/json").end(JSON.stringify(albums[at]));
      });
    host.answer(FORM, async (_, response) => {
      const received = host.received.findLast(({ path }) => path === FORM);
      arrived.add(JSON.parse(received?.body ?? "{}").message);
      await pause(300);
      response.writeHead(201).end("{}");
    });
    const exit = once(site.process, "exit");
    const agent = new Agent({ keepAlive: true });
    const requests = asked.map(async ({ isMessage }, at) => {
      const name = isMessage ? `m${index}.${at}` : `a${at}`;
      const path = isMessage ? FORM : `/api/subGallery?id=${name}`;
      const sent = { ...(isMessage ? post(typed(name), site.url) : {}), agent };
      const response = await site.send(path, sent).catch(() => undefined);
      return { name, path, response, status: isMessage ? 201 : 200 };
    });
    // A list may name an album that is looked at already: as many are waited for as still come.
    const hasArrived = () => arrived.size >= after;
    await vi.waitUntil(hasArrived, { timeout: limit(2_000), interval: 5 }).catch(() => {});
    const accepted = new Set(arrived);
    const ended = performance.now();
    site.process.kill("SIGTERM");
    for (const { name, path, response, status } of await Promise.all(requests)) {
      if (response) expectResponse(path, response, status, 503, ...late);
      if (accepted.has(name))
        expect([status, ...late], `${path} was accepted`).toContain(response?.status);
    }
    agent.destroy();
    expect((await exit)[0], "exit code").toBe(0);
    expect(performance.now() - ended, "time to end").toBeLessThan(limit(11_000));
    host.received.length = 0;
  });
});

import fc from "fast-check";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { exactly, forEachCase, limit } from "./fixture/cases.ts";
import { findOld, giveWord, somePages } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import {
  FORM,
  inboxStates,
  listFiles,
  manyMessages,
  openInbox,
  post,
  readOutbox,
  typed,
} from "./fixture/messages.ts";
import { makeFolder, startDrivenSite, startFixture } from "./fixture/site-fixture.ts";

/** A visitor clicks, clicks again, goes back and sends once more; the host works or not each time. */
const visit = fc.record({
  text: fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
    .filter((text) => text.trim() !== ""),
  sendings: fc.array(
    fc.record({ state: fc.constantFrom(...inboxStates), clicks: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 4 },
  ),
});

test("F14: a message is sent twice by mistake: it is kept once", async () => {
  const dataDir = makeFolder();
  const { host, site } = await startFixture({ dataDir, env: manyMessages });
  const inbox = openInbox(host);
  const accepted = new Set<string>();
  await forEachCase(visit, { few: 50, atOnce: 8 }, async ({ text, sendings }, index) => {
    const mark = `[${index}]`;
    for (const { state, clicks } of sendings) {
      inbox.setFor(mark, state);
      const clicked = Array.from({ length: clicks }, () =>
        site.send(FORM, post(typed(`${mark} ${text}`), site.url)),
      );
      for (const response of await Promise.all(clicked)) expectResponse(FORM, response, 201);
      accepted.add(mark);
    }
  });
  inbox.set("takes");
  await site.stop();
  const next = await startDrivenSite({ contentHostUrl: host.url, dataDir, env: manyMessages });
  await vi.waitFor(() => expect(listFiles(dataDir, "outbox", ".json")).toEqual([]), {
    timeout: limit(20_000),
  });
  await next.stop();
  for (const mark of accepted) expect(inbox.count(mark), `${mark} at the host`).toBe(1);
});

const MESSAGES = 6;
const outage = fc.record({
  step: fc.constantFrom("mkdir", "open", "half", "sync", "rename", "all"),
  code: fc.constantFrom("ENOSPC", "EROFS", "EIO", "EDQUOT", "EACCES", "EMFILE"),
  isHostUp: fc.boolean(),
  texts: exactly(MESSAGES, fc.string({ minLength: 1, maxLength: 200 })),
  page: fc.constantFrom(...somePages),
});

test("F16: the disk is full or cannot be written: pages go on, and no message is lost", async () => {
  const { host, site } = await startFixture({ env: { ...manyMessages, LOG_LEVEL: "silent" } });
  const inbox = openInbox(host);
  const create = { width: 90, height: 60, channels: 3, background: "#567a5c" } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  host.answerPictures((_, response) => response.end(photo));
  const amount = { few: 48, casesEach: MESSAGES + 2 };
  await forEachCase(outage, amount, async ({ step, code, isHostUp, texts, page }, index) => {
    await site.failDisk({ step, code });
    inbox.set(isHostUp ? "takes" : "is starting");
    const word = `Word${index}x`;
    giveWord(host, word);
    const sendMessage = (mark: string, text: string) =>
      site.send(FORM, post(typed(`${mark} ${text}`), site.url));
    const isKept = (mark: string) => readOutbox(site.dataDir).some((text) => text.startsWith(mark));
    for (const [at, text] of texts.entries()) {
      const mark = `[${index}.${at}]`;
      const response = await sendMessage(mark, text);
      // A folder that is there already need not be made.
      if (isHostUp) expectResponse(FORM, response, 201);
      else expectResponse(FORM, response, 503, ...(step === "mkdir" ? [201] : []));
      if (response.status === 201 && !isHostUp)
        expect(isKept(mark), `${mark} was acknowledged and is on the disk`).toBe(true);
    }
    expectResponse(page, await site.send(page), 200);
    const picture = `/api/image/p${index}.jpg?w=160`;
    expectResponse(picture, await site.send(picture), 200);
    await vi.waitFor(async () => expect(await findOld(site, word)).toEqual([]), {
      timeout: limit(3_000),
    });
    await site.failDisk();
    inbox.set("is starting");
    expectResponse(FORM, await sendMessage(`[${index}.later]`, "after it"), 201);
    expect(isKept(`[${index}.later]`), "the disk works again").toBe(true);
    host.received.length = 0;
  });
});

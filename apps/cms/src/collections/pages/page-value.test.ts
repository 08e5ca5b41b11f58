import { type TextBlock, textPage } from "@manor/content-api/text-pages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toPage, toPageForm } from "./page-value.ts";
import { sampleTexts } from "./sample-texts.ts";
import { toBlocks } from "./to-blocks.ts";
import { toEditor } from "./to-editor.ts";

const noFiles = () => undefined;

const everyText = Object.entries(sampleTexts).flatMap(([pupils, texts]) =>
  texts.map((text) => [text.address, pupils, text] as const),
);

test.each(everyText)(
  "%s for %s starts with the sample, and saving it unchanged changes nothing",
  (_, _pupils, text) => {
    expect(textPage.parse(text)).toEqual(text);
    expect(toPage(toPageForm(text), noFiles)).toEqual(text);
  },
);

const words = fc.record(
  {
    kind: fc.constant("text" as const),
    text: fc.string({ minLength: 1 }),
    isStrong: fc.constant(true),
    isEmphasis: fc.constant(true),
  },
  { requiredKeys: ["kind", "text"] },
);
const piece = fc.oneof(
  words,
  fc.constant({ kind: "break" as const }),
  fc.record({
    kind: fc.constant("link" as const),
    href: fc.webUrl(),
    texts: fc.array(words, { minLength: 1 }),
  }),
);
const pieces = fc.array(piece, { minLength: 1 });
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({ kind: fc.constant("paragraph" as const), pieces }),
  fc.record({ kind: fc.constant("quote" as const), pieces }),
  fc.record({
    kind: fc.constant("heading" as const),
    level: fc.constantFrom(2 as const, 3 as const),
    pieces,
  }),
  fc.record({
    kind: fc.constant("list" as const),
    isOrdered: fc.boolean(),
    items: fc.array(pieces),
  }),
  fc.record({
    kind: fc.constant("part" as const),
    name: fc.constantFrom("song" as const, "walks" as const),
  }),
  fc.record({ kind: fc.constant("button" as const), label: fc.string(), href: fc.webUrl() }),
  fc.record({
    kind: fc.constant("picture" as const),
    picture: fc.constant("path-dawn"),
    alt: fc.string(),
    caption: fc.string(),
  }),
);

test("a text is unchanged after a round trip through the editor", () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      expect(toBlocks(JSON.parse(JSON.stringify(toEditor(blocks))), noFiles)).toEqual(blocks);
    }),
  );
});

test("reading the editor's field never throws", () => {
  fc.assert(fc.property(fc.jsonValue(), (state) => void toBlocks(state, noFiles)));
});

import { type TextBlock, textPage } from "@manor/content-api/text-pages";
import { readSampleSchool } from "@manor/sample-school";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toPage, toPageForm } from "./page-value.ts";
import { toBlocks, toEditor } from "./rich-text.ts";

const noFiles = () => undefined;

test.each(readSampleSchool().pages.list)(
  "$address of the sample is unchanged after a round trip through the editor",
  (page) => {
    expect(textPage.parse(page)).toEqual(page);
    const form = JSON.parse(JSON.stringify(toPageForm(page)));
    expect(toPage(form, noFiles)).toEqual(page);
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
    kind: fc.constant("embed" as const),
    name: fc.constantFrom("song" as const, "walks" as const),
  }),
  fc
    .array(fc.array(fc.constantFrom("IV", "{acres}", "9:35 AM"), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
    })
    .map(([head = [], ...rows]) => ({ kind: "table" as const, head, rows })),
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

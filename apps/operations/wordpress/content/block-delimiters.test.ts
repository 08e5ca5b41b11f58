import { parse } from "@wordpress/block-serialization-default-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findDelimiters } from "./block-delimiters.ts";

type ParsedBlock = ReturnType<typeof parse>[number];

/** The blocks in document order, as WordPress itself reads them. */
const listNames = (blocks: ParsedBlock[]): [string | null, unknown][] =>
  blocks.flatMap(({ blockName, attrs, innerBlocks }) => [
    [blockName, attrs ?? {}],
    ...listNames(innerBlocks),
  ]);

const read = (html: string): [string, unknown][] =>
  [...findDelimiters(html)]
    .filter(({ kind }) => kind !== "close")
    .map(({ name, attributes }) => [name, attributes]);

const name = fc.constantFrom("paragraph", "core/gallery", "jetpack/tiled-gallery", "my-plugin/a_b");
const json = fc
  .dictionary(fc.constantFrom("ids", "ref", "url", "a-b"), fc.jsonValue({ maxDepth: 2 }))
  // As WordPress writes it: no characters that could end the comment.
  .map((value) =>
    JSON.stringify(value)
      .replaceAll("--", "\\u002d\\u002d")
      .replaceAll("<", "\\u003c")
      .replaceAll(">", "\\u003e"),
  );
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(name, json).map(([one, attributes]) => `<!-- wp:${one} ${attributes} /-->`),
    fc
      .tuple(name, fc.option(json), fc.array(tie("block"), { maxLength: 3 }))
      .map(
        ([one, attributes, inner]) =>
          `<!-- wp:${one} ${attributes ? `${attributes} ` : ""}--><p>a</p>${inner.join("\n")}<!-- /wp:${one} -->`,
      ),
  ),
}));

test("finds the same blocks and attributes as WordPress's own parser", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const html = blocks.join("");
      expect(read(html)).toEqual(listNames(parse(html)).filter(([one]) => one !== null));
    }),
  );
});

test("preserves a block whose attributes a plug-in damaged", () => {
  expect(read(`<!-- wp:gallery {"ids":[1,} --><img><!-- /wp:gallery -->`)).toEqual([
    ["core/gallery", {}],
  ]);
});

test("takes time in proportion to the length of a hostile text", () => {
  const start = performance.now();
  expect(read(`<!-- wp:a {"b":`.repeat(100_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5_000);
});

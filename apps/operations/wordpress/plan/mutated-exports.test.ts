import { readFileSync } from "node:fs";
import type { TextBlock } from "@manor/content-api/text-pages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { convertItem } from "../content/convert-item.ts";
import { toPlainText } from "../content/to-plain-text.ts";
import { ImportError } from "../import-error.ts";
import { fixtures, planFiles, readItems, writeExport } from "../test-exports.ts";
import { checkPage } from "./check-text.ts";
import { targets } from "./plan.ts";

const texts = fixtures.map((file) => readFileSync(file, "utf8"));
const hostile = [
  ...[
    "<item>",
    "</item>",
    "</channel>",
    "<![CDATA[",
    "]]>",
    "&",
    "&lt;b&gt;",
    "&#0;",
    "<",
    ">",
    "\0",
  ],
  ...['[gallery ids="1,2"]', "[/vc_row]", "[vc_column_text]", "[caption]", "[", "]", "[[gallery]]"],
  ...["<!-- wp:gallery -->", '<!-- wp:block {"ref":22} /-->', "<!--", "-->", "<table><tr><td>"],
  ...[
    "<script>alert(1)</script>",
    "<ul><li>",
    "</p>",
    '<a href="javascript:x">',
    "{founded}",
    "\ud800",
  ],
  ...[
    '<img src="//x">',
    "s:99:",
    "a:9:{",
    "\\u0022",
    "'",
    '"',
    "&#91;gallery&#93;",
    "&lt;!-- wp:a --&gt;",
  ],
];
const edit = fc.record({
  isInContent: fc.boolean(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat({ max: 300 }),
  insert: fc.constantFrom("", ...hostile),
});
const mutated = fc
  .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 8 }))
  .map(([text, edits]) =>
    edits.reduce((current, { isInContent, at, remove, insert }) => {
      const content = isInContent ? pickContent(current, at) : undefined;
      const start = content ?? Math.floor(at * current.length);
      return current.slice(0, start) + insert + current.slice(start + (content ? 0 : remove));
    }, text),
  );

/** A place in the content of one item, where most of the damage of old editors is. */
function pickContent(text: string, at: number): number | undefined {
  const ranges = [...text.matchAll(/<content:encoded><!\[CDATA\[([^\]]+)/g)];
  const range = ranges[Math.min(Math.floor(at * ranges.length), ranges.length - 1)];
  if (!range) return undefined;
  const [whole, content = ""] = range;
  return range.index + whole.length - (Math.floor(at * 997) % content.length);
}

const shortcode =
  /\[\/?(?:gallery|caption|embed|vc_\w+|et_pb_\w+|contact-form-7|nggallery|envira-gallery)(?:\s[^\]]*)?\]/;
const markup = /<[A-Za-z/!?]|<!-- wp:|\{\w+\}/;

/** All texts of the blocks, without addresses. */
function listTexts(blocks: readonly TextBlock[]): string[] {
  const ofPieces = (pieces: Extract<TextBlock, { kind: "paragraph" }>["pieces"]): string[] =>
    pieces.flatMap((piece) => {
      if (piece.kind === "break") return [];
      return piece.kind === "text" ? [piece.text] : piece.texts.map(({ text }) => text);
    });
  return blocks.flatMap((block) => {
    if (block.kind === "list") return block.items.flatMap(ofPieces);
    if (block.kind === "table") return [...block.head, ...block.rows.flat()];
    if (block.kind === "picture") return [block.alt, block.caption];
    if (block.kind === "button") return [block.label];
    return "pieces" in block ? ofPieces(block.pieces) : [];
  });
}

test("a damaged export gives a plan in which every item has one fate, or one plain message", async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async (text) => {
      try {
        const { items, summary } = await planFiles([writeExport(text)]);
        expect(items).toHaveLength(summary.came);
        for (const { target } of items) expect(targets).toContain(target);
        for (const { title, warnings } of items)
          expect([title, ...warnings].join()).not.toMatch(markup);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        expect(error.message).toMatch(/^export\.xml, line \d+: [^\n]+$/);
      }
    }),
    { numRuns: 300 },
  );
});

test("no markup is in any text of a damaged export, and the website can show every page", async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async (text) => {
      const read = await readItems(writeExport(text)).catch((error: unknown) => {
        if (!(error instanceof ImportError)) throw error;
        return undefined;
      });
      for (const item of read?.items ?? []) {
        const { blocks, completeness, galleries } = convertItem(item, (read ?? never()).index);
        const all = [
          ...listTexts(blocks),
          ...galleries.flat().flatMap(({ alt, caption }) => [alt, caption]),
        ];
        for (const one of all) {
          expect(one).not.toMatch(markup);
          expect(one).not.toMatch(shortcode);
        }
        expect(toPlainText(blocks)).not.toMatch(markup);
        expect(checkPage("/page", "Page", blocks)).toEqual([]);
        for (const { old, found } of Object.values(completeness))
          expect(found).toBeLessThanOrEqual(old);
      }
    }),
    { numRuns: 300 },
  );
});

function never(): never {
  throw new Error("unreachable");
}

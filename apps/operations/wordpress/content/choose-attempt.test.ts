import fc from "fast-check";
import { expect, test } from "vitest";
import { readItems, wrapItems, writeExport, writeItem } from "../test-exports.ts";
import { convertItem } from "./convert-item.ts";
import { listLinks, listPictures, measure } from "./measure.ts";
import { readOldContent } from "./old-content.ts";
import { toPlainText } from "./to-plain-text.ts";

const word = fc.constantFrom("house", "river", "tiger", "river", "4x100", "घर", "e.g.");
const part = fc.oneof(
  word,
  word.map((text) => `<p>${text} ${text}</p>`),
  word.map((text) => `<h2>${text}</h2>`),
  word.map((text) => `<li>${text}</li>`),
  word.map((text) => `<a href="/${encodeURIComponent(text)}/">${text}</a>`),
  fc.constantFrom(
    "[theme_box kind=a]",
    '[theme_box title="house"]',
    "[nggallery id=1]",
    "[/theme_box]",
    "[vc_row]",
    '<img src="/a.jpg" alt="tiger">',
    '<div class="ngg-galleryoverview"><img src="/wp-content/gallery/a/thumbs/thumbs_b.jpg"></div>',
    "<form><input></form>",
  ),
);
const content = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(" "));

test("what the old site answered never loses a word that the export has", async () => {
  const { items, index } = await readItems(
    writeExport(wrapItems(writeItem({ "wp:post_id": "1", "content:encoded": "" }))),
  );
  const [item] = items;
  if (!item) throw new Error("no item");
  fc.assert(
    fc.property(content, content, fc.option(content), (inExport, page, rest) => {
      const one = { ...item, content: inExport };
      const old = readOldContent(one, index);
      const count = ({ blocks, galleries }: ReturnType<typeof convertItem>): number =>
        measure(old, {
          text: toPlainText(blocks),
          links: listLinks(blocks),
          pictures: [...listPictures(blocks), ...galleries.flat()],
        }).words.found;
      const alone = convertItem(one, index);
      const chosen = convertItem(one, index, { page, ...(rest !== null && { rest }) });
      expect(count(chosen)).toBeGreaterThanOrEqual(count(alone));
      expect(chosen.galleries.length).toBeGreaterThanOrEqual(
        chosen.rung === alone.rung ? alone.galleries.length : 0,
      );
      for (const { old: all, found } of Object.values(chosen.completeness))
        expect(found).toBeLessThanOrEqual(all);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["equal words", "<p>One two</p>", "<p>One two</p>", "classic"],
  ["fewer words", "<p>One two</p>", "<p>One</p>", "classic"],
  ["more words", "<p>One two</p>", "<p>One two three</p>", "public page"],
  ["no shortcode", "<p>One two</p>[theme_box id=1]", "<p>One two</p>", "public page"],
  ["no shortcode but fewer words", "<p>One two</p>[theme_box id=1]", "<p>One</p>", "classic"],
  ["more words and a shortcode", "<p>One</p>", "<p>One two [theme_box id=1]</p>", "classic"],
])("a public page with %s: %s, %s is read from: %s", async (_, inExport, page, rung) => {
  const { items, index } = await readItems(
    writeExport(wrapItems(writeItem({ "wp:post_id": "1", "content:encoded": inExport }))),
  );
  expect(items.map((item) => convertItem(item, index, { page }).rung)).toEqual([rung]);
});

import { expect, test } from "vitest";
import { convertContent } from "../test-exports.ts";
import type { Note } from "./content.ts";
import { readShortcodes } from "./read-shortcodes.ts";

function read(html: string): { html: string; notes: string[] } {
  const notes: Note[] = [];
  const result = readShortcodes(html, notes).replace(/\s+/g, " ").trim();
  return { html: result, notes: notes.map(({ text }) => text) };
}

test("preserves brackets that are text", () => {
  const text = "Class [XII] and [sic], see [2] and [a note].";
  expect(read(text)).toEqual({ html: text, notes: [] });
});

test("preserves the text between unknown shortcodes and names them", () => {
  expect(read(`[mood tone="calm"]Hello[/mood] [other_thing]`)).toEqual({
    html: "Hello",
    notes: [
      'The shortcode "mood" is unknown. Its text stays; look at the old page.',
      'The shortcode "other_thing" is unknown. Its text stays; look at the old page.',
    ],
  });
});

test("shows a literal shortcode as text without brackets", () => {
  expect(read("Write [[gallery]] here")).toEqual({ html: "Write gallery here", notes: [] });
});

test("reads no shortcode inside an HTML tag", () => {
  const html = '<a title="[gallery]" href="/a">b</a>';
  expect(read(html).html).toBe(html);
});

test("reads attributes with straight, curly and no quotes", () => {
  for (const list of ['ids="3,4"', "ids='3,4'", "ids=3,4", "ids=”3,4″", "ids=&#8221;3,4&#8243;"])
    expect(read(`[gallery ${list}]`).html, list).toBe('<wp-gallery ids="3 4"></wp-gallery>');
});

test.each([
  ["[gallery]", '<wp-gallery of="this"></wp-gallery>'],
  ["[gallery id=5]", '<wp-gallery of="5"></wp-gallery>'],
  ['[vc_single_image image="9"]', '<wp-picture id="9"></wp-picture>'],
  ['[et_pb_video src="/a.mp4" /]', "<wp-media>/a.mp4</wp-media>"],
  ['[vc_tta_section title="Fees"]Text[/vc_tta_section]', "<h3>Fees</h3> Text"],
  ['[theme_button url="/a"]Go[/theme_button]', '<wp-button href="/a">Go</wp-button>'],
  ['[envira-gallery slug="fair"]', '<wp-gallery post="fair"></wp-gallery>'],
  ["[embed]https://a.example/b[/embed]", "<wp-media>https://a.example/b</wp-media>"],
])("%s", (shortcode, html) => {
  expect(read(shortcode).html).toBe(html);
});

test.each([
  "[contact-form-7 id=1]",
  '[wpforms id="2"]',
  '[gravityform id="1"]',
  "[ninja_form id=1]",
])("leaves out the form %s with a note", (form) => {
  expect(read(`a ${form} b`)).toEqual({
    html: "a b",
    notes: ["A form is not imported. Manor has its own contact form."],
  });
});

test("takes time in proportion to the length of a hostile text", () => {
  const start = performance.now();
  read(
    `${"[a b=".repeat(50_000)}${"<".repeat(50_000)}${"[[".repeat(50_000)}[a ${"b".repeat(200_000)}]`,
  );
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("shows shortcodes that were written as text in round brackets", async () => {
  const { blocks } = await convertContent(
    "Write &#91;gallery ids=&quot;1&quot;&#93; and &lt;b&gt; there",
  );
  expect(blocks).toEqual([
    {
      kind: "paragraph",
      pieces: [{ kind: "text", text: 'Write (gallery ids="1") and ‹b> there' }],
    },
  ]);
});

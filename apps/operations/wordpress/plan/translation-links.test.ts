import { expect, test } from "vitest";
import { planFiles, wrapItems, writeExport, writeItem } from "../test-exports.ts";

const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

const term = (domain: string, slug: string): string =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${slug}]]></category>`;

/** A post with this id, which is its title, too. */
const post = (id: string, fields: Record<string, string> = {}): string =>
  writeItem({
    ...{ title: `Post ${id}`, "wp:post_id": id, guid: `https://old.school.example/?p=${id}` },
    ...{ "wp:post_date": "2024-03-01 10:00:00", "content:encoded": "<p>Text</p>", ...fields },
  });

const keyOf = (id: string): string => `https://old.school.example/?p=${id} ${id}`;

async function plan(...items: string[]) {
  const { items: planned } = await planFiles([writeExport(wrapItems(...items))]);
  return planned.map(({ translationOf, needsPerson }) => [translationOf, needsPerson]);
}

test("WPML: a copy, and an item of a group of its export plug-in, translate their originals", async () => {
  const group = (language: string) =>
    meta("_wpml_import_language_code", language) + meta("_wpml_import_translation_group", "77");
  const planned = await plan(
    post("1"),
    post("2", { link: "https://old.school.example/hi/two/" }) + meta("_icl_lang_duplicate_of", "1"),
    post("3") + group("hi"),
    post("4") + group("en"),
  );
  expect(planned).toEqual([
    ["", false],
    [keyOf("1"), false],
    [keyOf("4"), false],
    ["", false],
  ]);
});

test.each([["/hi/two/"], ["/two/?lang=hi"]])(
  "WPML: without a link in the export, a text at %s needs a person",
  async (path) => {
    const link = `https://old.school.example${path}`;
    expect(await plan(post("1"), post("2", { link }))).toEqual([
      ["", false],
      ["", true],
    ]);
  },
);

test.each([
  ["was private", post("1", { "wp:status": "private" }), term("language", "hi")],
  ["is a picture album", post("1", { "wp:post_type": "envira" }), term("language", "hi")],
  ["is in a language that Manor has not", post("1"), term("language", "fr")],
])("a text whose original %s needs a person", async (_, original, language) => {
  const group = term("post_translations", "pll_1");
  const planned = await plan(
    original + term("language", "en") + group,
    post("2") + language + group,
  );
  expect(planned[1]).toEqual(["", true]);
});

test("English texts are the originals, even if the old site began in another language", async () => {
  const group = term("post_translations", "pll_1");
  const items = wrapItems(
    post("1") + term("language", "hi") + group,
    post("2") + term("language", "en") + group,
  );
  const file = writeExport(items.replace("<language>en<", "<language>hi-IN<"));
  const { items: planned } = await planFiles([file]);
  expect(planned.map(({ translationOf }) => translationOf)).toEqual([keyOf("2"), ""]);
});

test("a translation has the target of its original, and no other address", async () => {
  const group = term("post_translations", "pll_1");
  const page = { "wp:post_type": "page", "wp:post_name": "about" };
  const { items } = await planFiles([
    writeExport(
      wrapItems(
        post("1", page) + term("language", "en") + group,
        post("2", { ...page, "wp:post_name": "%e0%a4%aa" }) + term("language", "hi") + group,
      ),
    ),
  ]);
  expect(items[1]).toMatchObject({
    ...{ target: "page", newAddress: "", translationOf: keyOf("1"), needsPerson: false },
  });
});

import { truncateSync } from "node:fs";
import { expect, test } from "vitest";
import { createFolder, wrapItems, writeExport, writeItem } from "../test-exports.ts";
import type { ExportEvent, ExportItem } from "./export-item.ts";
import { readExport } from "./read-export.ts";

async function read(text: string | Uint8Array) {
  const events: ExportEvent[] = [];
  for await (const event of readExport(writeExport(text))) events.push(event);
  const items = events.flatMap((event) => (event.kind === "item" ? [event.item] : []));
  const warnings = events.flatMap((event) => (event.kind === "warning" ? [event.text] : []));
  return { events, items, warnings };
}

const getFirst = (items: ExportItem[]): ExportItem => {
  const [item] = items;
  if (!item) throw new Error("no item");
  return item;
};

test("reads the fields, terms, wanted meta values and comments of an item with its line", async () => {
  const { items, warnings } = await read(
    wrapItems(
      `${writeItem({ title: "Sports &amp; games", "wp:post_id": "7", "wp:post_password": "x" })}
<category domain="category" nicename="sports"><![CDATA[Sports]]></category>
<wp:postmeta><wp:meta_key>_icl_lang_code</wp:meta_key><wp:meta_value>hi</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_edit_lock</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content>title</wp:comment_content></wp:comment>`,
    ),
  );
  expect(warnings).toEqual([]);
  expect(getFirst(items)).toMatchObject({
    ...{ line: 4, id: "7", title: "Sports &amp; games", hasPassword: true, isCutOff: false },
    terms: [{ domain: "category", slug: "sports", name: "Sports" }],
    meta: new Map([["_icl_lang_code", "hi"]]),
    commentCount: 1,
  });
});

test("joins CDATA sections, as WordPress writes a text that contains their end", async () => {
  const { items } = await read(
    wrapItems(`<content:encoded><![CDATA[a ]]]]><![CDATA[> b]]></content:encoded>`),
  );
  expect(getFirst(items).content).toBe("a ]]> b");
});

test("expands no entity of the file's own", async () => {
  const { items, warnings } = await read(
    wrapItems(`<title>&secret; &amp; &#65;</title>`).replace(
      "<rss",
      `<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd">]><rss`,
    ),
  );
  expect(getFirst(items).title).toBe("&secret; & A");
  expect(warnings).toEqual([
    "export.xml, line 4: Invalid character entity. It was read as well as possible.",
  ]);
});

test("warns with the line about a bare ampersand and goes on", async () => {
  const { items, warnings } = await read(
    wrapItems("<title>Rules & results</title>", "<title>B</title>"),
  );
  expect(items.map(({ title }) => title)).toEqual(["Rules & results", "B"]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^export\.xml, line 4: /);
});

test("marks the item in which a download stopped, with one message", async () => {
  const whole = wrapItems(writeItem({ title: "A" }), writeItem({ title: "B" }));
  const { items, warnings } = await read(whole.slice(0, whole.lastIndexOf("</item>")));
  expect(items.map(({ isCutOff }) => isCutOff)).toEqual([false, true]);
  expect(warnings).toEqual([
    "export.xml, line 5: the export ends before it is complete, perhaps because the download stopped. Export it again.",
    "export.xml, line 5: the item that begins here has no end, so it was not read.",
  ]);
});

test("ends an item without an end at the next one", async () => {
  const { items } = await read(wrapItems(`<title>A</title><item><title>B</title></item>`));
  expect(items.map(({ title, isCutOff }) => [title, isCutOff])).toEqual([
    ["A", true],
    ["B", false],
  ]);
});

test("removes control characters and counts them", async () => {
  const { items, warnings } = await read(wrapItems("<title>A\u0002\u000bB</title>"));
  expect(getFirst(items).title).toBe("AB");
  expect(warnings).toEqual(["export.xml: 2 control characters were removed."]);
});

test("reads the encoding that the file names", async () => {
  const text = wrapItems("<title>Café</title>").replace("UTF-8", "ISO-8859-1");
  const { items } = await read(Buffer.from(text, "latin1"));
  expect(getFirst(items).title).toBe("Café");
});

test("leaves out what is longer than 8 MB, and names it", async () => {
  const long = "word ".repeat(1_700_000);
  const { items } = await read(wrapItems(writeItem({ "content:encoded": long })));
  const { content, omitted } = getFirst(items);
  expect(content.length).toBeLessThanOrEqual(8_000_000);
  expect(omitted).toEqual(["The rest of content:encoded was left out: it is too long."]);
});

test.each([
  ["a page", "<!doctype html><html><body>Not found</body></html>"],
  ["a picture", "\x89PNG\r\n".repeat(100_000)],
  ["nothing", ""],
  ["another feed", "<feed><entry/></feed>"],
])("refuses %s with one message", async (_, text) => {
  await expect(read(text)).rejects.toThrow(
    /^export\.xml, line \d+: this is not a WordPress export\. Make one in WordPress under Tools, Export, "All content"\.$/,
  );
});

test("refuses a file of more than 1 GB", async () => {
  const file = writeExport("");
  truncateSync(file, 1_000_000_001);
  await expect(readExport(file).next()).rejects.toThrow(
    "export.xml is larger than 1 GB, so it was not read. Export posts, pages and media separately in WordPress.",
  );
});

test("reports that a file is missing", async () => {
  const missing = `${createFolder()}/none.xml`;
  await expect(readExport(missing).next()).rejects.toThrow(
    `${missing} was not found. Check the name of the file.`,
  );
});

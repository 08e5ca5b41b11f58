import { expect, test } from "vitest";
import {
  convertContent,
  convertFixture,
  readItems,
  wrapItems,
  writeExport,
  writeItem,
} from "../test-exports.ts";
import { convertItem } from "./convert-item.ts";

const uploads = "https://old.school.example/wp-content/uploads/2024/03";
const text = (words: string) => ({ kind: "text", text: words });
const paragraph = (words: string) => ({ kind: "paragraph", pieces: [text(words)] });
const heading = (level: 2 | 3, words: string) => ({
  kind: "heading",
  level,
  pieces: [text(words)],
});
const addressesOf = (galleries: { address: string }[][]) =>
  galleries.map((pictures) => pictures.map(({ address }) => address));

test("classic text: paragraphs, line breaks, captions, links and media", async () => {
  const { rung, blocks, completeness } = await convertFixture("classic", "post");
  expect(rung).toBe("classic");
  expect(blocks).toEqual([
    {
      kind: "paragraph",
      pieces: [
        text("The annual sports day began at nine."),
        { kind: "break" },
        text("All houses took part."),
      ],
    },
    {
      kind: "picture",
      picture: `${uploads}/track.jpg`,
      alt: "The track",
      caption: "The new track",
    },
    {
      kind: "paragraph",
      pieces: [
        text("Read the "),
        {
          kind: "link",
          href: "https://old.school.example/results/",
          texts: [text("full "), { ...text("results"), isStrong: true }],
        },
        text(", class [XII] included. (motto)"),
      ],
    },
    {
      kind: "paragraph",
      pieces: [
        {
          kind: "link",
          href: "https://video.example/watch?v=1",
          texts: [text("https://video.example/watch?v=1")],
        },
      ],
    },
  ]);
  expect(completeness).toMatchObject({
    links: { old: 1, found: 1 },
    pictures: { old: 1, found: 1 },
  });
  expect(completeness.words.found).toBe(completeness.words.old);
});

test("classic text: headings, nested lists and tables", async () => {
  const { blocks } = await convertFixture("classic");
  expect(blocks).toEqual([
    paragraph("The school was opened long ago."),
    heading(2, "Aims"),
    {
      kind: "list",
      isOrdered: false,
      items: [[text("Learning")], [text("Reading")], [text("Games")]],
    },
    { kind: "table", head: ["Class", "Pupils"], rows: [["VI", "40"]] },
  ]);
});

test("Gutenberg: blocks, a reusable block, both kinds of galleries and a button", async () => {
  const { rung, blocks, galleries, notes } = await convertFixture("gutenberg");
  expect(rung).toBe("Gutenberg");
  expect(blocks).toEqual([
    heading(3, "Rooms"),
    {
      kind: "paragraph",
      pieces: [text("Each room has "), { ...text("four"), isEmphasis: true }, text(" beds.")],
    },
    paragraph("The hostel opens at six."),
    paragraph("The hostel"),
    { kind: "button", label: "Apply now", href: "https://old.school.example/apply/" },
  ]);
  expect(galleries).toEqual([
    [{ address: `${uploads}/room.jpg`, alt: "A room", caption: "A room for four" }],
    [{ address: `${uploads}/dining.jpg`, alt: "", caption: "" }],
  ]);
  expect(notes).toEqual([
    {
      text: "Blocks without content of their own are left out: core/latest-posts.",
      needsPerson: false,
    },
  ]);
});

test("WPBakery: headings, texts, pictures by id, buttons, toggles and raw HTML", async () => {
  const { blocks, galleries, notes } = await convertFixture("wpbakery");
  expect(blocks).toEqual([
    heading(2, "How to apply"),
    {
      kind: "paragraph",
      pieces: [text("Send the form "), { ...text("before June"), isStrong: true }, text(".")],
    },
    paragraph("Then wait for the letter."),
    { kind: "picture", picture: `${uploads}/gate.jpg`, alt: "The gate", caption: "" },
    { kind: "button", label: "Open the form", href: "https://old.school.example/form/" },
    heading(3, "Is there a test?"),
    paragraph("Yes, in class VI."),
    paragraph("Fees are due in April."),
  ]);
  expect(addressesOf(galleries)).toEqual([[`${uploads}/hall.jpg`, `${uploads}/gate.jpg`]]);
  expect(notes).toEqual([]);
});

test("Divi: texts, pictures by address, boxes, galleries and buttons; a form is named", async () => {
  const { blocks, galleries, notes } = await convertFixture("divi");
  expect(blocks).toEqual([
    paragraph("The library has many books."),
    { kind: "picture", picture: `${uploads}/library.jpg`, alt: "The library", caption: "" },
    heading(3, "Pool"),
    paragraph("Open from April."),
    { kind: "button", label: "Visit us", href: "https://old.school.example/visit/" },
  ]);
  expect(addressesOf(galleries)).toEqual([[`${uploads}/pool.jpg`]]);
  expect(notes).toEqual([
    { text: "A form is not imported. Manor has its own contact form.", needsPerson: true },
  ]);
});

test("Elementor: its widgets in order; the text of an unknown one is found and named", async () => {
  const { rung, blocks, galleries, notes } = await convertFixture("elementor");
  const video = "https://video.example/bus";
  expect(rung).toBe("Elementor");
  expect(blocks).toEqual([
    heading(2, "School bus"),
    {
      kind: "paragraph",
      pieces: [text("Buses leave at "), { ...text("seven"), isStrong: true }, text(".")],
    },
    { kind: "picture", picture: `${uploads}/bus.jpg`, alt: "A bus", caption: "Bus one" },
    { kind: "button", label: "See the routes", href: "https://old.school.example/routes/" },
    heading(3, "Is there a guard?"),
    paragraph("On every bus."),
    { kind: "paragraph", pieces: [{ kind: "link", href: video, texts: [text(video)] }] },
    paragraph("Lost something?"),
  ]);
  expect(addressesOf(galleries)).toEqual([[`${uploads}/stop.jpg`, `${uploads}/bus.jpg`]]);
  expect(notes.map(({ text: note }) => note)).toEqual([
    'The Elementor widget "fancy-box" is unknown. Its texts stay; look at the old page.',
    `A video, sound or frame became a link: ${video}`,
  ]);
});

test("takes the source that preserves most words", async () => {
  const write = (data: string) =>
    writeExport(
      wrapItems(
        `${writeItem({ "content:encoded": "<p>Four words of text</p>" })}<wp:postmeta><wp:meta_key>_elementor_data</wp:meta_key><wp:meta_value><![CDATA[${data}]]></wp:meta_value></wp:postmeta>`,
      ),
    );
  const widget = (settings: object) =>
    JSON.stringify([{ elType: "widget", widgetType: "heading", settings, elements: [] }]);
  const convert = async (data: string) => {
    const { items, index } = await readItems(write(data));
    return items.map((item) => convertItem(item, index))[0];
  };
  expect(await convert(widget({ title: "Five words of another text" }))).toMatchObject({
    ...{ rung: "Elementor", completeness: { words: { old: 5, found: 5 } } },
  });
  for (const data of [widget({ other: "x" }), "[{", "[]", "not JSON"])
    expect(await convert(data), data).toMatchObject({
      ...{ rung: "classic", completeness: { words: { old: 4, found: 4 } } },
    });
});

test("Contact Form 7: the text around the form stays", async () => {
  const { blocks } = await convertFixture("contact-form-7");
  expect(blocks).toEqual([paragraph("We answer in a week.")]);
});

test("measures what is not found", async () => {
  const { completeness } = await convertContent(
    `<p>One two</p><a href="/page"><img src="/a.jpg"></a>[gallery ids="5,6"]<select><option>x</option></select>`,
  );
  expect(completeness).toEqual({
    words: { old: 2, found: 2 },
    links: { old: 1, found: 0 },
    pictures: { old: 3, found: 1 },
  });
});

test("links nothing that runs a script, and drops scripts and styles", async () => {
  const { blocks } = await convertContent(
    `<p><a href="javascript:alert(1)">a</a><script>b</script><style>c</style><a href="data:text/html,x"> d</a></p>`,
  );
  expect(blocks).toEqual([paragraph("a d")]);
});

test("reads the whole picture of lazy and smaller copies", async () => {
  const { blocks } = await convertContent(
    `<img src="data:image/gif;base64,AA" data-src="/u/a-300x200.jpg"><img src="/u/b-scaled.jpg?w=500"><img src="/e.png" class="wp-smiley">`,
  );
  expect(blocks.map((block) => block.kind === "picture" && block.picture)).toEqual([
    "https://old.school.example/u/a.jpg",
    "https://old.school.example/u/b.jpg",
  ]);
});

test("a reusable block that contains itself ends", async () => {
  const content = '<!-- wp:block {"ref":1} /-->';
  const { notes } = await convertContent(content, {
    from: new URL("https://old.school.example/"),
    ...{ findPicture: () => undefined, isAttachmentPage: () => false, listAttached: () => [] },
    ...{ findGallery: () => undefined, findReusable: () => content },
  });
  expect(notes.map(({ text: note }) => note)).toEqual([
    "The reusable block 1 is not in the export.",
  ]);
});

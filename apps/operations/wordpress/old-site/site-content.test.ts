import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixture, inFolder } from "../test-exports.ts";
import { first, planWith, sendFixture, sendRest, toFile, toMain } from "../test-old-site.ts";

const gallery = "https://old.school.example/wp-content/gallery";

test("the pictures of NextGEN's galleries come from the public page, in order and in full size", async () => {
  const { plan, site } = await planWith(fixture("nextgen"), {
    "/old-pictures/": sendFixture("nextgen"),
  });
  expect(first(plan)).toMatchObject({
    ...{ rung: "public page", needsPerson: false, warnings: [] },
    completeness: { words: { old: 3, found: 3 }, pictures: { old: 3, found: 3 } },
    albums: [
      {
        title: "Old pictures",
        pictures: [`${gallery}/founders-day/parade.jpg`, `${gallery}/founders-day/band.jpg`],
      },
      { title: "Old pictures (2)", pictures: [`${gallery}/fair/stall.png`] },
    ],
  });
  expect(site.requests).toEqual(["/old-pictures/"]);
});

test("a post that is mostly a NextGEN gallery becomes an album", async () => {
  const file = toFile({ id: 61, type: "post", title: "Old pictures", content: "[ngg src=3]" });
  const { plan } = await planWith(file, { "/61/": sendFixture("nextgen") });
  expect(first(plan)).toMatchObject({ target: "album", needsPerson: false });
  expect(first(plan).albums[0]?.pictures).toHaveLength(3);
});

test("a NextGEN gallery whose page cannot be read needs a person, and is named", async () => {
  const { plan } = await planWith(fixture("nextgen"), {});
  expect(first(plan)).toMatchObject({ rung: "classic", needsPerson: true });
  expect(first(plan).warnings).toEqual([
    "The NextGEN gallery 3 is not in the export: add its pictures as an album.",
    "The NextGEN gallery is not in the export: add its pictures as an album.",
    "Its page on the old site was not read: the old site no longer has it (404).",
  ]);
});

const toGallery = (name: string, next: string): string =>
  `<div class="ngg-galleryoverview"><div class="ngg-gallery-thumbnail"><a href="${gallery}/fair/${name}.jpg"><img src="${gallery}/fair/thumbs/thumbs_${name}.jpg"></a></div>
  <div class="ngg-navigation"><a href="/1/">1</a>${next}</div></div>`;

test("a NextGEN gallery of several pages comes whole", async () => {
  const file = toFile({ id: 1, content: "[nggallery id=1]" });
  const { plan } = await planWith(file, {
    "/1/": toMain(toGallery("a", '<a href="nggallery/page/2">2</a>')),
    "/1/nggallery/page/2": toMain(toGallery("b", '<a href="/1/nggallery/page/3">3</a>')),
    "/1/nggallery/page/3": toMain(toGallery("c", "")),
  });
  expect(first(plan).needsPerson).toBe(false);
  expect(first(plan).albums.map(({ pictures }) => pictures)).toEqual([
    [`${gallery}/fair/a.jpg`, `${gallery}/fair/b.jpg`, `${gallery}/fair/c.jpg`],
  ]);
});

test("a NextGEN gallery with a page that cannot be read needs a person", async () => {
  const { plan } = await planWith(toFile({ id: 1, content: "[nggallery id=1]" }), {
    "/1/": toMain(toGallery("a", '<a href="/1/nggallery/page/2">2</a>')),
  });
  expect(first(plan)).toMatchObject({ rung: "classic", needsPerson: true });
  expect(first(plan).albums.map(({ pictures }) => pictures)).toEqual([[`${gallery}/fair/a.jpg`]]);
});

test("a NextGEN gallery that only a script shows needs a person", async () => {
  const content = "<p>From our archive.</p>[nggallery id=1]";
  const { plan } = await planWith(toFile({ id: 1, content }), {
    "/1/": toMain('<p>From our archive.</p><div class="ngg-pro-mosaic-container"></div>'),
  });
  expect(first(plan)).toMatchObject({ needsPerson: true });
  expect(first(plan).warnings).toEqual([
    "The NextGEN gallery 1 is not in the export: add its pictures as an album.",
  ]);
});

test("of two NextGEN galleries, the one that only a script shows is named", async () => {
  const content = "<p>From our archive.</p>[nggallery id=1][nggallery id=2]";
  const { plan } = await planWith(toFile({ id: 1, content }), {
    "/1/": toMain(`<p>From our archive.</p>${toGallery("a", "")}<div id="gallery-2"></div>`),
  });
  expect(first(plan).albums.map(({ pictures }) => pictures)).toEqual([[`${gallery}/fair/a.jpg`]]);
  expect(first(plan).warnings).toContain(
    "The NextGEN gallery 2 is not in the export: add its pictures as an album.",
  );
});

test("the galleries of a page come even when its text has fewer words than the export", async () => {
  const content =
    "<p>Words of the archive that the page left out.</p>[nggallery id=3][nggallery id=5]";
  const file = toFile({ id: 61, content });
  const { plan } = await planWith(file, { "/61/": sendFixture("nextgen") });
  expect(first(plan)).toMatchObject({ rung: "classic", needsPerson: false });
  expect(first(plan).albums.map(({ pictures }) => pictures.length)).toEqual([2, 1]);
});

test("the REST answer replaces an export with an unknown shortcode, and no page is read", async () => {
  const content = "<p>We have ten houses and each has its colours.</p>[theme_houses kind=all]";
  const rendered = "<p>We have ten houses and each has its colours.</p><ul><li>Asoka</li></ul>";
  const { plan, site } = await planWith(toFile({ id: 1, content }), {
    "/wp-json/wp/v2/pages": sendRest({ 1: rendered }),
  });
  expect(first(plan)).toMatchObject({ rung: "REST answer", needsPerson: false, warnings: [] });
  expect(first(plan).completeness.words).toEqual({ old: 10, found: 10 });
  expect(site.requests).toEqual(["/wp-json/wp/v2/pages"]);
});

test("the REST interface of a site in a folder is in it, too", async () => {
  const content = "<p>We have ten houses and each has its colours.</p>[theme_houses kind=all]";
  const file = toFile({ id: 1, content });
  writeFileSync(file, inFolder(readFileSync(file, "utf8")));
  const { plan } = await planWith(file, {
    "/school/wp-json/wp/v2/pages": sendRest({ 1: content.replace(/\[.*/, "<p>Asoka</p>") }),
  });
  expect(first(plan).rung).toBe("REST answer");
});

test("a page builder whose shortcodes the REST answer leaves is read from the public page", async () => {
  const text =
    "[vc_column_text]Forty teachers live in the houses with their classes.[/vc_column_text]";
  const content = `[vc_row][vc_column]${text}[theme_staff id="9"][/vc_column][/vc_row]`;
  const file = toFile({ id: 71, content, title: "Our teachers" });
  const { plan } = await planWith(file, {
    "/wp-json/wp/v2/pages": sendRest({ 71: content }),
    "/71/": sendFixture("wpbakery"),
  });
  expect(first(plan)).toMatchObject({ rung: "public page", needsPerson: false });
  expect(first(plan).completeness).toMatchObject({
    ...{ words: { old: 20, found: 20 }, links: { old: 1, found: 1 } },
  });
});

test("a form of the export needs a person, although the public page leaves it out", async () => {
  const content =
    "[et_pb_text]<p>We play on three fields.</p>[/et_pb_text][theme_numbers id=1][et_pb_contact_form]";
  const { plan } = await planWith(toFile({ id: 72, content }), { "/72/": sendFixture("divi") });
  expect(first(plan)).toMatchObject({ rung: "public page", needsPerson: true });
  expect(first(plan).warnings).toEqual(["A form is not imported. Manor has its own contact form."]);
});

test("a page without words in the export is read from the public page", async () => {
  const { plan } = await planWith(toFile({ id: 1, content: "" }), {
    "/1/": toMain("<h1>Item 1</h1><p>The words are in fields of the theme.</p>"),
  });
  expect(first(plan)).toMatchObject({ rung: "public page", needsPerson: false });
  expect(first(plan).completeness.words).toEqual({ old: 8, found: 8 });
});

test("an export that is whole asks for nothing", async () => {
  const content = "<p>Ten words are enough for a page of the school.</p>";
  const { plan, site } = await planWith(toFile({ id: 1, content }), {});
  expect(first(plan)).toMatchObject({ rung: "classic", warnings: [] });
  expect(site.requests).toEqual([]);
});

test("items that the old site hid from visitors are never asked for", async () => {
  const content = "[nggallery id=1]";
  const file = toFile(
    { id: 1, content, "wp:status": "private" },
    { id: 2, content, "wp:status": "draft" },
    { id: 3, content, "wp:status": "future" },
    { id: 4, content, "wp:post_password": "secret" },
    { id: 5, content, type: "unknown" },
  );
  const { plan, site } = await planWith(file, {});
  expect(plan.items.map(({ target }) => target)).toEqual(Array(5).fill("nothing"));
  expect(site.requests).toEqual([]);
});

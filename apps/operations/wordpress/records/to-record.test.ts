import { expect, test } from "vitest";
import type { ItemToWrite } from "../plan/make-plan.ts";
import { makePlan } from "../plan/make-plan.ts";
import {
  fixture,
  fixtures,
  inFolder,
  noRules,
  wrapItems,
  writeExport,
  writeItem,
} from "../test-exports.ts";
import { toRecord } from "./to-record.ts";

const from = new URL("https://old.school.example/");

async function listRecords(files: string[]) {
  const items: ItemToWrite[] = [];
  await makePlan({ files, from, rules: noRules, onItem: (item) => items.push(item) });
  return items.flatMap((item) => toRecord(item, from) ?? []);
}

const readItems = (...items: Record<string, string>[]) =>
  listRecords([writeExport(wrapItems(...items.map(writeItem)))]);

const day = { "wp:post_date": "2024-03-01 10:00:00" };

test("each item with a target becomes a record, and no other", async () => {
  const items: ItemToWrite[] = [];
  await makePlan({ files: fixtures, from, rules: noRules, onItem: (item) => items.push(item) });
  const planned = items.filter(({ planned }) => planned.target !== "nothing");
  const records = (await listRecords(fixtures)).filter(({ target }) => target !== "gone");
  expect(records.map(({ key }) => key)).toEqual(planned.map(({ planned }) => planned.key));
  expect(records.length).toBeGreaterThan(15);
});

test("an item that needs a person, or is in another language, becomes a draft", async () => {
  const records = await readItems(
    { ...day, title: "Fine", "wp:post_id": "1", "content:encoded": "<p>Text</p>" },
    { title: "Without a date", "wp:post_id": "2", "content:encoded": "<p>Text</p>" },
  );
  expect(records.map(({ title, isPublic }) => [title, isPublic])).toEqual([
    ["Fine", true],
    ["Without a date", false],
  ]);
  const hindi = `<category domain="language" nicename="hi"><![CDATA[हिन्दी]]></category>`;
  const item = writeItem({ ...day, title: "समाचार", "content:encoded": "<p>Text</p>" }) + hindi;
  const [translated] = await listRecords([writeExport(wrapItems(item))]);
  expect(translated?.isPublic).toBe(false);
});

test("a translation has the pictures and files of its original, so it names none", async () => {
  const records = await listRecords([fixture("polylang")]);
  const [original, translation] = records;
  expect(translation).toMatchObject({
    ...{ target: "news", translationOf: original?.key, language: "hi", isPublic: true },
    ...{ text: "नए सत्र में आपका स्वागत है।", pictures: [], albums: [], linkedFiles: [] },
  });
});

test("an attachment names its file, its size and the item to which it belongs", async () => {
  const size = `<wp:postmeta><wp:meta_key>_wp_attachment_metadata</wp:meta_key><wp:meta_value>a:2:{s:5:"width";i:80;s:8:"filesize";i:12345;}</wp:meta_value></wp:postmeta>`;
  const picture = writeItem({
    ...{ title: "front", "wp:post_id": "7", "wp:post_type": "attachment", "wp:status": "inherit" },
    ...{ "wp:post_parent": "1", link: "https://old.school.example/news/front/" },
    "wp:attachment_url": "https://old.school.example/u/front-scaled.jpg",
  });
  const post = writeItem({ ...day, title: "News", guid: "g", "wp:post_id": "1" });
  const [record] = await listRecords([writeExport(wrapItems(picture + size, post))]);
  expect(record).toMatchObject({
    ...{ target: "gone", parentKey: "g 1", bytes: 12_345 },
    fileAddress: "https://old.school.example/u/front.jpg",
    oldAddresses: [
      ...["/news/front/", "/u/front-scaled.jpg", "/u/front.jpg", "/?p=7", "/?attachment_id=7"],
    ],
  });
});

test("a picture that was edited on the old site is gone at the address of its upload, too", async () => {
  const picture = {
    ...{ title: "hall", "wp:post_id": "8", "wp:post_type": "attachment", "wp:status": "inherit" },
    "wp:attachment_url": "https://old.school.example/u/hall-e1556123456789.jpg",
  };
  expect(await readItems(picture)).toMatchObject([
    {
      fileAddress: "https://old.school.example/u/hall-e1556123456789.jpg",
      oldAddresses: [
        ...["/u/hall-e1556123456789.jpg", "/u/hall.jpg", "/?p=8", "/?attachment_id=8"],
      ],
    },
  ]);
});

test("private, protected and unpublished items become no record", async () => {
  const records = await readItems(
    { ...day, title: "Private", "wp:status": "private" },
    { ...day, title: "Draft", "wp:status": "draft" },
    { ...day, title: "Protected", "wp:post_password": "secret" },
  );
  expect(records).toEqual([]);
});

test("a file of the old site has one address, whatever its host and size are called", async () => {
  const img = (src: string) => `<p>Text <img src="${src}" alt=""></p>`;
  const [record] = await readItems({
    ...{ ...day, title: "Pictures", "wp:post_type": "page", "wp:post_name": "pictures" },
    "content:encoded":
      img("http://www.old.school.example/u/a-300x200.jpg") +
      img("https://old.school.example/u/a-scaled.jpg?w=300") +
      img("https://other.example/b.jpg"),
  });
  const addresses = ["https://old.school.example/u/a.jpg", "https://other.example/b.jpg"];
  expect([...new Set(record?.pictures.map(({ address }) => address))]).toEqual(addresses);
  const inText = record?.blocks.flatMap((block) => (block.kind === "picture" ? block.picture : []));
  expect([...new Set(inText)]).toEqual(addresses);
});

test("the featured image is the first picture", async () => {
  const [record] = await readItems(
    {
      ...{ ...day, title: "News", "wp:post_id": "1", "content:encoded": "<p>Text</p>" },
    },
    {
      ...{
        title: "front",
        "wp:post_id": "7",
        "wp:post_type": "attachment",
        "wp:status": "inherit",
      },
      "wp:attachment_url": "https://old.school.example/u/front.jpg",
    },
  );
  expect(record?.pictures).toEqual([]);
  const meta = `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>`;
  const post = writeItem({ ...day, title: "News", "content:encoded": "<p>Text</p>" }) + meta;
  const attachment = writeItem({
    ...{ title: "front", "wp:post_id": "7", "wp:post_type": "attachment", "wp:status": "inherit" },
    "wp:attachment_url": "https://old.school.example/u/front.jpg",
  });
  const [withImage] = await listRecords([writeExport(wrapItems(post, attachment))]);
  expect(withImage?.pictures.map(({ address }) => address)).toEqual([
    "https://old.school.example/u/front.jpg",
  ]);
});

test("a link to a document of the old site is a file of the record, and one to another site is not", async () => {
  const [record, document] = await readItems(
    {
      ...{ ...day, title: "Circular", "wp:post_id": "1" },
      "content:encoded": `<p>See <a href="http://old.school.example/u/fees.pdf">fees</a> and <a href="https://other.example/x.pdf">x</a></p>`,
    },
    {
      ...{ ...day, title: "Fees", "wp:post_id": "2", "wp:post_type": "attachment" },
      ...{
        "wp:status": "inherit",
        "wp:attachment_url": "https://www.old.school.example/u/fees.pdf",
      },
    },
  );
  expect(record?.linkedFiles).toEqual(["https://old.school.example/u/fees.pdf"]);
  expect(document).toMatchObject({
    ...{ target: "document", fileAddress: "https://old.school.example/u/fees.pdf" },
  });
});

test("lists the paths at which the old site showed an item, and the lists of its categories and tags", async () => {
  const tag = `<category domain="post_tag" nicename="rain"><![CDATA[Rain]]></category>`;
  const category = `<category domain="category" nicename="sport"><![CDATA[Sport]]></category>`;
  const post = writeItem({
    ...{ ...day, title: "News", "wp:post_id": "12", "content:encoded": "<p>Text</p>" },
    link: "http://www.old.school.example/2024/03/news/",
  });
  const [record] = await listRecords([writeExport(wrapItems(post + tag + category))]);
  expect(record).toMatchObject({
    oldAddresses: ["/2024/03/news/", "/?p=12"],
    listAddresses: [
      ...["/category/sport", "/tag/rain"],
      ...["/2024", "/2024/03", "/2024/03/01", "/?m=202403"],
    ],
  });
});

test("a picture is gone at its page, its id and its file; a private item has no address", async () => {
  const records = await readItems(
    {
      ...{
        title: "front",
        "wp:post_id": "7",
        "wp:post_type": "attachment",
        "wp:status": "inherit",
      },
      link: "https://old.school.example/front/",
      "wp:attachment_url": "https://old.school.example/u/front.jpg",
    },
    { title: "Private", "wp:status": "private", link: "https://old.school.example/private/" },
  );
  expect(records).toMatchObject([
    { target: "gone", oldAddresses: ["/front/", "/u/front.jpg", "/?p=7", "/?attachment_id=7"] },
  ]);
});

test("an item of a site in a folder has the ids of that site", async () => {
  const link = "https://old.school.example/school/news/";
  const home = "https://old.school.example/school/";
  const items = [
    writeItem({ ...day, title: "News", "wp:post_id": "12", link }),
    writeItem({ title: "Home", "wp:post_id": "2", "wp:post_type": "page", link: home }),
  ];
  const records = await listRecords([writeExport(inFolder(wrapItems(...items)))]);
  expect(records).toMatchObject([
    { folder: "/school", oldAddresses: ["/school/news/", "/school/?p=12"] },
    { folder: "/school", oldAddresses: ["/school/?page_id=2", "/school/?p=2"] },
  ]);
});

test("a folder is never another host", async () => {
  const item = writeItem({ title: "News", "wp:post_id": "12" });
  const file = writeExport(inFolder(wrapItems(item), "//[/"));
  expect(await listRecords([file])).toMatchObject([{ folder: "/[" }]);
});

import type { TextBlock } from "@manor/content-api/text-pages";
import { beforeEach, expect, test } from "vitest";
import type { ImportRecord } from "../src/wordpress-import/import-record.ts";
import { prepareImport } from "./wordpress/prepare-import.ts";
import { toRecord } from "./wordpress/records.ts";

const { apply, getIn, list, self, setLanguages, undo } = prepareImport();

beforeEach(() => setLanguages(["hi"]));

const rain = toRecord({ title: "Rain", text: "Heavy rain." });
const paragraph = (text: string): TextBlock => ({
  kind: "paragraph",
  pieces: [{ kind: "text", text }],
});
const house = toRecord({
  ...{ title: "Our house", target: "page", newAddress: "/about/house" },
  blocks: [paragraph("One."), paragraph("Two.")],
});

/** The Hindi text of a record. */
const inHindi = ({ key, target }: ImportRecord, more: Partial<ImportRecord>) =>
  toRecord({ target, language: "hi", translationOf: key, oldAddress: "", ...more });

const hindiRain = inHindi(rain, { title: "वर्षा", text: "भारी वर्षा।" });
const hindiHouse = inHindi(house, {
  ...{ title: "हमारा घर", blocks: [paragraph("एक।"), paragraph("दो।")] },
});

const listStates = async () =>
  (await list("translations")).map(({ of, language, _status }) => [of, language, _status]);

test("a linked text becomes a published translation of the imported record, once", async () => {
  const records = [hindiRain, rain, house, hindiHouse];
  const { counts, problems, run } = await apply(records);
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ created: 4, drafts: 0 });
  const [news] = await list("news");
  const [page] = await list("pages");
  expect(await list("news")).toHaveLength(1);
  expect(await listStates()).toEqual([
    [`news/${news?.["id"]}`, "hi", "published"],
    [`pages/${page?.["id"]}`, "hi", "published"],
  ]);
  expect(await getIn("/api/news/all/SGSM?lang=hi")).toContain("भारी वर्षा।");
  expect(await getIn("/api/site/SGSM?lang=hi")).toContain("दो।");
  expect((await apply(records)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  await undo(run);
  expect(await list("translations")).toEqual([]);
});

test("a text that does not fit its original, or whose original is a draft, is a draft", async () => {
  const draft = toRecord({ title: "Check me", isPublic: false });
  const { problems } = await apply([
    ...[house, draft, inHindi(draft, { title: "देखें", text: "पाठ" })],
    inHindi(house, { title: "हमारा घर", blocks: [paragraph("एक।")] }),
  ]);
  expect((await listStates()).map(([, , status]) => status)).toEqual(["draft", "draft"]);
  expect(problems).toEqual([
    ['"हमारा घर" is a draft: its texts differ from those of its original.', 1],
  ]);
});

test("a text whose original became an album is a separate draft", async () => {
  const album = toRecord({
    title: "Boats",
    target: "album",
    albums: [{ title: "Boats", pictures: [] }],
  });
  await apply([album, inHindi(album, { target: "news", title: "नावें" })]);
  expect(await list("translations")).toEqual([]);
  expect(await list("news")).toMatchObject([{ title: "नावें", _status: "draft" }]);
});

test("a language that is off is named, and comes when it is on", async () => {
  await setLanguages([]);
  const { problems } = await apply([rain, hindiRain]);
  expect(problems).toEqual([
    [expect.stringMatching(/^A text in हिन्दी was not imported: choose/), 1],
  ]);
  expect(await list("translations")).toEqual([]);
  expect(await list("news")).toHaveLength(1);
  await setLanguages(["hi"]);
  expect((await apply([rain, hindiRain])).counts).toMatchObject({ created: 1, unchanged: 1 });
});

test("an editor's translation, and one whose original was edited since, stay as they are", async () => {
  await apply([rain, house, hindiHouse]);
  const [news] = await list("news");
  const [page] = await list("pages");
  const of = `news/${news?.["id"]}`;
  await self.cms.payload.create({
    collection: "translations",
    data: { of, language: "hi", texts: [], _status: "draft" },
    draft: true,
  });
  const data = { title: "Our new house" };
  await self.cms.payload.update({ collection: "pages", id: Number(page?.["id"]), data });
  const before = await list("translations");
  const { counts } = await apply([rain, hindiRain, house, { ...hindiHouse, title: "नया घर" }]);
  expect(counts).toMatchObject({ created: 0, updated: 0 });
  expect(await list("translations")).toEqual(before);
});

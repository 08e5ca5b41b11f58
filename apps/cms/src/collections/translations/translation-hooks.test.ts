import type { PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { prepareTranslation, requireGoodTexts } from "./translation-hooks.ts";

const source = { id: 7, title: "Snow", description: "Two centimetres.", _status: "published" };
const config = {
  labels: { singular: "News item", plural: "News" },
  admin: { useAsTitle: "title" },
  fields: [
    { name: "title", type: "text", label: "Title", maxLength: 200 },
    { name: "description", type: "textarea", label: "Description" },
  ],
};

/** A database with one news item, or none. */
const createRequest = (docs: object[]) =>
  ({
    i18n: { language: "en" },
    t: (key: string) => key,
    payload: {
      collections: { news: { config } },
      find: async () => ({ docs }),
      findByID: async () => null,
      findGlobal: async () => ({ noNamesBesidePictures: false }),
    },
  }) as unknown as PayloadRequest;

const texts = [
  { key: "title", field: "title", source: "Snow", text: "बर्फ़" },
  {
    key: "description",
    field: "description",
    source: "Two centimetres.",
    text: "दो सेंटीमीटर।",
  },
];

type Arguments = Parameters<typeof prepareTranslation>[0];

async function save(
  operation: "create" | "update",
  originalDoc: object,
  data: object,
  docs: object[] = [source],
) {
  const args = { operation, originalDoc, data, req: createRequest(docs) } as unknown as Arguments;
  const prepared = await prepareTranslation(args);
  return requireGoodTexts({ ...args, data: prepared });
}

const of = { of: "news/7", language: "hi" };

test("a new translation has its source, and no check before it has all texts", async () => {
  const saved = await save("create", {}, { ...of, texts: [], _status: "draft" });
  expect(saved).toMatchObject({ ...of, title: "Snow", texts: [] });
  expect(saved.checkedOn).toBeUndefined();
});

test("a saved translation preserves its source, and is checked when it has all texts", async () => {
  const saved = await save("update", of, { of: "timeline", texts, _status: "published" });
  expect(saved).toMatchObject({ ...of, texts, checkedOn: expect.stringMatching(/^\d{4}-/) });
});

test("publishing later is not a check", async () => {
  const before = { ...of, texts, checkedOn: "2026-03-03" };
  expect(await save("update", before, { texts, _status: "published" })).toMatchObject({
    checkedOn: "2026-03-03",
  });
});

test("a translation without all texts is not published", async () => {
  const half = { texts: texts.slice(0, 1), _status: "published" };
  await expect(save("update", of, half)).rejects.toThrow();
  expect(await save("update", of, { ...half, _status: "draft" })).toMatchObject(of);
});

test("without its source a translation goes to the trash, and is not published", async () => {
  const published = { texts, _status: "published" };
  await expect(save("update", of, published, [])).rejects.toThrow(/in the trash/);
  await expect(save("create", {}, { ...of, texts, _status: "draft" }, [])).rejects.toThrow();
  const trashed = { ...published, deletedAt: "2026-03-03T12:00:00.000Z" };
  expect(await save("update", of, trashed, [])).toMatchObject({ ...of, texts });
});

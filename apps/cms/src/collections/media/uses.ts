import type { PayloadRequest } from "payload";
import { getStoredNames } from "../../content-api/files.ts";
import { uploadedNames } from "../../content-api/uploaded-names.ts";
import { findAll } from "../../database/find-records.ts";
import { schoolGlobals } from "../../globals/school-globals.ts";
import { createTranslator, getLabel } from "../../i18n/translate.ts";
import { toPage } from "../pages/page-value.ts";

type FileCollection = "media" | "documents";

/** Every field of a record that shows an image or a document; the card photo is one of the images. */
const listUses = ({ payload }: PayloadRequest, files: FileCollection) =>
  payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => {
      const isUse = field.type === "upload" && field.relationTo === files;
      if (!isUse || slug === "pages" || field.name === "cardPhoto") return [];
      return [{ collection: slug, field: field.name }];
    }),
  );

export type UsedBy = { label: string; title: string; path: string };

export async function usedBy(
  req: PayloadRequest,
  files: FileCollection,
  id: number | string,
): Promise<UsedBy[]> {
  const found = new Map<string, UsedBy>();
  for (const draft of [false, true]) {
    for (const { collection, field } of listUses(req, files)) {
      const { labels, admin } = req.payload.collections[collection].config;
      const where = { [field]: { in: [id] } };
      for (const doc of await findAll(req.payload, collection, { where, draft, req })) {
        const path = `/admin/collections/${collection}/${doc.id}`;
        const title = String(Object(doc)[admin.useAsTitle ?? "id"] ?? doc.id);
        found.set(path, { label: getLabel(labels.singular, req.i18n.language), title, path });
      }
    }
  }
  const nameOf = await getStoredNames(req.payload);
  const name = nameOf(files, Number(id)) ?? "";
  for await (const { names, ...page } of pagesWithFiles(req))
    if (names.includes(name)) found.set(page.path, page);
  return [...found.values()];
}

export async function findShown(
  req: PayloadRequest,
  files: FileCollection,
): Promise<(id: number) => boolean> {
  const nameOf = await getStoredNames(req.payload);
  const ids = new Set<unknown>();
  const shown = new Set<string>();
  for (const draft of [false, true])
    for (const { collection, field } of listUses(req, files))
      for (const doc of await findAll(req.payload, collection, { draft, req }))
        for (const id of [Object(doc)[field]].flat()) ids.add(id);
  for await (const { names } of pagesWithFiles(req)) for (const name of names) shown.add(name);
  return (id) => ids.has(id) || shown.has(nameOf(files, id) ?? "");
}

async function* pagesWithFiles(
  req: PayloadRequest,
): AsyncGenerator<UsedBy & { names: readonly string[] }> {
  const { payload, i18n } = req;
  const nameOf = await getStoredNames(payload);
  const t = createTranslator(i18n.language);
  for (const draft of [false, true]) {
    for (const { slug, config, toPart } of schoolGlobals) {
      const doc = await payload.findGlobal({ slug, depth: 0, draft, req });
      const names = uploadedNames(toPart(doc, nameOf));
      const title = t(config.label);
      yield { names, label: t("Your school"), title, path: `/admin/globals/${slug}` };
    }
    for (const page of await findAll(payload, "pages", { draft, req })) {
      const names = uploadedNames(toPage(page, nameOf));
      const path = `/admin/collections/pages/${page.id}`;
      yield { names, label: t("Page"), title: page.title, path };
    }
  }
}

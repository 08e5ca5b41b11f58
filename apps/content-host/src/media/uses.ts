import { withoutFocus } from "@manor/contract/focus";
import type { CollectionSlug, PayloadRequest } from "payload";
import { filesOf } from "../contract/files.ts";
import { uploadedNames } from "../contract/uploaded-names.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { pageOf } from "../text-pages/page-value.ts";
import { labelIn } from "../words/label-in.ts";
import { retellIn } from "../words/retell.ts";

type Use = { collection: CollectionSlug; field: string };

/** Every field that shows a picture or links a document. */
const uses: Record<"media" | "documents", readonly Use[]> = {
  media: [
    { collection: "events", field: "images" },
    { collection: "news", field: "images" },
    { collection: "albums", field: "attachments" },
    { collection: "toppers", field: "photo" },
    { collection: "birthdays", field: "photo" },
    { collection: "notices", field: "image" },
    { collection: "principal-messages", field: "photo" },
  ],
  documents: [
    { collection: "events", field: "attachments" },
    { collection: "news", field: "attachments" },
    { collection: "announcements", field: "attachments" },
    { collection: "notices", field: "attachments" },
  ],
};

export type UsedBy = { called: string; title: string; path: string };

/** The records that show a file, in their published state or in their newest draft. */
export async function usedBy(
  req: PayloadRequest,
  files: keyof typeof uses,
  id: number | string,
): Promise<UsedBy[]> {
  const found = new Map<string, UsedBy>();
  for (const { collection, field } of uses[files]) {
    const { labels, admin } = req.payload.collections[collection].config;
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection,
        where: { [field]: { in: [id] } },
        depth: 0,
        pagination: false,
        draft,
        req,
      });
      for (const doc of docs) {
        const path = `/admin/collections/${collection}/${doc.id}`;
        const title = String(Object(doc)[admin.useAsTitle ?? "id"] ?? doc.id);
        found.set(path, { called: labelIn(labels.singular, req.i18n.language), title, path });
      }
    }
  }
  return [...found.values(), ...(await usedByScreens(req, files, id))];
}

/** Whether a file is shown by any record, screen or page, published or in its newest draft; all are read once. */
export async function findShown(
  req: PayloadRequest,
  files: keyof typeof uses,
): Promise<(id: number) => boolean> {
  const { payload } = req;
  const { nameOf } = await filesOf(payload);
  const ids = new Set<unknown>();
  const names = new Set<string>();
  for (const draft of [false, true]) {
    const all = { depth: 0, pagination: false, draft, req } as const;
    for (const { collection, field } of uses[files])
      for (const doc of (await payload.find({ collection, ...all })).docs)
        for (const id of [Object(doc)[field]].flat()) ids.add(id);
    for (const { slug, toPart } of schoolGlobals)
      for (const name of uploadedNames(
        toPart(await payload.findGlobal({ slug, depth: 0, draft }), nameOf),
      ))
        names.add(name);
    for (const page of (await payload.find({ collection: "pages", ...all })).docs)
      for (const name of uploadedNames(pageOf(page, nameOf))) names.add(name);
  }
  return (id) => ids.has(id) || names.has(withoutFocus(nameOf(files, id) ?? ""));
}

/** The screens of "Your school" that show it. */
async function usedByScreens(
  req: PayloadRequest,
  files: keyof typeof uses,
  id: number | string,
): Promise<UsedBy[]> {
  const { payload, i18n } = req;
  const { nameOf } = await filesOf(payload);
  const name = withoutFocus(nameOf(files, Number(id)) ?? "");
  const retell = retellIn(i18n.language);
  const found: UsedBy[] = [];
  for (const { slug, config, toPart } of schoolGlobals) {
    const shows = async (draft: boolean) => {
      const doc = await payload.findGlobal({ slug, depth: 0, draft });
      return uploadedNames(toPart(doc, nameOf)).some((shown) => shown === name);
    };
    if ((await shows(false)) || (await shows(true)))
      found.push({
        called: retell("Your school"),
        title: retell(String(config.label)),
        path: `/admin/globals/${slug}`,
      });
  }
  return [...found, ...(await usedByPages(req, name, retell("Page")))];
}

/** Text pages that show it, or link to it. */
async function usedByPages(req: PayloadRequest, name: string, called: string): Promise<UsedBy[]> {
  const { payload } = req;
  const { nameOf } = await filesOf(payload);
  const states = await Promise.all(
    [false, true].map((draft) =>
      payload.find({ collection: "pages", depth: 0, pagination: false, draft }),
    ),
  );
  const pages = new Map<string, UsedBy>();
  for (const page of states.flatMap(({ docs }) => docs)) {
    const path = `/admin/collections/pages/${page.id}`;
    if (uploadedNames(pageOf(page, nameOf)).includes(name))
      pages.set(path, { called, title: page.title, path });
  }
  return [...pages.values()];
}

import type { CollectionSlug, PayloadRequest } from "payload";

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
        found.set(path, { called: String(labels.singular), title, path });
      }
    }
  }
  return [...found.values()];
}

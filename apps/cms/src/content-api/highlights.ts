import type { Highlight } from "@manor/content-api";
import { listPublished } from "./list-published.ts";
import { names, text } from "./serialize.ts";

export const highlights = listPublished({
  collection: "announcements",
  reads: ["documents"],
  sort: "-createdAt",
  toItem: (announcement, { nameOf }): Highlight => ({
    _id: String(announcement.id),
    description: text(announcement.description),
    attachments: names(nameOf, "documents", announcement.attachments),
    url: text(announcement.url),
  }),
});

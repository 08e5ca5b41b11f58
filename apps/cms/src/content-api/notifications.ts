import type { Notification } from "@manor/content-api";
import { listPublished, names, text } from "./list-published.ts";

export const notifications = listPublished({
  collection: "notices",
  reads: ["media", "documents"],
  sort: "-createdAt",
  toItem: (notice, { nameOf }): Notification => ({
    _id: String(notice.id),
    title: text(notice.title),
    description: text(notice.description),
    image: names(nameOf, "media", notice.image),
    attachments: names(nameOf, "documents", notice.attachments),
    url: text(notice.url),
  }),
});

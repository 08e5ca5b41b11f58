import type { Notification } from "@manor/content-api";
import { shownToday } from "../fields/shown-rule.ts";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { names, text } from "./serialize.ts";

export const notifications: ListCall<Notification> = {
  reads: ["notices", "media", "documents"],
  list: async (context) =>
    shownToday(await findPublished(context, "notices", "-createdAt"), context.day).map(
      (notice) => ({
        _id: String(notice.id),
        title: text(notice.title),
        description: text(notice.description),
        image: names(context.nameOf, "media", notice.image),
        attachments: names(context.nameOf, "documents", notice.attachments),
        url: text(notice.url),
      }),
    ),
};

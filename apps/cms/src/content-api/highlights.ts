import type { Highlight } from "@manor/content-api";
import { shownToday } from "../fields/shown-rule.ts";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { names, text } from "./serialize.ts";

export const highlights: ListCall<Highlight> = {
  reads: ["announcements", "documents"],
  list: async (context) =>
    shownToday(await findPublished(context, "announcements", "-createdAt"), context.day).map(
      (announcement) => ({
        _id: String(announcement.id),
        description: text(announcement.description),
        attachments: names(context.nameOf, "documents", announcement.attachments),
        url: text(announcement.url),
      }),
    ),
};

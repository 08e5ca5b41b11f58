import type { Notification } from "@manor/content-api";
import { shownToday } from "../fields/shown-rule.ts";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { names, text } from "./serialize.ts";

export const notifications: ListCall<Notification> = {
  paths: ["notification/:school"],
  reads: ["notices", "media", "documents"],
  list: async (asking) =>
    shownToday(await published(asking, "notices", "-createdAt"), asking.day).map((notice) => ({
      _id: String(notice.id),
      title: text(notice.title),
      description: text(notice.description),
      image: names(asking.nameOf, "media", notice.image),
      attachments: names(asking.nameOf, "documents", notice.attachments),
      url: text(notice.url),
    })),
};

import type { Highlight } from "@manor/content-api";
import { isCurrent } from "@manor/content-api/is-current";
import { day, listPublished, names, text } from "./list-published.ts";

export const highlights = listPublished({
  collection: "announcements",
  reads: ["documents"],
  sort: "-createdAt",
  isShown: ({ description, showUntil }, today) =>
    isCurrent({ description: text(description), until: day(showUntil) }, today),
  toItem: (announcement, { nameOf }): Highlight => ({
    _id: String(announcement.id),
    description: text(announcement.description),
    attachments: names(nameOf, "documents", announcement.attachments),
    url: text(announcement.url),
    ...(announcement.showUntil && { until: day(announcement.showUntil) }),
  }),
});

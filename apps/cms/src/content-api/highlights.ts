import type { Highlight } from "@manor/content-api";
import { isCurrent } from "@manor/content-api/is-current";
import type { ListCall } from "./call.ts";
import { listPublished } from "./list-published.ts";
import { day, names, text } from "./serialize.ts";

const published = listPublished({
  collection: "announcements",
  reads: ["documents"],
  sort: "-createdAt",
  toItem: (announcement, { nameOf }): Highlight => ({
    _id: String(announcement.id),
    description: text(announcement.description),
    attachments: names(nameOf, "documents", announcement.attachments),
    url: text(announcement.url),
    ...(announcement.showUntil && { until: day(announcement.showUntil) }),
  }),
});

export const highlights: ListCall<Highlight> = {
  ...published,
  list: async (context) =>
    (await published.list(context)).filter((item) => isCurrent(item, context.day)),
};

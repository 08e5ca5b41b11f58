import type { Topper } from "@manor/content-api";
import { listPublished, names, text } from "./list-published.ts";

export const toppers = listPublished({
  collection: "toppers",
  reads: ["media"],
  sort: "-sessionYear",
  needsConsent: true,
  toItem: (topper, { nameOf }): Topper => ({
    _id: String(topper.id),
    class: text(topper.class),
    sessionYear: text(topper.sessionYear),
    name: text(topper.name),
    division: text(topper.division),
    stream: text(topper.stream),
    attachments: names(nameOf, "media", topper.photo),
  }),
});

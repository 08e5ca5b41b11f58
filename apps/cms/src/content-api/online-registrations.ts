import type { Registration } from "@manor/content-api";
import { listPublished } from "./list-published.ts";
import { text } from "./serialize.ts";

export const onlineRegistrations = listPublished({
  collection: "online-registrations",
  sort: "createdAt",
  toItem: ({ title }): Registration => ({ title: text(title) }),
});

import type { Registration } from "@manor/content-api";
import { listPublished, text } from "./list-published.ts";

export const onlineRegistrations = listPublished({
  collection: "online-registrations",
  sort: "createdAt",
  toItem: ({ title }): Registration => ({ title: text(title) }),
});

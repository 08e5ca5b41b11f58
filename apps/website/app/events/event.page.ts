import type { Page } from "../page.ts";

export const eventPage: Page = {
  file: "events/event.tsx",
  path: "/Events/:id",
  title: "Event",
  description: "An event at {school}: when and where it takes place.",
  query: [],
  isAvailableOffline: true,
};

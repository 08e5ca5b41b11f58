import type { Page } from "../page.ts";

export const eventsPage: Page = {
  file: "events/events.tsx",
  path: "/Events",
  title: "Events",
  description: "Events at {school}, by year and month: what takes place, when and where.",
  query: ["year", "month", "q", "page"],
  feeds: ["events"],
  menu: { group: "Gallery", place: 2 },
  preview: "cricket-dusk",
  isAvailableOffline: true,
};

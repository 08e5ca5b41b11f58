import type { Page } from "../../page.ts";

export const todayPage: Page = {
  file: "home/today/today-page.tsx",
  path: "/today",
  title: "Today at school",
  description: "Today at {school}: meals, upcoming events and call times for each class.",
  query: [],
  isAvailableOffline: true,
  isLightweight: true,
};

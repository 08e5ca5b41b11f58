import type { Page } from "../../page.ts";

export const todayPage: Page = {
  file: "home/today/today-page.tsx",
  path: "/today",
  title: "Today at school",
  section: null,
  description: "Today at {school}: the meals, what is next, and when each class may be called.",
  query: [],
  usesHomeCard: true,
  isAvailableOffline: true,
  isLightweight: true,
};

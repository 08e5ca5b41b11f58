import type { Page } from "../page.ts";

export const homePage: Page = {
  file: "home/home.tsx",
  path: "/",
  title: "Home",
  description:
    "{school}, a residential school for {pupils} from {classes} in the hills. Founded in {founded}. Admission, news, events, facilities and contact.",
  query: ["tab", "month", "albums"],
  feeds: ["academic-calendar", "news"],
  preview: "ridges-dawn",
};

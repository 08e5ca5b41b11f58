import albums from "../../../cms/seed/albums.json" with { type: "json" };
import events from "../../../cms/seed/events.json" with { type: "json" };
import menus from "../../../cms/seed/menus.json" with { type: "json" };
import news from "../../../cms/seed/news.json" with { type: "json" };
import notices from "../../../cms/seed/notices.json" with { type: "json" };

const toId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replace(/-$/, "");
const common = { description: "", images: [], image: [], attachments: [], url: "" };

/** The sample records of a new CMS in the format of the content API. */
export const seedLists: Record<string, object[]> = {
  events: events.everyYear.map(({ on, title, venue, time }) => ({
    ...common,
    ...{ _id: toId(title), title, venue, time, date: `2026-${on}`, category: "Events" },
  })),
  allNews: news.map(({ title, description }) => ({
    ...common,
    ...{ _id: toId(title), title, description, fromDate: "2026-11-01" },
  })),
  allGallery: albums.map(({ title, category }) => ({
    ...common,
    ...{ _id: toId(title), title, category, date: "2026-10-01" },
  })),
  notifications: notices.map(({ title, description }) => ({
    ...common,
    ...{ _id: toId(title), title, description },
  })),
  weeklyMenu: menus.breakfasts.map((breakfast, day) => ({
    date: `2026-11-2${day}`,
    breakfast,
    lunch: menus.lunches[day],
    dinner: menus.dinners[day],
  })),
};

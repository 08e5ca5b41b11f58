import type { ListCallName } from "@manor/content-api";
import { admission } from "./admission.ts";
import { albums } from "./albums.ts";
import { alerts } from "./alerts.ts";
import { allBirthdays, birthdaysToday } from "./birthdays.ts";
import type { ListCall } from "./call.ts";
import { events } from "./events.ts";
import { highlights } from "./highlights.ts";
import { allNews, newestNews } from "./news.ts";
import { newsletters } from "./newsletters.ts";
import { notifications } from "./notifications.ts";
import { onlineRegistrations } from "./online-registrations.ts";
import { principalMessages } from "./principal-messages.ts";
import { redirects } from "./redirects.ts";
import { toppers } from "./toppers.ts";
import { voices } from "./voices.ts";
import { weeklyMenus } from "./weekly-menus.ts";

/** Every list that visitors can read. A file is public only while one of these responses names it. */
export const listCalls: Record<ListCallName, ListCall<object>> = {
  allEvents: events,
  events,
  allNews,
  news: newestNews,
  allGallery: albums,
  gallery: albums,
  toppers,
  onlineRegistration: onlineRegistrations,
  highlights,
  principalMessages,
  birthdaysToday,
  allBirthdays,
  notifications,
  weeklyMenu: weeklyMenus,
  alerts,
  newsletters,
  admission,
  voices,
  redirects,
};

import { albums } from "./albums/index.ts";
import { announcements } from "./announcements/index.ts";
import { birthdays } from "./birthdays/index.ts";
import { complianceDocuments } from "./compliance-documents/index.ts";
import { contactMessages } from "./contact-messages/index.ts";
import { documents } from "./documents/index.ts";
import { enquiries } from "./enquiries/index.ts";
import { events } from "./events/index.ts";
import { importedItems } from "./imported-items/index.ts";
import { media } from "./media/index.ts";
import { missingAddresses } from "./missing-addresses/index.ts";
import { news } from "./news/index.ts";
import { newsletterEmails } from "./newsletter-emails/index.ts";
import { notices } from "./notices/index.ts";
import { onlineRegistrations } from "./online-registrations/index.ts";
import { pages } from "./pages/index.ts";
import { principalMessages } from "./principal-messages/index.ts";
import { redirects } from "./redirects/index.ts";
import { staff } from "./staff/index.ts";
import { subscribers } from "./subscribers/index.ts";
import { toppers } from "./toppers/index.ts";
import { translations } from "./translations/index.ts";
import { users } from "./users/index.ts";
import { visitBookings } from "./visit-bookings/index.ts";
import { visitTimes } from "./visit-times/index.ts";
import { voices } from "./voices/index.ts";
import { weeklyMenus } from "./weekly-menus/index.ts";

export const collections = [
  events,
  news,
  albums,
  toppers,
  birthdays,
  announcements,
  notices,
  principalMessages,
  pages,
  redirects,
  missingAddresses,
  translations,
  weeklyMenus,
  onlineRegistrations,
  complianceDocuments,
  staff,
  voices,
  media,
  documents,
  contactMessages,
  enquiries,
  visitTimes,
  visitBookings,
  newsletterEmails,
  subscribers,
  importedItems,
  users,
];

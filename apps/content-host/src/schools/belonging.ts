import type { CollectionSlug } from "payload";

/**
 * Whose the records of a list are. "a school": always one school's. "a school or the host": what is about no single
 * school is the host's. Everything in the list of screens (globals) is a school's, and so are Payload's own locks
 * (rows-by-school.ts). Whatever is added has to be decided here.
 */
export type Belonging = "a school" | "a school or the host" | "people" | "schools" | "nobody's";

export const belonging: Record<CollectionSlug, Belonging> = {
  events: "a school",
  news: "a school",
  albums: "a school",
  toppers: "a school",
  birthdays: "a school",
  announcements: "a school",
  notices: "a school",
  "principal-messages": "a school",
  pages: "a school",
  "weekly-menus": "a school",
  "online-registrations": "a school",
  media: "a school",
  documents: "a school",
  "contact-messages": "a school",
  mailings: "a school",
  subscribers: "a school",
  letters: "a school or the host",
  trail: "a school or the host",
  schools: "schools",
  users: "people",
  // Payload's own: nobody comes to them but the host, or each person to what is theirs.
  "payload-jobs": "nobody's",
  "payload-kv": "nobody's",
  "payload-locked-documents": "nobody's",
  "payload-migrations": "nobody's",
  "payload-preferences": "nobody's",
};

import type { CollectionSlug, GlobalSlug } from "payload";

/**
 * What is part of the school when it moves to another desk. Not part of it are accounts, what people wrote to the
 * school or subscribed to, and what the host keeps for itself. Whatever is added has to be decided here.
 */
const belongs: Record<CollectionSlug | GlobalSlug, boolean> = {
  events: true,
  news: true,
  albums: true,
  toppers: true,
  birthdays: true,
  announcements: true,
  notices: true,
  "principal-messages": true,
  pages: true,
  "weekly-menus": true,
  "online-registrations": true,
  media: true,
  documents: true,
  schools: true,
  "emergency-banner": true,
  "name-and-address": true,
  links: true,
  admission: true,
  "call-timings": true,
  "school-year": true,
  numbers: true,
  menu: true,
  banner: true,
  tiles: true,
  timeline: true,
  brand: true,
  song: true,
  newsletters: true,
  tours: true,
  "menu-documents": true,
  settings: true,
  "office-mail": false,
  users: false,
  "contact-messages": false,
  mailings: false,
  subscribers: false,
  letters: false,
  trail: false,
  "payload-jobs": false,
  "payload-kv": false,
  "payload-locked-documents": false,
  "payload-migrations": false,
  "payload-preferences": false,
};

export type Part = CollectionSlug | GlobalSlug;

const all = Object.keys(belongs) as Part[];
export const partsOfSchool: Part[] = all.filter((slug) => belongs[slug]);

export const isPartOfSchool = (slug: string | undefined): boolean =>
  partsOfSchool.some((part) => part === slug);

/** Whose table this is, by its name: `_news_v_rels` holds versions of news. */
export function partOf(table: string): Part | undefined {
  const name = table.replace(/^_/, "");
  const owners = all.filter((slug) => `${name}_`.startsWith(`${tableOf(slug)}_`));
  return owners.sort((a, b) => b.length - a.length)[0];
}

export const tableOf = (slug: Part): string => slug.replaceAll("-", "_");

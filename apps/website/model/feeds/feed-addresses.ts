import type { Phrase } from "../texts/hindi.ts";

/** The feeds and their formats: `ics` for calendars, `atom` and `json` for news readers. Plain data. */
export const feedFormats = {
  "academic-calendar": { title: "Academic calendar", formats: ["ics"] },
  events: { title: "Events", formats: ["ics", "atom", "json"] },
  news: { title: "News", formats: ["atom", "json"] },
  albums: { title: "Photo albums", formats: ["atom", "json"] },
  announcements: { title: "Announcements", formats: ["atom", "json"] },
} as const satisfies Record<string, { title: Phrase; formats: readonly FeedFormat[] }>;

export type FeedName = keyof typeof feedFormats;
export type FeedFormat = "ics" | "atom" | "json";

/** Link types in the page's head (RFC 7986, RFC 4287, JSON Feed 1.1). */
export const feedTypes: Record<FeedFormat, string> = {
  ics: "text/calendar",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

export const feedAddress = (name: FeedName, ext: FeedFormat): string => `/feeds/${name}.${ext}`;

export const eventFileAddress = (id: string): string =>
  `/feeds/events/${encodeURIComponent(id)}.ics`;

export const webcalAddress = (origin: string, name: FeedName): string =>
  `${origin.replace(/^https?:/, "webcal:")}${feedAddress(name, "ics")}`;

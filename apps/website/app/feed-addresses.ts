/** The feeds and their formats: `ics` for calendars, `atom` and `json` for news readers. Plain data. */
export const feedForms = {
  "academic-calendar": { title: "Academic calendar", forms: ["ics"] },
  events: { title: "Events", forms: ["ics", "atom", "json"] },
  news: { title: "News", forms: ["atom", "json"] },
  albums: { title: "Photo albums", forms: ["atom", "json"] },
  announcements: { title: "Announcements", forms: ["atom", "json"] },
} as const satisfies Record<string, { title: string; forms: readonly FeedForm[] }>;

export type FeedName = keyof typeof feedForms;
export type FeedForm = "ics" | "atom" | "json";

/** Link types in the page's head (RFC 7986, RFC 4287, JSON Feed 1.1). */
export const feedTypes: Record<FeedForm, string> = {
  ics: "text/calendar",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

export const feedAddress = (name: FeedName, form: FeedForm): string => `/feeds/${name}.${form}`;

/** One event, to add to a calendar once. */
export const eventFileAddress = (id: string): string =>
  `/feeds/events/${encodeURIComponent(id)}.ics`;

/** Opens the calendar app, which then refreshes automatically. */
export const webcalAddress = (origin: string, name: FeedName): string =>
  `${origin.replace(/^https?:/, "webcal:")}${feedAddress(name, "ics")}`;

import type { Album, Event, News, Topper, WeeklyMenuEntry } from "@manor/content-api";
import fc from "fast-check";

// Test records; the site does not import this file.

export const anEvent = (fields: Partial<Event> = {}): Event => ({
  _id: "e",
  title: "Sample event",
  venue: "",
  date: "2026-11-20",
  time: "",
  description: "",
  images: [],
  attachments: [],
  category: "Events",
  ...fields,
});

export const aNewsItem = (fields: Partial<News> = {}): News => ({
  _id: "n",
  title: "Sample news",
  fromDate: "2026-11-20",
  description: "",
  images: [],
  attachments: [],
  ...fields,
});

export const anAlbum = (fields: Partial<Album> = {}): Album => ({
  _id: "a",
  title: "Sample album",
  description: "",
  date: "2026-11-20",
  category: "PhotoGallery",
  attachments: [],
  ...fields,
});

export const aTopper = (fields: Partial<Topper> = {}): Topper => ({
  _id: "t",
  class: "X",
  sessionYear: "2025-2026",
  name: "Sample Student",
  division: "90",
  stream: "Science",
  attachments: [],
  ...fields,
});

export const aMenu = (date: string, fields: Partial<WeeklyMenuEntry> = {}): WeeklyMenuEntry => ({
  date,
  breakfast: "Porridge",
  lunch: "Rice and dal",
  dinner: "Soup",
  ...fields,
});

/** Any real date between 1990 and 2060, as `YYYY-MM-DD`. */
export const anyDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Dates close together, so that equal dates, empty years and missing dates all occur. */
export const fewDays = fc.oneof(
  { weight: 1, arbitrary: fc.constant("") },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 2023, max: 2027 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom("01", "02", "28"),
      )
      .map(([year, month, day]) => `${year}-${String(month).padStart(2, "0")}-${day}`),
  },
);

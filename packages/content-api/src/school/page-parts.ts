import { z } from "zod";
import {
  address,
  colour,
  line,
  optionalAddress,
  optionalFilm,
  optionalLine,
  optionalPlace,
  optionalTemplate,
  picture,
  place,
  template,
  timeOfDay,
  year,
} from "./fields.ts";

const matching = (maxLength: number, pattern: RegExp) =>
  line(maxLength).pipe(z.string().regex(pattern));

/** The default label is the title of the page. */
const entry = z.object({ label: optionalTemplate(80).default(""), href: place });

/** A card with a picture; without an address it shows "coming soon". */
const card = z.object({ name: line(80), href: optionalPlace, picture });

/** The names are part of page addresses, so they must be unique. */
const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** The school settings of single pages and blocks. */
export const pageParts = {
  menu: z.object({
    groups: z
      .array(z.object({ label: line(40), entries: z.array(entry).max(30) }))
      .min(1)
      .max(10)
      .refine(
        (groups) => areUnique(groups.map(({ label }) => label)),
        "two groups have the same name",
      ),
    quickLinks: z.array(entry).max(15),
  }),

  /** The top of home. */
  banner: z.object({
    /** What the school is, for whom, where and since when; "" for none. */
    introduction: optionalTemplate(160).default(""),
    /** What a visitor can do next, the most important first. Without an address it leads to the contact page. */
    actions: z
      .array(z.object({ label: line(30), href: optionalPlace.default("") }))
      .max(2)
      .default([]),
    /** The second line is in italics. */
    slides: z
      .array(
        z.object({
          firstLine: template(60),
          secondLine: optionalTemplate(60),
          picture,
          caption: optionalLine(120),
        }),
      )
      .min(1)
      .max(8),
  }),

  /** A film without sound behind the first slide, in one codec or two. */
  film: z.object({ av1: optionalFilm, h264: optionalFilm }),

  /** A day in the house, from morning to night. Home shows no such block when the list is empty. */
  day: z.object({
    title: line(60),
    note: optionalTemplate(140),
    moments: z
      .array(z.object({ time: timeOfDay, name: line(40), sentence: template(160), picture }))
      .max(8),
  }),

  tiles: z.object({
    title: line(60),
    tiles: z.array(card).min(1).max(12),
  }),

  /** The school's history on home and on its own page. */
  timeline: z.object({
    /** The block "About the school" on home. Empty texts are generated from the facts. */
    aboutTitle: optionalTemplate(140).default(""),
    history: optionalTemplate(300).default(""),
    about: optionalTemplate(600).default(""),
    milestones: z
      .array(
        z.object({
          year,
          title: template(80),
          caption: template(300),
          picture,
          pictureCaption: optionalLine(120),
        }),
      )
      .max(12)
      .refine((years) => areUnique(years.map(({ year }) => String(year))), "a year is repeated"),
  }),

  song: z.object({
    stanzas: z
      .array(
        z.object({
          name: line(40),
          isRefrain: z.boolean(),
          lines: z.array(line(120)).min(1).max(20),
        }),
      )
      .max(12)
      .refine(
        (stanzas) => areUnique(stanzas.map(({ name }) => name)),
        "two stanzas have the same name",
      ),
    note: optionalTemplate(200),
    /** The authors of text and tune. */
    credit: optionalTemplate(200),
  }),

  newsletters: z.object({
    kinds: z
      .array(
        z.object({
          /** Used in the address: /newsletter?tab=monthly */
          key: matching(40, /^[a-z0-9-]+$/),
          name: line(60),
          note: optionalTemplate(200),
          issues: z
            .array(z.object({ id: line(100), link: address, img: picture, title: line(120) }))
            .max(100),
        }),
      )
      .max(8)
      .refine((kinds) => areUnique(kinds.map(({ key }) => key)), "two kinds have the same key"),
  }),

  tours: z.object({
    walks: z.array(card.extend({ href: place })).max(30),
    views: z.array(card).max(30),
  }),

  /** The PDFs in the menu; "" for one that the school does not have. */
  documents: z.object({
    academics: optionalAddress,
    feesStructure: optionalAddress,
    weeklyMenu: optionalAddress,
  }),

  /** Three colours, from which all others are derived, and the picture of the emblem; "" for the drawn one. */
  brand: z.object({
    ground: colour,
    accent: colour,
    signal: colour,
    emblem: z.union([z.literal(""), picture]).default(""),
  }),

  settings: z.object({
    /** The pupils of the school, for texts of the site. */
    pupils: z.enum(["boys", "girls", "both"]).default("boys"),
    /** The board of examinations, as printed after "affiliated to". */
    board: line(80).default("a national school-certificate board"),
    /** Prints "(mandatory)" after the Aadhaar card in the list of documents. */
    aadhaarMandatoryWord: z.boolean(),
    /** How birthdays are shown and sent. An invalid value shows none. */
    birthdays: z.enum(["full", "first-name", "off"]).catch("off"),
    marksArePercentages: z.boolean(),
    showSendFailure: z.boolean(),
    formType: matching(20, /^[A-Za-z0-9_-]+$/),
    /** Addresses of the text pages that the school has not confirmed. */
    sampleWording: z.array(matching(100, /^\//)).max(100),
  }),
};

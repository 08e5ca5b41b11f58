import { z } from "zod";
import {
  address,
  colour,
  line,
  optionalLine,
  optionalPlace,
  optionalSentence,
  picture,
  place,
  sentence,
  year,
} from "./fields.ts";

/** A short text of these signs alone. */
const written = (longest: number, signs: RegExp) => line(longest).pipe(z.string().regex(signs));

/** Without a label it has the title of its page. */
const entry = z.object({ label: optionalSentence(80), href: place });

/** Cards with a picture; one without an address is announced as coming soon. */
const card = z.object({ name: line(80), href: optionalPlace, picture });

/** Whether all of them are different; the address of a page names them. */
const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** What single pages and blocks show: the further parts of the school. */
export const pageParts = {
  /** The groups of the menu in their order, and the links at the foot of every page. */
  menu: z.object({
    groups: z
      .array(z.object({ label: line(40), entries: z.array(entry).max(30) }))
      .min(1)
      .max(10)
      .refine(
        (groups) => areUnique(groups.map(({ label }) => label)),
        "two groups are called alike",
      ),
    quickLinks: z.array(entry).max(15),
  }),

  /** The slides at the top of home; the second line is set in italic. */
  banner: z.object({
    slides: z
      .array(
        z.object({
          firstLine: sentence(60),
          secondLine: optionalSentence(60),
          picture,
          caption: optionalLine(120),
        }),
      )
      .min(1)
      .max(8),
  }),

  /** The ways on from home, below its title. */
  tiles: z.object({
    title: line(60),
    tiles: z.array(card).min(1).max(12),
  }),

  /** The school's history on home and on its own page. */
  timeline: z.object({
    /** The block "About the school" on home. What is "" is written from the facts. */
    aboutTitle: optionalSentence(140).default(""),
    history: optionalSentence(300).default(""),
    about: optionalSentence(600).default(""),
    /** Years of the history, in their order. */
    milestones: z
      .array(
        z.object({
          year,
          title: sentence(80),
          caption: sentence(300),
          picture,
          pictureCaption: optionalLine(120),
        }),
      )
      .max(12)
      .refine((years) => areUnique(years.map(({ year }) => String(year))), "a year comes twice"),
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
        "two stanzas are called alike",
      ),
    /** How it is sung. */
    note: optionalSentence(200),
    /** Whose words and tune they are. */
    credit: optionalSentence(200),
  }),

  newsletters: z.object({
    kinds: z
      .array(
        z.object({
          /** In the address: /newsletter?tab=monthly */
          key: written(40, /^[a-z0-9-]+$/),
          name: line(60),
          note: optionalSentence(200),
          issues: z
            .array(z.object({ id: line(100), link: address, img: picture, title: line(120) }))
            .max(100),
        }),
      )
      .max(8)
      .refine((kinds) => areUnique(kinds.map(({ key }) => key)), "two kinds have one address"),
  }),

  tours: z.object({
    walks: z.array(card.extend({ href: place })).max(30),
    /** Views all around. */
    views: z.array(card).max(30),
  }),

  /** The PDFs that the menu links to. The sample's bear its name: a school of another name has none until it sets its own. */
  documents: z.object({ academics: address, feesStructure: address, weeklyMenu: address }),

  /** Three colours, from which all others are made, and the picture of the emblem: "" for the sample's. */
  brand: z.object({
    ground: colour,
    accent: colour,
    signal: colour,
    emblem: z.union([z.literal(""), picture]).default(""),
  }),

  /** Decisions for the school. */
  settings: z.object({
    /** The pupils of the school, for texts of the site. */
    pupils: z.enum(["boys", "girls", "both"]).default("boys"),
    /** The board of examinations, as printed after "affiliated to". */
    board: line(80).default("a national school-certificate board"),
    /** Prints "(mandatory)" after the Aadhaar card in the list of documents. */
    aadhaarMandatoryWord: z.boolean(),
    /** How birthdays are shown and sent. An invalid value shows none. */
    birthdays: z.enum(["full", "first-name", "off"]).catch("off"),
    /** A mark of at most 100 is printed with a percent sign. */
    marksArePercentages: z.boolean(),
    /** Whether the visitor sees that a contact message was not sent. */
    showSendFailure: z.boolean(),
    /** The form-type code of the contact form. */
    formType: written(20, /^[A-Za-z0-9_-]+$/),
    /** Addresses of the pages whose wording still is the sample's, and waits for the school's word. */
    sampleWording: z.array(written(100, /^\//)).max(100),
  }),
};

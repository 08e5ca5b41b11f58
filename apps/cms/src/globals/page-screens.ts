import { defaultSchool } from "@manor/content-api/default-school";
import { line } from "@manor/content-api/school-fields";
import { text } from "../content-api/serialize.ts";
import { followThePupils } from "../text-pages/follow-the-pupils.ts";
import { colour, shown } from "./colours.ts";
import { document, lines, picture, place, sentence, upload, words, yesNo } from "./entries.ts";
import { beside, type Entry, list, single } from "./entry.ts";
import { comingSoon } from "./home-screens.ts";
import { partGlobal } from "./part-global.ts";

/** The screens of single pages, and of the settings. Each is a table of its entries. */

const song = partGlobal(["song", "song"], "School song", {
  description: "The stanzas of the song, and its authors.",
  entries: [
    list(
      "stanzas",
      "Stanzas",
      ["Stanza", "Stanzas"],
      [
        beside(words("name", "Name", 40), yesNo("isRefrain", "Chorus")),
        lines(
          "lines",
          "Lines",
          20,
          line(120),
          "Please enter 1 to 20 lines of at most 120 characters.",
        ),
      ],
      { most: 12 },
    ),
    sentence("note", "How to sing it", 200, { isOptional: true }),
    sentence("credit", "Words and music by", 200, { isOptional: true }),
  ],
});

const card = (hint: { isOptional?: boolean; hint?: string }) => [
  beside(words("name", "Name", 80), place("href", "Link", hint)),
  picture(),
];

const tours = partGlobal(["tours", "tours"], "Campus tours", {
  description: "Cards of the page Campus Walk Through.",
  entries: [
    list("walks", "Walks", ["Walk", "Walks"], card({}), { most: 30 }),
    list(
      "views",
      "360-degree views",
      ["View", "Views"],
      card({ isOptional: true, hint: comingSoon }),
      { most: 30 },
    ),
  ],
});

/** A document is identified by its file name, any other item by Payload's row id. */
const itemId: Entry = {
  fields: [],
  toForm: () => ({}),
  toPart: ({ link, id }) => ({
    id: /^\/documents\/([\w-]+)\.pdf$/.exec(String(link))?.[1] ?? String(id),
  }),
};

const newsletters = partGlobal(["newsletters", "newsletters"], "Newsletters", {
  description: "Types of newsletter and their issues.",
  entries: [
    list(
      "kinds",
      "Types",
      ["Type", "Types"],
      [
        beside(
          words("name", "Name", 60),
          single({
            name: "key",
            label: "URL slug",
            type: "text",
            required: true,
            validate: (value: unknown) =>
              /^[a-z0-9-]{1,40}$/.test(String(value)) ||
              "Please use lower-case letters, digits and hyphens, for example monthly.",
          }),
        ),
        sentence("note", "Subtitle", 200, { isOptional: true }),
        list(
          "issues",
          "Issues",
          ["Issue", "Issues"],
          [
            itemId,
            words("title", "Title", 120),
            document("link", "Document"),
            picture("Cover", "school-noon", "img"),
          ],
          { most: 100 },
        ),
      ],
      { most: 8 },
    ),
  ],
});

const documents = partGlobal(["menu-documents", "documents"], "Menu documents", {
  description: "PDF files linked in the menu. Without your own document, the link is hidden.",
  entries: [
    document("academics", "Academics"),
    document("feesStructure", "Fees structure"),
    document("weeklyMenu", "Weekly menu"),
  ],
});

const settings = partGlobal(["settings", "settings"], "Settings", {
  description: "General settings of the website.",
  followedBy: [followThePupils],
  entries: [
    single({
      name: "pupils",
      label: "Pupils",
      type: "select",
      required: true,
      options: [
        { value: "boys", label: "Boys" },
        { value: "girls", label: "Girls" },
        { value: "both", label: "Girls and boys" },
      ],
      admin: {
        description:
          "Used in the texts of the website. In your own texts, write {pupils} and {child}.",
      },
    }),
    single(
      {
        name: "board",
        label: "Affiliated to",
        type: "text",
        maxLength: 80,
        admin: { description: "Use {board} in texts for this name. Empty: the sample’s board." },
      },
      undefined,
      (held) => text(held as string | null) || defaultSchool.settings.board,
    ),
    single({
      name: "birthdays",
      label: "Birthdays on the website",
      type: "select",
      required: true,
      options: [
        { value: "full", label: "Full name" },
        { value: "first-name", label: "First name only" },
        { value: "off", label: "Not shown" },
      ],
    }),
    yesNo("aadhaarMandatoryWord", "Show “(mandatory)” for the Aadhaar card"),
    yesNo("marksArePercentages", "Show marks up to 100 with a percent sign"),
    yesNo("showSendFailure", "Show an error when a message could not be sent"),
    words("formType", "Contact form code", 20, {
      hint: "Part of the API path for messages. Change it only if your content API needs another code.",
    }),
    single(
      {
        name: "sampleWording",
        label: "Pages with sample text",
        type: "textarea",
        admin: {
          description: "One path per line. Remove a page when its text is approved.",
          rows: 8,
        },
      },
      (value) => (value as string[]).join("\n"),
      (held) =>
        String(held ?? "")
          .split(/\s+/)
          .filter(Boolean),
    ),
  ],
});

const brand = partGlobal(["brand", "brand"], "Colours and logo", {
  description:
    "The website derives all its colours from these three. Colours with too little contrast are adjusted.",
  entries: [
    beside(
      colour("ground", "Background: menu, footer and dark bands"),
      colour("accent", "Accent: lines, numbers and buttons"),
      colour("signal", "Alert: errors and urgent notices"),
    ),
    shown,
    upload("emblem", "Logo", "media", {
      hint: "A PNG with a transparent background, at least 500 pixels high. Empty: the sample’s logo.",
    }),
  ],
});

export const pageScreens = [brand, song, newsletters, tours, documents, settings];

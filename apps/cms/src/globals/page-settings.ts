import { emptySchool } from "@manor/content-api/empty-school";
import { knownLanguages } from "@manor/content-api/languages";
import { colour as colourSchema, line, optionalAddress } from "@manor/content-api/school-fields";
import type { TextField } from "payload";
import { uiField } from "../fields/record-fields.ts";
import { rule, validator } from "../fields/validator.ts";
import type { Conversion } from "./field-values.ts";
import { comingSoon } from "./home-settings.ts";
import { schoolGlobal } from "./school-global.ts";
import {
  checkbox,
  document,
  factText,
  inRow,
  lines,
  linkTo,
  list,
  picture,
  plainText,
  textLines,
  upload,
  validText,
} from "./setting-fields.ts";

const song = schoolGlobal(["song", "song"], "School song", {
  description: "The stanzas of the song, and its authors.",
  fields: [
    list(
      "stanzas",
      "Stanzas",
      ["Stanza", "Stanzas"],
      [
        inRow(plainText("name", "Name", 40), checkbox("isRefrain", "Chorus")),
        textLines(
          "lines",
          "Lines",
          20,
          line(120),
          "Please enter 1 to 20 lines of at most 120 characters.",
          { description: "One per line.", rows: 6 },
        ),
      ],
      { max: 12 },
    ),
    factText("note", "How to sing it", 200, { isOptional: true }),
    factText("credit", "Words and music by", 200, { isOptional: true }),
  ],
});

const card = (hint: { isOptional?: boolean; hint?: string }) => [
  inRow(plainText("name", "Name", 80), linkTo("href", "Link", hint)),
  picture(),
];

const tours = schoolGlobal(["tours", "tours"], "Campus tours", {
  description: "Cards of the page Campus Walk Through.",
  fields: [
    list("walks", "Walks", ["Walk", "Walks"], card({}), { max: 30 }),
    list(
      "views",
      "360-degree views",
      ["View", "Views"],
      card({ isOptional: true, hint: comingSoon }),
      { max: 30 },
    ),
  ],
});

/** A document is identified by its file name, any other item by Payload's row id. */
const itemId: Conversion = {
  addToRow: ({ link, id }) => ({
    id: /^\/documents\/([\w-]+)\.pdf$/.exec(String(link))?.[1] ?? String(id),
  }),
};

const isSlug = validator(
  (value) =>
    /^[a-z0-9-]{1,40}$/.test(String(value)) ||
    "Please use lower-case letters, digits and hyphens, for example monthly.",
);

const newsletters = schoolGlobal(["newsletters", "newsletters"], "Newsletters", {
  description: "Types of newsletter and their issues.",
  fields: [
    list(
      "kinds",
      "Types",
      ["Type", "Types"],
      [
        inRow(plainText("name", "Name", 60), validText("key", "URL slug", isSlug)),
        factText("note", "Subtitle", 200, { isOptional: true }),
        {
          ...list(
            "issues",
            "Issues",
            ["Issue", "Issues"],
            [
              plainText("title", "Title", 120),
              document("link", "Document"),
              picture("Cover", "school-noon", "img"),
            ],
            { max: 100 },
          ),
          custom: itemId,
        },
      ],
      { max: 8 },
    ),
  ],
});

const documents = schoolGlobal(["menu-documents", "documents"], "Menu documents", {
  description: "PDF files linked in the menu. Without your own document, the link is hidden.",
  fields: [
    document("academics", "Academics", optionalAddress),
    document("feesStructure", "Fees structure", optionalAddress),
    document("weeklyMenu", "Weekly menu", optionalAddress),
  ],
});

const settings = schoolGlobal(["settings", "settings"], "Settings", {
  description: "General settings of the website.",
  fields: [
    {
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
        description: "The words for {pupils} and {child} in texts.",
      },
    },
    {
      name: "board",
      label: "Affiliated to",
      type: "text",
      maxLength: 80,
      admin: {
        description:
          "Use {board} in texts for this name. Empty: a national school-certificate board.",
      },
      custom: {
        toPart: (stored) => stored || emptySchool.settings.board,
      } satisfies Conversion,
    },
    {
      name: "birthdays",
      label: "Birthdays on the website",
      type: "select",
      required: true,
      options: [
        { value: "full", label: "Full name" },
        { value: "first-name", label: "First name only" },
        { value: "off", label: "Not shown" },
      ],
    },
    {
      name: "languages",
      label: "Further languages of the website",
      type: "select",
      hasMany: true,
      options: knownLanguages.map(({ code, name }) => ({ value: code, label: name })),
      admin: {
        description:
          "The website has its own pages in this language, and a link to them on every page. Texts without a translation are shown in English.",
      },
      custom: { isOnlyInForm: true } satisfies Conversion,
    },
    checkbox("aadhaarMandatoryWord", "Show “(mandatory)” for the Aadhaar card", {
      hint: "Aadhaar cannot be a condition of admission (Supreme Court, 26 September 2018). This is off for a new school.",
    }),
    checkbox("marksArePercentages", "Show marks up to 100 with a percent sign"),
    checkbox("showSendFailure", "Show an error when a message could not be sent"),
    plainText("formType", "Contact form code", 20, {
      hint: "Part of the API path for messages. Change it only if your content API needs another code.",
    }),
    {
      name: "sampleWording",
      label: "Pages to approve",
      type: "textarea",
      admin: {
        description: "One path per line. Remove a page when its text is approved.",
        rows: 8,
      },
      custom: lines,
    },
  ],
});

const colour = (name: string, label: string): TextField => ({
  ...validText(name, label, rule(colourSchema, "Please enter a colour such as #12332a.")),
  admin: { components: { Field: "/src/fields/colour-field.tsx#ColourField" } },
});

const brand = schoolGlobal(["brand", "brand"], "Colours and logo", {
  description:
    "The website derives all its colours from these three. Colours with too little contrast are adjusted.",
  fields: [
    inRow(
      colour("ground", "Background: menu, footer and dark bands"),
      colour("accent", "Accent: lines, numbers and buttons"),
      colour("signal", "Alert: errors and urgent notices"),
    ),
    uiField("shown", "/src/globals/colour-preview.tsx#ColourPreview"),
    upload("emblem", "Logo", "media", {
      hint: "A PNG with a transparent background, at least 500 pixels high. Empty: the drawn logo.",
    }),
  ],
});

export const pageSettings = [brand, song, newsletters, tours, documents, settings];

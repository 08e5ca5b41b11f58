import { defaultSchool } from "@manor/content-api/default-school";
import { line } from "@manor/content-api/school-fields";
import { text } from "../content-api/serialize.ts";
import { syncAfterChange } from "../text-pages/sync-sample-pages.ts";
import { colour, colourPreview } from "./colours.ts";
import {
  checkbox,
  document,
  factText,
  linkTo,
  picture,
  plainText,
  textLines,
  upload,
} from "./entries.ts";
import { type Entry, inRow, list, single } from "./entry.ts";
import { comingSoon } from "./home-settings.ts";
import { partGlobal } from "./part-global.ts";

/** The settings pages of single pages, and the general settings. Each is a list of entries. */

const song = partGlobal(["song", "song"], "School song", {
  description: "Its stanzas in their order, and whose words and tune they are.",
  entries: [
    list(
      "stanzas",
      "Stanzas",
      ["Stanza", "Stanzas"],
      [
        inRow(plainText("name", "Called", 40), checkbox("isRefrain", "It is the chorus")),
        textLines(
          "lines",
          "Its lines",
          20,
          line(120),
          "Please give 1 to 20 lines of at most 120 letters.",
        ),
      ],
      { max: 12 },
    ),
    factText("note", "How it is sung", 200, { isOptional: true }),
    factText("credit", "Words and tune by", 200, { isOptional: true }),
  ],
});

const card = (hint: { isOptional?: boolean; hint?: string }) => [
  inRow(plainText("name", "Called", 80), linkTo("href", "Leads to", hint)),
  picture(),
];

const tours = partGlobal(["tours", "tours"], "Tours of the campus", {
  description: "The cards of the page Campus Walk Through.",
  entries: [
    list("walks", "Walks", ["Walk", "Walks"], card({}), { max: 30 }),
    list(
      "views",
      "Views all around",
      ["View", "Views"],
      card({ isOptional: true, hint: comingSoon }),
      { max: 30 },
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
  description: "The kinds of newsletter, and the issues of each.",
  entries: [
    list(
      "kinds",
      "Kinds",
      ["Kind", "Kinds"],
      [
        inRow(
          plainText("name", "Called", 60),
          single({
            name: "key",
            label: "In the address",
            type: "text",
            required: true,
            validate: (value: unknown) =>
              /^[a-z0-9-]{1,40}$/.test(String(value)) ||
              "Please use small letters, figures and hyphens, such as monthly.",
          }),
        ),
        factText("note", "Below the name", 200, { isOptional: true }),
        list(
          "issues",
          "Issues",
          ["Issue", "Issues"],
          [
            itemId,
            plainText("title", "Title", 120),
            document("link", "Document"),
            picture("Cover", "school-noon", "img"),
          ],
          { max: 100 },
        ),
      ],
      { max: 8 },
    ),
  ],
});

const documents = partGlobal(["menu-documents", "documents"], "Documents of the menu", {
  description:
    "PDFs that the menu links to. The website shows the sample's only under the sample's name; without a document of your own the link is left out.",
  entries: [
    document("academics", "Academics"),
    document("feesStructure", "Fees structure"),
    document("weeklyMenu", "Weekly menu"),
  ],
});

const settings = partGlobal(["settings", "settings"], "Settings", {
  description: "Decisions that the school takes once.",
  afterChange: [syncAfterChange],
  entries: [
    single({
      name: "pupils",
      label: "The school teaches",
      type: "select",
      required: true,
      options: [
        { value: "boys", label: "boys" },
        { value: "girls", label: "girls" },
        { value: "both", label: "girls and boys" },
      ],
      admin: {
        description:
          "The website's own sentences follow. In your texts {pupils} and {child} stand for the words.",
      },
    }),
    single(
      {
        name: "board",
        label: "The school is affiliated to",
        type: "text",
        maxLength: 80,
        admin: { description: "In texts {board} stands for it. Empty: as in the sample." },
      },
      undefined,
      (held) => text(held as string | null) || defaultSchool.settings.board,
    ),
    single({
      name: "birthdays",
      label: "Birthdays are shown",
      type: "select",
      required: true,
      options: [
        { value: "full", label: "with the whole name" },
        { value: "first-name", label: "with the first name alone" },
        { value: "off", label: "not at all" },
      ],
    }),
    checkbox("aadhaarMandatoryWord", "The list of papers says “(mandatory)” of the Aadhaar card"),
    checkbox("marksArePercentages", "A mark of at most 100 is printed with a percent sign"),
    checkbox("showSendFailure", "A visitor is told when a message could not be sent"),
    plainText("formType", "Code of the contact form", 20, {
      hint: "Part of the call that takes the messages; leave it unless another host needs another.",
    }),
    single(
      {
        name: "sampleWording",
        label: "Pages whose wording still is the sample's",
        type: "textarea",
        admin: {
          description:
            "One address on each line. Take a page out once the school has confirmed it.",
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

const brand = partGlobal(["brand", "brand"], "Colours and emblem", {
  description:
    "Three colours, from which the website makes all others, for light and dark screens. A colour that could not be read is shown as the nearest that can.",
  entries: [
    inRow(
      colour("ground", "Ground: menu, foot and dark bands"),
      colour("accent", "Accent: lines, figures and buttons"),
      colour("signal", "Signal: mistakes and urgent notices"),
    ),
    colourPreview,
    upload("emblem", "Emblem", "media", {
      hint: "A PNG with nothing behind it, at least 500 pixels high. Header, signs in the browser and on telephones and shared links show it. Empty: the sample's.",
    }),
  ],
});

export const pageSettings = [brand, song, newsletters, tours, documents, settings];

import { factNames } from "@manor/content-api/fact-names";
import { embedNames, linkedTo } from "@manor/content-api/text-pages";
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { Block, Field } from "payload";
import { rule, splitLines, validator } from "../../fields/validator.ts";
import { linkTo, picture, pictureCaption, plainText } from "../../globals/setting-fields.ts";
import { localizeBlock, toLabel } from "../../i18n/localize-config.ts";
import { FlushEditorFeature } from "../../payload-fixes/rich-text-written-late-feature.ts";

const embedLabels: Record<(typeof embedNames)[number], string> = {
  admissionCycle: "Admission: opening dates",
  entranceTest: "Admission: entrance test",
  documents: "Admission: required documents",
  fees: "School fees",
  callTimings: "Phone call timings",
  milestones: "History",
  song: "School song",
  walks: "Tours: walks",
  views: "Tours: 360-degree views",
  officePhone: "School office phone (large)",
  admissionsPhone: "Admissions office phone (large)",
};

export const pictureFields: Field[] = [
  picture(),
  pictureCaption("alt", "Alt text", 300),
  pictureCaption("caption", "Caption", 200),
];

/** The cells of a table: a line for each row, with | between its cells. */
export const toCells = (value: unknown): string[][] =>
  splitLines(String(value ?? "")).map((line) => line.split("|").map((cell) => cell.trim()));

const isTable = validator((value) => {
  const [head, ...rows] = toCells(value);
  const isEven = rows.every((cells) => cells.length === head?.length);
  if (head && head.length <= 8 && isEven) return true;
  return "Please enter 1 to 8 cells in each row, and the same number in all rows.";
});

export const textBlocks: readonly Block[] = [
  {
    slug: "part",
    labels: { singular: "School setting", plural: "School settings" },
    fields: [
      {
        name: "part",
        label: "Setting to show",
        type: "select",
        required: true,
        options: embedNames.map((value) => ({ value, label: embedLabels[value] })),
      },
    ],
  },
  {
    slug: "picture",
    labels: { singular: "Image", plural: "Images" },
    fields: pictureFields,
  },
  {
    slug: "table",
    labels: { singular: "Table", plural: "Tables" },
    fields: [
      {
        name: "rows",
        label: "Rows",
        type: "textarea",
        required: true,
        validate: isTable,
        admin: {
          description: "One row per line, with | between the cells. The first line is the heading.",
          placeholder: "Class | Time",
          rows: 6,
        },
      },
    ],
  },
  {
    slug: "button",
    labels: { singular: "Button", plural: "Buttons" },
    fields: [plainText("label", "Button text", 80), linkTo("href", "Link")],
  },
];

export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: [
        {
          name: "url",
          label: "Link",
          type: "text",
          required: true,
          validate: rule(
            linkedTo,
            "Please enter a URL that starts with https://, mailto:, tel: or / (a page of this website).",
          ),
        },
      ],
    }),
    BlocksFeature({ blocks: textBlocks.map(localizeBlock) }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    FlushEditorFeature(),
  ],
});

export const factsHint = toLabel({
  phrase: "Placeholders for school facts: {names}.",
  values: { names: factNames.map((name) => `{${name}}`).join(", ") },
});

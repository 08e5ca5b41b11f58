import { factNames } from "@manor/content-api/fact-names";
import { linkedTo, textPartNames } from "@manor/content-api/text-pages";
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
import type { Block } from "payload";
import { ImmediateTextFeature } from "../admin/draft-recovery/immediate-text-feature.ts";
import { picture, place, words } from "../globals/entries.ts";
import { together } from "../globals/entry.ts";
import { rule } from "../globals/rule.ts";
import { localizeBlock } from "../i18n/localize-config.ts";

const partLabels: Record<(typeof textPartNames)[number], string> = {
  admissionCycle: "Admission: opening dates",
  entranceTest: "Admission: entrance test",
  documents: "Admission: required documents",
  callTimings: "Phone call timings",
  milestones: "History",
  song: "School song",
  walks: "Tours: walks",
  views: "Tours: 360-degree views",
  officePhone: "School office phone (large)",
  admissionsPhone: "Admissions office phone (large)",
};

/** A picture within a text, as its fields. */
export const pictureEntry = together([
  picture(),
  words("alt", "Alt text", 300, { isOptional: true }),
  words("caption", "Caption", 200, { isOptional: true }),
]);

const buttonEntry = together([words("label", "Button text", 80), place("href", "Link")]);

const blocks: Block[] = [
  {
    slug: "part",
    labels: { singular: "School setting", plural: "School settings" },
    fields: [
      {
        name: "part",
        label: "Setting to show",
        type: "select",
        required: true,
        options: textPartNames.map((value) => ({ value, label: partLabels[value] })),
      },
    ],
  },
  {
    slug: "picture",
    labels: { singular: "Image", plural: "Images" },
    fields: pictureEntry.fields,
  },
  { slug: "button", labels: { singular: "Button", plural: "Buttons" }, fields: buttonEntry.fields },
];

/** The editor of a page of text: what the content API has, and nothing else. */
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
    BlocksFeature({ blocks: blocks.map(localizeBlock) }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ImmediateTextFeature(),
  ],
});

export const factsHint = `Placeholders for school facts: ${factNames.map((name) => `{${name}}`).join(", ")}.`;

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
import { FlushEditorFeature } from "../admin/draft-recovery/flush-editor-feature.ts";
import { linkTo, picture, plainText } from "../globals/entries.ts";
import { combineEntries } from "../globals/entry.ts";
import { rule } from "../globals/rule.ts";
import { localizeBlock } from "../i18n/localize-config.ts";

const partLabels: Record<(typeof textPartNames)[number], string> = {
  admissionCycle: "Admission: the sentences of the season",
  entranceTest: "Admission: the entrance test",
  documents: "Admission: the papers that are needed",
  callTimings: "Phone call timings",
  milestones: "Years of the history",
  song: "School song",
  walks: "Tours: the walks",
  views: "Tours: the views all around",
  officePhone: "Telephone of the school office, large",
  admissionsPhone: "Telephone of the admissions office, large",
};

export const pictureEntry = combineEntries([
  picture(),
  plainText("alt", "Alt text of the picture", 300, { isOptional: true }),
  plainText("caption", "Below the picture", 200, { isOptional: true }),
]);

const buttonEntry = combineEntries([
  plainText("label", "On the button", 80),
  linkTo("href", "Leads to"),
]);

const blocks: Block[] = [
  {
    slug: "part",
    labels: { singular: "Part of the school", plural: "Parts of the school" },
    fields: [
      {
        name: "part",
        label: "What stands here",
        type: "select",
        required: true,
        options: textPartNames.map((value) => ({ value, label: partLabels[value] })),
      },
    ],
  },
  {
    slug: "picture",
    labels: { singular: "Picture", plural: "Pictures" },
    fields: pictureEntry.fields,
  },
  { slug: "button", labels: { singular: "Button", plural: "Buttons" }, fields: buttonEntry.fields },
];

/** The rich text editor of a text page, with the features of the content API only. */
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
          label: "Leads to",
          type: "text",
          required: true,
          validate: rule(
            linkedTo,
            "Please give an address that starts with https://, mailto:, tel: or with a single / (a page of this website).",
          ),
        },
      ],
    }),
    BlocksFeature({ blocks: blocks.map(localizeBlock) }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    FlushEditorFeature(),
  ],
});

export const factsHint = `Facts stand in sentences by their names: ${factNames.map((name) => `{${name}}`).join(", ")}.`;

import { FixedToolbarFeature, HeadingFeature, lexicalEditor } from "@payloadcms/richtext-lexical";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { FlushEditorFeature } from "../../payload-fixes/rich-text-written-late-feature.ts";
import { LeaveEditorFeature } from "../../payload-fixes/tab-key-trapped-feature.ts";

const unwanted = ["upload", "relationship", "checklist", "inlineCode", "subscript", "superscript"];

export const principalMessages = websiteCollection({
  slug: "principal-messages",
  labels: { singular: "Principal’s message", plural: "Principal’s messages" },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "category", "_status", "updatedAt"],
    description: "The home page shows the first three paragraphs.",
  },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200, defaultValue: "Principal" },
    {
      name: "message",
      type: "richText",
      editor: lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...defaultFeatures.filter(({ key }) => !unwanted.includes(key)),
          HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
          // Without it the editor has no visible toolbar, and editors do not find bold text.
          FixedToolbarFeature(),
          FlushEditorFeature(),
          LeaveEditorFeature(),
        ],
      }),
    },
    { name: "photo", type: "upload", relationTo: "media" },
    {
      name: "category",
      label: "Author’s role",
      type: "text",
      required: true,
      defaultValue: "Principal",
      admin: {
        position: "sidebar",
        description: "The website shows the messages whose role is “Principal”.",
      },
    },
  ],
});

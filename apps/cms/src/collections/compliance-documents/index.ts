import { type DocumentKind, documentKinds } from "@manor/content-api/disclosure";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { calendarDay } from "../../fields/date-fields.ts";

const kinds = Object.entries(documentKinds).map(([value, label]) => ({ value, label }));

/** Without a title, the kind is the title: a select field cannot be one in Payload. */
const setTitle = ({ value, siblingData }: { value?: unknown; siblingData: { kind?: string } }) =>
  String(value ?? "").trim() || documentKinds[siblingData.kind as DocumentKind];

export const complianceDocuments = websiteCollection({
  slug: "compliance-documents",
  labels: { singular: "Compliance document", plural: "Compliance documents" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "kind", "validUntil", "_status"],
    description: "Certificates and lists on the page “Public disclosure”.",
  },
  defaultSort: "kind",
  fields: [
    { name: "kind", label: "Kind", type: "select", required: true, options: kinds },
    {
      name: "title",
      type: "text",
      maxLength: 200,
      hooks: { beforeValidate: [setTitle] },
      admin: { description: "The text of the link. If empty, the link has the name of the kind." },
    },
    { name: "file", label: "File", type: "upload", relationTo: "documents", required: true },
    {
      type: "row",
      fields: [
        calendarDay({ name: "issued", label: "Issued on", admin: { width: "50%" } }),
        calendarDay({
          name: "validUntil",
          label: "Valid until",
          admin: {
            width: "50%",
            description: "The last day. Empty: no end. You get a reminder 30 days before.",
          },
        }),
      ],
    },
    {
      name: "isSelfAttested",
      label: "Self-attested by the school",
      type: "checkbox",
      defaultValue: false,
    },
  ],
});

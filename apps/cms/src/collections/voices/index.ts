import { voiceKinds } from "@manor/content-api";
import type { GroupField } from "payload";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { consent } from "../../fields/consent.ts";

const labels = { pupil: "Pupil", parent: "Parent", staff: "Member of staff" } as const;
const kinds = voiceKinds.map((value) => ({ value, label: labels[value] }));

const ownConsent: GroupField = {
  ...consent,
  admin: {
    description:
      "Shown only with the consent of the person; for a pupil, with that of a parent or guardian.",
  },
};

export const voices = websiteCollection({
  slug: "voices",
  labels: { singular: "Voice", plural: "Voices" },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "sentence", "_status"],
    description:
      "Home shows one sentence each of a pupil, a parent and a member of staff: the newest of each. Without a published record there is no such block. Records in the trash are deleted after 30 days.",
  },
  defaultSort: "name",
  fields: [
    {
      type: "row",
      fields: [
        { name: "name", type: "text", required: true, maxLength: 200, admin: { width: "34%" } },
        {
          name: "kind",
          label: "Who speaks",
          type: "select",
          required: true,
          options: kinds,
          admin: { width: "33%" },
        },
        {
          name: "about",
          label: "About the person",
          type: "text",
          maxLength: 80,
          admin: { width: "33%", placeholder: "Class XI" },
        },
      ],
    },
    {
      name: "sentence",
      label: "In their own words",
      type: "textarea",
      required: true,
      maxLength: 240,
      admin: { description: "One or two sentences, without quotation marks." },
    },
    { name: "photo", type: "upload", relationTo: "media" },
    ownConsent,
  ],
});

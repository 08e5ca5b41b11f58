import { colour as colourSchema } from "@manor/content-api/school-fields";
import { rule } from "../fields/validator.ts";
import { type Entry, single } from "./entry.ts";

export const colour = (name: string, label: string): Entry =>
  single({
    name,
    label,
    type: "text",
    required: true,
    validate: rule(colourSchema, "Please enter a colour such as #12332a."),
    admin: { components: { Field: "/src/fields/colour-field.tsx#ColourField" } },
  });

/** Previews the colours on the website before they are published. */
export const colourPreview: Entry = {
  fields: [
    {
      name: "shown",
      type: "ui",
      admin: { components: { Field: "/src/globals/colour-preview.tsx#ColourPreview" } },
    },
  ],
  toForm: () => ({}),
  toPart: () => ({}),
};

import { colour as colourSchema } from "@manor/content-api/school-fields";
import type { TextField } from "payload";
import { uiField } from "../fields/ui-fields.ts";
import { rule } from "../fields/validator.ts";
import { validText } from "./setting-fields.ts";

export const colour = (name: string, label: string): TextField => ({
  ...validText(name, label, rule(colourSchema, "Please enter a colour such as #12332a.")),
  admin: { components: { Field: "/src/fields/colour-field.tsx#ColourField" } },
});

/** Previews the colours on the website before they are published. */
export const colourPreview = uiField("shown", "/src/globals/colour-preview.tsx#ColourPreview");

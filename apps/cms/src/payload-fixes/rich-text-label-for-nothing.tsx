"use client";

import { FieldLabel } from "@payloadcms/ui";
import type { RichTextFieldClientProps } from "payload";

/** A rich text is not a form control, but Payload gives it a `<label>` for an id that does not exist. */
export const RichTextLabel = ({ field, path }: RichTextFieldClientProps) => (
  <FieldLabel as="span" label={field.label} path={path} required={field.required} />
);

"use client";

import { FieldLabel } from "@payloadcms/ui";
import type { CheckboxFieldClientProps, RichTextFieldClientProps } from "payload";

/** Payload's checkbox names the element with this id as its label, but does not render it. */
export const CheckboxLabel = ({ field, path }: CheckboxFieldClientProps) => (
  <span id={path}>
    <FieldLabel label={field.label} path={path} required={field.required} />
  </span>
);

/** A rich text is not a form control, so Payload's label names an id that does not exist. */
export const RichTextLabel = ({ field, path }: RichTextFieldClientProps) => (
  <FieldLabel as="span" label={field.label} path={path} required={field.required} />
);

"use client";

import { FieldLabel } from "@payloadcms/ui";
import type { CheckboxFieldClientProps } from "payload";

/**
 * Payload's checkbox has an empty `aria-label` and is labelled by an element with the path of the field as its id,
 * which Payload does not render: https://github.com/payloadcms/payload/issues/17376. This label has that id.
 */
export const CheckboxLabel = ({ field, path }: CheckboxFieldClientProps) => (
  <span id={path}>
    <FieldLabel label={field.label} path={path} required={field.required} />
  </span>
);

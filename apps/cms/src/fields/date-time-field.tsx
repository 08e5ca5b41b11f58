"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { DateFieldClientProps } from "payload";
import { useTranslator } from "../i18n/use-translator.ts";
import { formatDateTime } from "./dates.ts";

/** A read-only date and time in India. */
export function DateTimeField({ field, path }: DateFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { language } = useTranslator();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{value ? formatDateTime(value, language) : ""}</p>
    </div>
  );
}

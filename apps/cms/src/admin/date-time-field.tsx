"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { DateFieldClientProps } from "payload";
import { inSchoolTime } from "../fields/dates.ts";
import { useSay } from "../i18n/use-say.ts";

/** A read-only date and time in India. */
export function DateTimeField({ field, path }: DateFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { language } = useSay();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{value ? inSchoolTime(value, language) : ""}</p>
    </div>
  );
}

"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useSay } from "../i18n/use-say.ts";

/** On the screen of a record: what the admin panel itself has noted, in the reader's language. */
export function RetoldField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { retell } = useSay();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{retell(value ?? "")}</p>
    </div>
  );
}

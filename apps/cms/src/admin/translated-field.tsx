"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useTranslator } from "../i18n/use-translator.ts";

export function TranslatedField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { translate } = useTranslator();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{translate(value ?? "")}</p>
    </div>
  );
}

"use client";

import { FieldLabel, useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { useTranslator } from "../i18n/use-translator.ts";

/** The same on the page of an entry. */
export function TranslatedField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const number = useFormFields(([fields]) => fields["number"]?.value);
  const { t } = useTranslator();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{t((value ?? "") as Phrase, { number: Number(number) })}</p>
    </div>
  );
}

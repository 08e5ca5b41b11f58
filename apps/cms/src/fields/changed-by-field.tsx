"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { DefaultCellComponentProps, TextFieldClientProps } from "payload";
import { useTranslator } from "../i18n/use-translator.ts";
import { authorLabel } from "./changed-by.ts";

export const ChangedByCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{authorLabel(useTranslator().t, String(cellData ?? ""))}</span>
);

export function ChangedByField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { t } = useTranslator();
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      <p>{authorLabel(t, value ?? "")}</p>
    </div>
  );
}

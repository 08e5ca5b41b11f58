"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type {
  DateFieldClientProps,
  DefaultCellComponentProps,
  TextFieldClientProps,
} from "payload";
import { useTranslator } from "../i18n/use-translator.ts";
import { formatDateTime } from "./dates.ts";
import { authorLabel } from "./record-fields.ts";

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

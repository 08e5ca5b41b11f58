"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { DefaultCellComponentProps, TextFieldClientProps } from "payload";
import { authorLabel } from "../fields/changed-by.ts";
import { useSay } from "../i18n/use-translator.ts";

/** List cell: who changed the record last. */
export const ChangedByCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{authorLabel(useSay().say, String(cellData ?? ""))}</span>
);

/** The same on the page of the record. */
export function ChangedByField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { say } = useSay();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{authorLabel(say, value ?? "")}</p>
    </div>
  );
}

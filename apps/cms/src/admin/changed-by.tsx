"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { DefaultCellComponentProps, TextFieldClientProps } from "payload";
import { writerIn } from "../fields/changed-by.ts";
import { useSay } from "../i18n/use-say.ts";

/** List cell: who changed the record last. */
export const ChangedByCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{writerIn(useSay().say, String(cellData ?? ""))}</span>
);

/** The same on the page of the record. */
export function ChangedByField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { say } = useSay();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{writerIn(say, value ?? "")}</p>
    </div>
  );
}

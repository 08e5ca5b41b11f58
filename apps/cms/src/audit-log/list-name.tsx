"use client";

import { FieldLabel, useConfig, useField } from "@payloadcms/ui";
import type { DefaultCellComponentProps, TextFieldClientProps } from "payload";
import { getLabel } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";

/** In the audit log: a collection or global by its label in the menu. */
export const ListNameCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{useListName()(String(cellData ?? ""))}</span>
);

export function ListNameField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>{useListName()(value ?? "")}</p>
    </div>
  );
}

function useListName(): (slug: string) => string {
  const { config } = useConfig();
  const { language } = useTranslator();
  return (slug) => {
    const list = config.collections.find((each) => each.slug === slug);
    const global = config.globals.find((each) => each.slug === slug);
    return getLabel(list?.labels.plural ?? global?.label, language) || slug;
  };
}

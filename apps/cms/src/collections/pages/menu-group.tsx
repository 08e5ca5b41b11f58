"use client";

import { useField, usePayloadAPI } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { NativeSelect } from "../../fields/select-field.tsx";
import { useTranslator } from "../../i18n/use-translator.ts";

export function MenuGroup(props: TextFieldClientProps) {
  const { value } = useField<string>({ potentiallyStalePath: props.path });
  const { t } = useTranslator();
  const [{ data }] = usePayloadAPI("/cms-api/globals/menu");
  const groups: { label: string }[] = data?.groups ?? [];
  // Without the menu, the selected group can still be saved.
  const options = new Set([...(value ? [value] : []), ...groups.map(({ label }) => label)]);
  return <NativeSelect {...props} options={[...options]} none={t("Not in the menu")} />;
}

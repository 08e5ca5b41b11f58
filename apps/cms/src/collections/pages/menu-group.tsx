"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useEffect, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";

/** The menu group of a page, chosen from those of the menu. */
export function MenuGroup({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<string>({ potentiallyStalePath: path });
  const [groups, setGroups] = useState<string[]>([]);
  useEffect(() => {
    fetch("/cms-api/globals/menu?depth=0")
      .then((response) => response.json())
      .then(({ groups }: { groups?: { label: string }[] }) =>
        setGroups((groups ?? []).map(({ label }) => label)),
      )
      // Without the menu, the selected group can still be saved.
      .catch(() => setGroups([]));
  }, []);
  const { t } = useTranslator();
  const id = `field-${path}`;
  const known = value && !groups.includes(value) ? [value, ...groups] : groups;
  return (
    <div
      className="field-type admin-choice"
      style={{ flex: `1 1 ${field.admin?.width ?? "auto"}` }}
    >
      <FieldLabel htmlFor={id} label={field.label} />
      <select
        id={id}
        value={value ?? ""}
        disabled={readOnly === true || disabled === true}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="">{t("Not in the menu")}</option>
        {known.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </select>
    </div>
  );
}

"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { SelectFieldClientProps } from "payload";
import { getLabel } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";

/** The native select: Payload's has no accessible name, no Hindi, and opens the keyboard of a phone. */
export function SelectField({ field, path, readOnly }: SelectFieldClientProps) {
  const { label, required, options, admin } = field;
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({
    potentiallyStalePath: path,
  });
  const { t, language } = useTranslator();
  const id = `field-${path}`;
  return (
    <div
      className={`field-type admin-choice ${showError ? "error" : ""}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={label} required={required} />
      <select
        id={id}
        value={value ?? ""}
        disabled={readOnly === true || disabled === true}
        onChange={({ target }) => setValue(target.value || null)}
      >
        {!value && <option value="">{t("Please choose")}</option>}
        {options.map((option) => {
          const { label, value } =
            typeof option === "string" ? { label: option, value: option } : option;
          return (
            <option key={value} value={value}>
              {getLabel(label, language)}
            </option>
          );
        })}
      </select>
      {showError && <p className="admin-day__error">{errorMessage}</p>}
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

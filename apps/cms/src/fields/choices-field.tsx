"use client";

import { FieldDescription, useField } from "@payloadcms/ui";
import type { SelectFieldClientProps } from "payload";
import { getLabel } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";

/** A checkbox for each option of a select with several values. */
export function ChoicesField({ field, path, readOnly }: SelectFieldClientProps) {
  const { options, label, admin } = field;
  const { value, setValue, disabled, showError, errorMessage } = useField<string[]>({
    potentiallyStalePath: path,
  });
  const { language } = useTranslator();
  const chosen = Array.isArray(value) ? value : [];
  const change = (option: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== option);
    setValue(isChosen ? [...others, option] : others);
  };
  return (
    <fieldset className={`field-type admin-choices ${showError ? "error" : ""}`}>
      <legend className="field-label">{getLabel(label, language)}</legend>
      {options.map((option) => {
        const { label, value } =
          typeof option === "string" ? { label: option, value: option } : option;
        return (
          <label key={value} className="admin-check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={readOnly === true || disabled === true}
              onChange={({ target }) => change(value, target.checked)}
            />
            {getLabel(label, language)}
          </label>
        );
      })}
      {showError && <p className="admin-day__error">{errorMessage}</p>}
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </fieldset>
  );
}

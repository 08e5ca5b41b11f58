"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { TextFieldClientProps } from "payload";
import { useTranslator } from "../i18n/use-translator.ts";

export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({
    potentiallyStalePath: path,
  });
  const { t } = useTranslator();
  const id = `field-${path}`;
  const isOff = readOnly === true || disabled === true;
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? "");
  return (
    <div
      className={`field-type admin-choice ${showError ? "error" : ""}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={field.label} required />
      <input
        id={id}
        type="text"
        value={value ?? ""}
        maxLength={7}
        disabled={isOff}
        onChange={({ target }) => setValue(target.value.trim())}
      />
      <input
        type="color"
        aria-label={t("Colour picker")}
        value={isColour ? value : "#000000"}
        disabled={isOff}
        onChange={({ target }) => setValue(target.value)}
      />
      {showError && <p className="admin-day__error">{errorMessage}</p>}
    </div>
  );
}

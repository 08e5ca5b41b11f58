"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { TextFieldClientProps } from "payload";
import { useSay } from "../i18n/use-say.ts";

/** A colour, chosen by eye or typed. */
export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({
    potentiallyStalePath: path,
  });
  const { say } = useSay();
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
        aria-label={say("Colour picker")}
        value={isColour ? value : "#000000"}
        disabled={isOff}
        onChange={({ target }) => setValue(target.value)}
      />
      {showError && <p className="admin-day__error">{errorMessage}</p>}
    </div>
  );
}

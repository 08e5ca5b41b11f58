"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { Option, SelectFieldClientProps, TextFieldClientProps } from "payload";
import { getLabel } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";

export function SelectField(props: SelectFieldClientProps) {
  return <NativeSelect {...props} options={props.field.options} />;
}

type Props = Pick<SelectFieldClientProps | TextFieldClientProps, "field" | "path" | "readOnly"> & {
  options: readonly Option[];
  none?: string;
};

/** The native select: Payload's has no accessible name, no Hindi, and opens the keyboard of a phone. */
export function NativeSelect({ field, path, readOnly, options, none }: Props) {
  const { label, required, admin } = field;
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
        {(none || !value) && <option value="">{none ?? t("Please choose")}</option>}
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

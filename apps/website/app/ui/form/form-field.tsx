import type { ReactNode } from "react";
import type { Phrase } from "../../../model/texts/hindi.ts";
import { type Translate, translateFixed } from "../../../model/texts/translate.ts";
import { useText } from "../../language/use-text.ts";

export type FormFieldProps = {
  /** The name of the form; ids begin with it. */
  form: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
};

type Input = ReturnType<typeof toInput>;

export const toFieldId = (form: string, name: string): string => `${form}-${name}`;

const toInput = ({ form, name, value, error }: FormFieldProps) => ({
  id: toFieldId(form, name),
  name,
  defaultValue: value,
  className: "field__input",
  "aria-required": true,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? toErrorId(form, name) : undefined,
});

const toErrorId = (form: string, name: string): string => `${toFieldId(form, name)}-error`;

/** A required field with its label above and its error below. */
export function FormField({
  children,
  ...field
}: FormFieldProps & { children: (input: Input) => ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={toFieldId(field.form, field.name)}>
        {field.label}
      </label>
      {children(toInput(field))}
      <FieldError {...field} />
    </div>
  );
}

type Option = { value: string; label: string };

export const SelectField = ({
  options,
  ...field
}: FormFieldProps & { options: readonly Option[] }) => (
  <FormField {...field}>
    {(input) => (
      <select {...input}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </FormField>
);

/** The first option of a choice without a default. */
export const pleaseChoose = { value: "", label: "Please choose" } as const;

export type FixedOption = { value: string; label: Phrase };

export const translateOptions = (options: readonly FixedOption[], t: Translate): Option[] =>
  options.map(({ value, label }) => ({ value, label: t(label) }));

export const toOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

function FieldError({ form, name, error }: Pick<FormFieldProps, "form" | "name" | "error">) {
  const t = useText();
  return (
    error && (
      <p className="field__error" id={toErrorId(form, name)}>
        {translateFixed(error, t)}
      </p>
    )
  );
}

type ChoiceFieldProps = Omit<FormFieldProps, "value"> & { hint?: string; children: ReactNode };

/** Radio buttons under one legend. The first one has the id of the field. */
export const ChoiceField = ({ form, name, label, error, hint, children }: ChoiceFieldProps) => (
  <fieldset className="form__choices" aria-describedby={error ? toErrorId(form, name) : undefined}>
    <legend className="field__label">{label}</legend>
    {hint && <p className="field__hint">{hint}</p>}
    <FieldError form={form} name={name} error={error} />
    {children}
  </fieldset>
);

import type { Field, RowField } from "payload";
import type { FileNames } from "../content-api/call.ts";

type Values = Record<string, unknown>;

/** Something on a screen: its fields in the admin panel, and how a value of the content API becomes what they hold, and back. */
export type Entry = {
  fields: Field[];
  toForm: (part: Values) => Values;
  toPart: (form: Values, nameOf: FileNames) => Values;
};

const merged = (all: readonly Values[]): Values => Object.assign({}, ...all);

/** Several of them, one below the other. */
export const together = (entries: readonly Entry[]): Entry => ({
  fields: entries.flatMap(({ fields }) => fields),
  toForm: (part) => merged(entries.map(({ toForm }) => toForm(part))),
  toPart: (form, nameOf) => merged(entries.map(({ toPart }) => toPart(form, nameOf))),
});

/** The same side by side; a field may say how wide it is. */
export function beside(...entries: readonly Entry[]): Entry {
  const { fields, ...both } = together(entries);
  const width = `${Math.floor(100 / fields.length)}%`;
  const row = fields.map((field) => ({ ...field, admin: { width, ...field.admin } }));
  // The spread of a union loses which of its members each was.
  return { ...both, fields: [{ type: "row", fields: row as RowField["fields"] }] };
}

/** A list, each line of which has these entries. */
export function list(
  name: string,
  label: string,
  [singular, plural]: readonly [string, string],
  entries: readonly Entry[],
  { least = 0, most }: { least?: number; most: number },
): Entry {
  const line = together(entries);
  return {
    fields: [
      {
        name,
        label,
        labels: { singular, plural },
        type: "array",
        ...(least > 0 && { required: true, minRows: least }),
        maxRows: most,
        admin: { initCollapsed: true },
        fields: line.fields,
      },
    ],
    toForm: (part) => ({ [name]: linesIn(part[name]).map(line.toForm) }),
    toPart: (form, nameOf) => ({
      [name]: linesIn(form[name]).map((each) => line.toPart(each, nameOf)),
    }),
  };
}

const linesIn = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** One field that holds one value of the same name. */
export const single = (
  field: Field & { name: string },
  toForm: (value: unknown) => unknown = (value) => value,
  toValue: (held: unknown) => unknown = (held) => held,
): Entry => ({
  fields: [field],
  toForm: (part) => ({ [field.name]: toForm(part[field.name]) }),
  toPart: (form) => ({ [field.name]: toValue(form[field.name]) }),
});

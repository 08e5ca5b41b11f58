import type { Field, RowField } from "payload";
import type { FileNames } from "../content-api/call.ts";

type Values = Record<string, unknown>;

/** An entry of a settings page: its fields, and the conversion between their values and the content API's. */
export type Entry = {
  fields: Field[];
  toForm: (part: Values) => Values;
  toPart: (form: Values, nameOf: FileNames) => Values;
};

const mergeAll = (all: readonly Values[]): Values => Object.assign({}, ...all);

/** Combines entries, one below the other. */
export const combineEntries = (entries: readonly Entry[]): Entry => ({
  fields: entries.flatMap(({ fields }) => fields),
  toForm: (part) => mergeAll(entries.map(({ toForm }) => toForm(part))),
  toPart: (form, nameOf) => mergeAll(entries.map(({ toPart }) => toPart(form, nameOf))),
});

/** Combines entries in one row; a field may set its width. */
export function inRow(...entries: readonly Entry[]): Entry {
  const { fields, ...both } = combineEntries(entries);
  const width = `${Math.floor(100 / fields.length)}%`;
  const row = fields.map((field) => ({ ...field, admin: { width, ...field.admin } }));
  // Spreading a union loses its discriminant.
  return { ...both, fields: [{ type: "row", fields: row as RowField["fields"] }] };
}

/** An array whose rows have these entries. */
export function list(
  name: string,
  label: string,
  [singular, plural]: readonly [string, string],
  entries: readonly Entry[],
  { min = 0, max, isOpen = false }: { min?: number; max: number; isOpen?: boolean },
): Entry {
  const line = combineEntries(entries);
  return {
    fields: [
      {
        name,
        label,
        labels: { singular, plural },
        type: "array",
        ...(min > 0 && { required: true, minRows: min }),
        maxRows: max,
        admin: { initCollapsed: !isOpen },
        fields: line.fields,
      },
    ],
    toForm: (part) => ({ [name]: toRows(part[name]).map(line.toForm) }),
    toPart: (form, nameOf) => ({
      [name]: toRows(form[name]).map((each) => line.toPart(each, nameOf)),
    }),
  };
}

const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** One field with one value of the same name. */
export const single = (
  field: Field & { name: string },
  toForm: (value: unknown) => unknown = (value) => value,
  toValue: (held: unknown) => unknown = (held) => held,
): Entry => ({
  fields: [field],
  toForm: (part) => ({ [field.name]: toForm(part[field.name]) }),
  toPart: (form) => ({ [field.name]: toValue(form[field.name]) }),
});

/** Entries in a group of fields; their values are one object. */
export function group(name: string, label: string, entries: readonly Entry[]): Entry {
  const { fields, toForm, toPart } = combineEntries(entries);
  return {
    fields: [{ name, label, type: "group", fields }],
    toForm: (part) => ({ [name]: toForm(Object(part[name])) }),
    toPart: (form, nameOf) => ({ [name]: toPart(Object(form[name]), nameOf) }),
  };
}

/** Entries whose values are one object of the part. `names` has the key in the object for each field. */
export function objectOf(
  key: string,
  names: Readonly<Record<string, string>>,
  entries: readonly Entry[],
): Entry {
  const { fields, toForm, toPart } = combineEntries(entries);
  const pairs = Object.entries(names);
  return {
    fields,
    toForm: (part) => {
      const value: Values = Object(part[key]);
      return toForm(Object.fromEntries(pairs.map(([field, name]) => [field, value[name]])));
    },
    toPart: (form, nameOf) => {
      const value = toPart(form, nameOf);
      return { [key]: Object.fromEntries(pairs.map(([field, name]) => [name, value[field]])) };
    },
  };
}

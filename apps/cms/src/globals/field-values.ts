import type { Field } from "payload";
import { fieldAffectsData, getObjectDotNotation, unflatten } from "payload/shared";
import type { FileNames } from "../content-api/files.ts";
import { day, text } from "../content-api/list-published.ts";
import { toTimestamp } from "../fields/dates.ts";

export type Values = Record<string, unknown>;

/** How the value of a field differs from that of the content API, where its type does not say it. */
export type Conversion = {
  /** The path of the value in the content API, such as `phones.office`; by default the name of the field. */
  path?: string;
  toForm?: (value: unknown) => unknown;
  toPart?: (stored: unknown, form: Values, nameOf: FileNames) => unknown;
  /** The content API has no such value. */
  isOnlyInForm?: boolean;
  empty?: number;
  addToRow?: (row: Values) => Values;
};

export const toForm = (fields: readonly Field[], part: Values): Values =>
  Object.fromEntries(
    listFields(fields).map((field) => {
      const { path = field.name, toForm: convert = fromPart } = getConversion(field);
      return [field.name, convert(getObjectDotNotation(part, path), field)];
    }),
  );

function fromPart(value: unknown, field: Field): unknown {
  if (field.type === "group") return toForm(field.fields, Object(value));
  if (field.type === "array") return toRows(value).map((row) => toForm(field.fields, row));
  if (field.type === "checkbox") return value === true;
  // An uploaded file has no value here: its name alone does not find its record.
  if (field.type === "upload") return null;
  // An empty select has the value null, not "".
  if (field.type === "select") return value || null;
  return field.type === "date" && value ? toTimestamp(String(value)) : value;
}

export const toPart = (fields: readonly Field[], form: Values, nameOf: FileNames): Values =>
  unflatten(
    Object.fromEntries(
      listFields(fields).flatMap((field) => {
        const { path = field.name, isOnlyInForm, toPart: convert } = getConversion(field);
        const stored = form[field.name];
        if (isOnlyInForm) return [];
        return [[path, convert ? convert(stored, form, nameOf) : fromForm(stored, field, nameOf)]];
      }),
    ),
  );

function fromForm(stored: unknown, field: Field, nameOf: FileNames): unknown {
  const { addToRow, empty } = getConversion(field);
  switch (field.type) {
    case "group":
      return toPart(field.fields, Object(stored), nameOf);
    case "array":
      return toRows(stored).map((row) => ({
        ...addToRow?.(row),
        ...toPart(field.fields, row, nameOf),
      }));
    case "text":
    case "textarea":
      return text(stored as string | null);
    case "checkbox":
      return stored === true;
    case "date":
      return day(stored as string | null);
    case "upload":
      return nameOf(field.relationTo as "media" | "documents", stored) ?? "";
    default:
      return stored ?? empty;
  }
}

type NamedField = Field & { name: string };

const listFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field) => {
    if (field.type === "row") return listFields(field.fields);
    return hasValue(field) ? [field] : [];
  });

const hasValue = (field: Field): field is NamedField => fieldAffectsData(field);

const getConversion = ({ custom }: Field): Conversion => custom ?? {};

const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

import type { Field, Payload } from "payload";
import { getLabel } from "../i18n/translate.ts";
import type { Segment } from "./segments.ts";
import { isTranslatableCollection, type TranslatableSlug } from "./translatable.ts";

type Described = { label: string; maxLength?: number };

/** The label of each text, as the form of its source has it: “Years 2: Title”. */
export function getFieldLabels(
  payload: Payload,
  slug: TranslatableSlug,
  language: string | undefined,
): (segment: Segment) => Described {
  const fields = isTranslatableCollection(slug)
    ? payload.collections[slug].config.fields
    : (payload.globals.config.find((global) => global.slug === slug)?.fields ?? []);
  const numbers = new Map<string, string[]>();

  return ({ key, field, isBlock }) => {
    const found = findFields(fields, field.split(/\.|\[\]\.?/).filter(Boolean));
    const labels = found.map((each) => getLabel(Object(each).label, language));
    const last = found.at(-1);
    const rows = key.split(".").filter((step) => !field.split(/[.[\]]/).includes(step));
    const number = rows.map((row, depth) => numberOf(`${field} ${rows.slice(0, depth)}`, row));
    const path = [...labels.slice(0, -1).filter(Boolean), ...number];
    const name = labels.at(-1) ?? "";
    const label = isBlock
      ? `${name} ${number.join(" ")}`
      : [path.join(" "), name].filter(Boolean).join(": ");
    const maxLength: unknown = Object(last).maxLength;
    return { label, ...(typeof maxLength === "number" && { maxLength }) };
  };

  function numberOf(list: string, row: string): string {
    const known = numbers.get(list) ?? [];
    if (!known.includes(row)) known.push(row);
    numbers.set(list, known);
    return String(known.indexOf(row) + 1);
  }
}

/** The field at a path of names, with the lists and groups above it. */
function findFields(fields: readonly Field[], [name, ...rest]: readonly string[]): Field[] {
  const named = fields.flatMap((field) => (field.type === "row" ? field.fields : [field]));
  const found = named.find((field) => "name" in field && field.name === name);
  if (!found) return [];
  return [found, ...("fields" in found ? findFields(found.fields, rest) : [])];
}

import type { Field } from "payload";
import type { NamedField } from "../fields/differences.ts";
import { labelIn } from "../words/label-in.ts";

/** Only what naming needs; both the server's fields and the browser's have it. */
type AnyField = { type: Field["type"] } & Record<string, unknown>;

const ours = [
  "id",
  "basedOn",
  "changedBy",
  "school",
  "_objectKey",
  "updatedAt",
  "createdAt",
  "_status",
];

/** The fields that a clerk fills in, by their paths. */
export function namedFields(
  fields: readonly object[],
  language?: string,
  parent = "",
): NamedField[] {
  return fields.flatMap((each) => {
    const field = each as AnyField;
    const name = typeof field.name === "string" ? field.name : "";
    const path = `${parent}${name}`;
    if (field.type === "array") {
      const line = namedFields(Object(field.fields), language);
      return [{ path, label: labelOf(field, language), type: field.type, line }];
    }
    if (Array.isArray(field.fields)) {
      return namedFields(field.fields, language, name ? `${path}.` : parent).map((inner) =>
        name
          ? { ...inner, label: `${labelOf(field, language)}: ${inner.label.toLowerCase()}` }
          : inner,
      );
    }
    if (field.type === "ui" || name === "" || ours.includes(name)) return [];
    const label = labelOf(field, language);
    return [{ path, label, type: field.type, options: optionsOf(field, language) }];
  });
}

function labelOf({ label, name }: AnyField, language?: string): string {
  if (label) return labelIn(label, language);
  const words = String(name)
    .replace(/([A-Z])/g, " $1")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function optionsOf({ options }: AnyField, language?: string): Record<string, string> {
  if (!Array.isArray(options)) return {};
  return Object.fromEntries(
    options.map((option) =>
      typeof option === "string"
        ? [option, option]
        : [option.value, labelIn(option.label, language)],
    ),
  );
}

import type { Field } from "payload";

/** Sets default values on fields, by field name. */
export function withDefaultValues(fields: readonly Field[], values: object): Field[] {
  const given = values as Record<string, unknown>;
  return fields.map((field): Field => {
    if (field.type === "row") return { ...field, fields: withDefaultValues(field.fields, values) };
    if (!("name" in field) || field.name === undefined) return field;
    const value = given[field.name];
    if (field.type === "group")
      return { ...field, fields: withDefaultValues(field.fields, Object(value)) };
    // An empty date is not a valid default: Postgres would not create the table.
    if (field.type === "date" && value === "") return field;
    // The value has the type of its field, which the compiler cannot check.
    return { ...field, defaultValue: value } as Field;
  });
}

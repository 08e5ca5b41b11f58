import type { Field } from "payload";

/** The fields with these values in them until somebody saves others, by the names of the fields. */
export function filledWith(fields: readonly Field[], values: object): Field[] {
  const given = values as Record<string, unknown>;
  return fields.map((field): Field => {
    if (field.type === "row") return { ...field, fields: filledWith(field.fields, values) };
    if (!("name" in field) || field.name === undefined) return field;
    const value = given[field.name];
    if (field.type === "group")
      return { ...field, fields: filledWith(field.fields, Object(value)) };
    // No day is no text either: Postgres would not even make the table.
    if (field.type === "date" && value === "") return field;
    // A field of each type takes a value of its own type, which the compiler cannot follow.
    return { ...field, defaultValue: value } as Field;
  });
}

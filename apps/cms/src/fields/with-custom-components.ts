import type { Field } from "payload";

const components: Partial<Record<Field["type"], string>> = {
  upload: "/src/admin/media-picker/media-picker.tsx#MediaPicker",
  select: "/src/fields/select-field.tsx#SelectField",
};

/** Sets our component for every upload and select field; each component says why Payload's is not enough. */
export const withCustomComponents = (fields: readonly Field[]): Field[] =>
  fields.map(withCustomComponent);

function withCustomComponent(field: Field): Field {
  if (field.type === "row" || field.type === "array" || field.type === "group")
    return { ...field, fields: withCustomComponents(field.fields) };
  const Component = components[field.type];
  if (!Component) return field;
  const admin = { ...field.admin, components: { ...field.admin?.components, Field: Component } };
  // Spreading a union loses its discriminant.
  return { ...field, admin } as Field;
}

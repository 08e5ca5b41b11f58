import type { Field } from "payload";

const components: Partial<Record<Field["type"], string>> = {
  upload: "/src/admin/media-picker/media-picker.tsx#MediaPicker",
  select: "/src/fields/select-field.tsx#SelectField",
};

/** Our component for every upload and select field; each file explains why Payload's is not enough. */
export const withOwnComponents = (fields: readonly Field[]): Field[] =>
  fields.map(withOwnComponent);

function withOwnComponent(field: Field): Field {
  if (field.type === "row" || field.type === "array" || field.type === "group")
    return { ...field, fields: withOwnComponents(field.fields) };
  const Component = components[field.type];
  if (!Component) return field;
  const admin = { ...field.admin, components: { ...field.admin?.components, Field: Component } };
  // The spread of a union loses which of its members it was.
  return { ...field, admin } as Field;
}

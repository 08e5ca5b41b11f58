import type { Field } from "payload";

const choices = { Field: "/src/fields/choices-field.tsx#ChoicesField" };

const components: Partial<Record<Field["type"], object>> = {
  upload: { Field: "/src/admin/media-picker/media-picker.tsx#MediaPicker" },
  select: { Field: "/src/fields/select-field.tsx#SelectField" },
  checkbox: { Label: "/src/payload-fixes/checkbox-label-missing.tsx#CheckboxLabel" },
  richText: { Label: "/src/payload-fixes/rich-text-label-for-nothing.tsx#RichTextLabel" },
};

/** Sets our components for these types of fields; the comments there give the reason. */
export const withCustomComponents = (fields: readonly Field[]): Field[] =>
  fields.map(withCustomComponent);

function withCustomComponent(field: Field): Field {
  if (field.type === "row" || field.type === "array" || field.type === "group")
    return { ...field, fields: withCustomComponents(field.fields) };
  const own = field.type === "select" && field.hasMany ? choices : components[field.type];
  if (!own) return field;
  const admin = { ...field.admin, components: { ...field.admin?.components, ...own } };
  // Spreading a union loses its discriminant.
  return { ...field, admin } as Field;
}

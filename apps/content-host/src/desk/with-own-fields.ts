import type { CollectionConfig, Field } from "payload";

const ours: Partial<Record<Field["type"], string>> = {
  upload: "/src/admin/media-picker/media-picker.tsx#MediaPicker",
  select: "/src/desk/choice-field.tsx#ChoiceField",
};
const uploadMany = "/src/admin/media-picker/file-input.tsx#BulkUpload";

/**
 * Wherever files are chosen, the desk's own chooser: Payload's leaves out without a word what it
 * does not take, and sends large pictures as they are. Wherever one of a few is chosen, the
 * browser's own list: Payload's has no name for whoever cannot see it.
 */
export function withOwnFields(collection: CollectionConfig): CollectionConfig {
  const { upload, admin } = collection;
  const fields = collection.fields.map(withOwnField);
  if (!upload || upload === true) return { ...collection, fields };
  return {
    ...collection,
    fields,
    upload: { ...upload, bulkUpload: false },
    admin: { ...admin, components: { ...admin?.components, beforeListTable: [uploadMany] } },
  };
}

export function withOwnField(each: Field): Field {
  if (each.type === "row" || each.type === "array" || each.type === "group")
    return { ...each, fields: each.fields.map(withOwnField) };
  const component = ours[each.type];
  if (!component) return each;
  const components = { ...each.admin?.components, Field: component };
  // The spread of a union loses which of its members it was.
  return { ...each, admin: { ...each.admin, components } } as Field;
}

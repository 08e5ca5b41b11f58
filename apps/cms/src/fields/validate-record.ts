import type { CollectionSlug, FlattenedField, PayloadRequest } from "payload";
import { getLabel } from "../i18n/translate.ts";

type Data = Record<string, unknown>;

/** Runs the collection's own validation on a record, as saving it would. Returns the messages. */
export async function validateRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Data,
): Promise<string[]> {
  const { flattenedFields } = req.payload.collections[collection].config;
  return askFields(flattenedFields, data);

  async function askFields(fields: FlattenedField[], siblingData: Data): Promise<string[]> {
    const found: string[] = [];
    for (const field of fields) {
      const value = siblingData[field.name];
      if (field.type === "group") {
        found.push(...(await askFields(field.flattenedFields, Object(value ?? {}))));
      } else if ("validate" in field && field.validate) {
        const ask = field.validate as (value: unknown, about: object) => unknown;
        const message = await ask(value, {
          ...field,
          id: data.id,
          data,
          siblingData,
          req,
          collectionSlug: collection,
          operation: "create",
          event: "submit",
          path: [field.name],
          preferences: { fields: {} },
        });
        if (typeof message === "string")
          found.push(`${getTitle(field, req.i18n.language)}: ${message}`);
      }
    }
    return found;
  }
}

const getTitle = ({ name, ...field }: FlattenedField, language: string): string =>
  "label" in field && field.label ? getLabel(field.label, language) : name;

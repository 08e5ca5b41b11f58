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

  async function askFields(fields: FlattenedField[], siblings: Data): Promise<string[]> {
    const found: string[] = [];
    for (const field of fields) {
      const value = siblings[field.name];
      if (field.type === "group") {
        found.push(...(await askFields(field.flattenedFields, asData(value))));
      } else if ("validate" in field && field.validate) {
        const ask = field.validate as (value: unknown, about: object) => unknown;
        const { id } = data;
        const about = {
          ...field,
          id,
          data,
          siblingData: siblings,
          req,
          collectionSlug: collection,
        };
        const message = await ask(value, {
          ...about,
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

const asData = (value: unknown): Data => Object(value ?? {});

const getTitle = ({ name, ...field }: FlattenedField, language: string): string =>
  "label" in field && field.label ? getLabel(field.label, language) : name;

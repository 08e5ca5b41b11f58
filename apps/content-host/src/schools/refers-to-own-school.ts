import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { belonging } from "./belonging.ts";
import { idOf, type SchoolId } from "./known-schools.ts";
import { schoolAt } from "./school-at.ts";

type Named = Map<CollectionSlug, Set<SchoolId>>;

/** A record names files and records of its own school alone: another's would come to light on its pages. */
export const refersToOwnSchool: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const school = idOf(originalDoc?.["school"]) ?? idOf(data["school"]);
  await refuseForeign(req, collection.flattenedFields, data, school);
  return data;
};

/** The same for a screen; and a form that was opened for one school is not saved for another. */
export const screenRefersToOwnSchool: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const school = await schoolAt(req);
  if (idOf(data.school) !== undefined && idOf(data.school) !== school)
    throw refusal("This screen was opened for another school. Please open it again.", req);
  await refuseForeign(req, global.flattenedFields, data, school);
  return data;
};

async function refuseForeign(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  school: SchoolId | undefined,
): Promise<void> {
  // What the host writes by itself it has looked up itself.
  if (!req.user) return;
  const named: Named = new Map();
  for (const field of fields) if (field.name !== "school") collect(field, data[field.name], named);
  for (const [collection, ids] of named) {
    if (belonging[collection] !== "a school") continue;
    const { totalDocs } = await req.payload.count({
      collection,
      where: { and: [{ id: { in: [...ids] } }, { school: { not_equals: school } }] },
      trash: true,
      req,
    });
    if (totalDocs > 0)
      throw refusal("This names a file or a record that is not of this school.", req);
  }
}

/** What a field names, however deep. */
function collect(field: FlattenedField, value: unknown, named: Named): void {
  if (value === null || value === undefined) return;
  if (field.type === "relationship" || field.type === "upload") {
    for (const one of [value].flat()) {
      const { relationTo, value: inOne } = Object(one);
      if (typeof field.relationTo === "string") add(named, field.relationTo, one);
      else if (typeof relationTo === "string") add(named, relationTo as CollectionSlug, inOne);
    }
  } else if (field.type === "richText" || field.type === "json") {
    collectInText(value, named);
  } else if ("flattenedFields" in field) {
    for (const row of [value].flat())
      for (const inner of field.flattenedFields) collect(inner, Object(row)[inner.name], named);
  }
}

/** Pictures, documents and links in a text say themselves what they lead to. */
function collectInText(node: unknown, named: Named): void {
  if (typeof node !== "object" || node === null) return;
  const { relationTo, value } = node as { relationTo?: unknown; value?: unknown };
  if (typeof relationTo === "string" && Object.hasOwn(belonging, relationTo))
    add(named, relationTo as CollectionSlug, value);
  for (const inner of Object.values(node)) collectInText(inner, named);
}

function add(named: Named, collection: CollectionSlug, value: unknown): void {
  const id = idOf(value);
  if (id === undefined) return;
  const ids = named.get(collection) ?? new Set();
  named.set(collection, ids.add(id));
}

const refusal = (message: string, req: PayloadRequest) =>
  new ValidationError({ errors: [{ path: "school", message }], req }, req.t);

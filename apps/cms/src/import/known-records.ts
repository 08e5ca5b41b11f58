import type { PayloadRequest } from "payload";
import { day } from "../content-api/serialize.ts";
import { type Importable, importables } from "./columns.ts";
import type { KnownRecord } from "./plan-rows.ts";

/** All records of a collection in their latest version, newest first. */
export async function knownRecords(req: PayloadRequest, into: Importable): Promise<KnownRecord[]> {
  const { docs } = await req.payload.find({
    collection: into,
    depth: 0,
    pagination: false,
    draft: true,
    sort: "-updatedAt",
    req,
    overrideAccess: false,
    user: req.user,
  });
  return docs.map((doc) => ({
    id: doc.id,
    isPublished: doc._status === "published",
    values: toValues(into, Object(doc)),
  }));
}

function toValues(into: Importable, doc: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { field } of importables[into].columns) {
    const value = field.split(".").reduce<unknown>((at, name) => Object(at)[name], doc);
    if (typeof value === "string") values[field] = isDateField(field) ? day(value) : value;
  }
  return values;
}

const days = ["date", "consent.on", "consent.until"];
export const isDateField = (field: string): boolean => days.includes(field);

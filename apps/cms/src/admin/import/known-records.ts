import type { PayloadRequest } from "payload";
import { day } from "../../content-api/serialize.ts";
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

const days = ["date", "joined", "consent.on", "consent.until"];
const isDateField = (field: string): boolean => days.includes(field);

/** Converts paths to objects, `consent.on` to `{ consent: { on } }`, and days to timestamps. */
export function toData(values: Record<string, string>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const consent: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = "", field] = path.split(".");
    const stored = isDateField(path) ? `${value}T12:00:00.000Z` : value;
    if (field) consent[field] = stored;
    else data[group] = stored;
  }
  if (Object.keys(consent).length > 0) data.consent = consent;
  return data;
}

import type { PayloadRequest } from "payload";
import { getObjectDotNotation, unflatten } from "payload/shared";
import { day } from "../../content-api/list-published.ts";
import { findAll } from "../../database/find-records.ts";
import type { ConsentNote } from "../../fields/consent-rule.ts";
import { toTimestamp } from "../../fields/dates.ts";
import { type Importable, importables } from "./columns.ts";
import type { KnownRecord } from "./plan-rows.ts";

export async function knownRecords(req: PayloadRequest, into: Importable): Promise<KnownRecord[]> {
  const options = { draft: true, sort: "-updatedAt", overrideAccess: false, req };
  return (await findAll(req.payload, into, options)).map((doc) => ({
    id: doc.id,
    isPublished: doc._status === "published",
    values: toValues(into, Object(doc)),
  }));
}

function toValues(into: Importable, doc: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { field } of importables[into].columns) {
    const value = getObjectDotNotation(doc, field);
    if (typeof value === "string") values[field] = isDateField(field) ? day(value) : value;
  }
  return values;
}

const days = ["date", "joined", "consent.on", "consent.until"];
const isDateField = (field: string): boolean => days.includes(field);

export const toData = (
  values: Record<string, string>,
): Record<string, unknown> & { consent?: ConsentNote } =>
  unflatten(
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path,
        isDateField(path) ? toTimestamp(value) : value,
      ]),
    ),
  );

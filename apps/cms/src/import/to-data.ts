import { isDateField } from "./known-records.ts";

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

import { data } from "react-router";
import type { ReadResult } from "../../content/cached-response.ts";

/** `null` when the list is unavailable. Throws a 404 response when the list has no such record. */
export function recordOr404<List, Item>(
  reading: ReadResult<List>,
  find: (list: List) => Item | undefined,
): Item | null {
  if (reading.state !== "good") return null;
  const record = find(reading.value);
  if (!record) throw data(null, { status: 404 });
  return record;
}

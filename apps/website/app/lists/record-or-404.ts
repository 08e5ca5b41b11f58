import { data } from "react-router";
import type { Reading } from "../../content/cached-answer.ts";

/**
 * The record that `find` picks from a list; `null` when the list cannot be had now, so that the page
 * shows its placeholder. Throws a 404 answer when the list is there and the record is not.
 */
export function recordOr404<List, Item>(
  reading: Reading<List>,
  find: (list: List) => Item | undefined,
): Item | null {
  if (reading.state !== "good") return null;
  const record = find(reading.value);
  if (!record) throw data(null, { status: 404 });
  return record;
}

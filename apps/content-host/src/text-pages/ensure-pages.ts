import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import { formOf, pageOf } from "./page-value.ts";
import { sampleTexts } from "./sample-texts.ts";

/**
 * The desk has a record for every page of the website, with the sample's words until somebody writes others. A
 * release that mends the sample mends those that nobody has touched.
 */
export async function ensurePages(payload: Payload, school: number): Promise<void> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { replaces: { not_equals: "" } },
    depth: 0,
    pagination: false,
  });
  for (const sample of sampleTexts) {
    const known = docs.find(({ replaces }) => replaces === sample.replaces);
    if (
      known &&
      (!known.isSample ||
        isDeepStrictEqual(
          pageOf(known, () => undefined),
          sample,
        ))
    )
      continue;
    // The sample is written for this very record (page-value.ts).
    const data = { ...formOf(sample), school, _status: "published" } as never;
    const how = { collection: "pages", data, context: { isSample: true }, depth: 0 } as const;
    if (known) await payload.update({ ...how, id: known.id });
    else await payload.create(how);
  }
}

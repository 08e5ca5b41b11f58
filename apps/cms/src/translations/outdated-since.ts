import type { Payload } from "payload";
import { toDay } from "../fields/dates.ts";
import { findGlobalConfig } from "./read-source.ts";
import { listSegments } from "./segments.ts";
import { hashSegments } from "./source-hash.ts";
import type { Source } from "./translatable.ts";

type Version = { version: object; updatedAt: string };

/** The day when the published texts of a source became other ones than `hash` describes; as far as versions reach. */
export async function findOutdatedSince(
  payload: Payload,
  source: Source,
  hash: string,
): Promise<string | undefined> {
  let since: string | undefined;
  for (const { version, updatedAt } of await readVersions(payload, source)) {
    if (hashSegments(listSegments(source.slug, version)) === hash) break;
    since = updatedAt;
  }
  return toDay(since);
}

/** Of the published versions, the newest first. */
async function readVersions(payload: Payload, { slug, id }: Source): Promise<Version[]> {
  const isPublished = { "version._status": { equals: "published" } };
  const options = { depth: 0, limit: 25, sort: "-updatedAt" } as const;
  if (id !== undefined) {
    const where = { and: [isPublished, { parent: { equals: id } }] };
    const { docs } = await payload.findVersions({ collection: slug, where, ...options });
    return docs;
  }
  // The emergency banner has none.
  if (!findGlobalConfig(payload, slug)?.versions) return [];
  const { docs } = await payload.findGlobalVersions({ slug, where: isPublished, ...options });
  return docs;
}

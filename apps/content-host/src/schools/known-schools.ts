import type { Payload } from "payload";
import { cached } from "../contract/cached.ts";
import { config } from "../host-config.ts";
import { revisionOf } from "../revision/revisions.ts";

export type SchoolId = number | string;

/** A school of this host. */
type KnownSchool = {
  id: SchoolId;
  code: string;
  name: string;
  /** The address of its website, without a slash at the end. */
  website: string;
};

/** All schools of this host, the oldest first; read once per change of them. */
export function knownSchools(payload: Payload): Promise<KnownSchool[]> {
  return cached("known schools", String(revisionOf(["schools"])), async () => {
    const { docs } = await payload.find({
      collection: "schools",
      depth: 0,
      limit: 0,
      pagination: false,
      sort: "id",
    });
    const known = docs.map(({ id, code, name, website }) => ({
      id,
      code,
      name,
      website: website || config.siteUrl,
    }));
    globalThis.websitesOfSchools = known.map(({ website }) => website);
    return known;
  });
}

/** The website of one of them. */
export async function websiteOf(payload: Payload, school: unknown): Promise<string> {
  const id = idOf(school);
  const known = await knownSchools(payload);
  return known.find((each) => each.id === id)?.website ?? config.siteUrl;
}

/** Whether it is the school of `SCHOOL_CODE`, for which the host was started. */
export async function isHostsOwn(payload: Payload, school: unknown): Promise<boolean> {
  const own = config.schoolCode.toLowerCase();
  const known = await knownSchools(payload);
  return known.some(({ id, code }) => id === school && code.toLowerCase() === own);
}

/** The id of a relation, whether or not it was looked up. */
export function idOf(value: unknown): SchoolId | undefined {
  const id: unknown = Object(value ?? {}).id ?? value;
  return typeof id === "number" || typeof id === "string" ? id : undefined;
}

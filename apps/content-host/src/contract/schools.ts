import type { Payload } from "payload";
import { revisionOf } from "../revision/revisions.ts";
import { cached } from "./cached.ts";

export type SchoolIds = Map<string, number | string>;

/** The ids of the schools by their code in small letters. */
export function schoolsOf(payload: Payload): Promise<SchoolIds> {
  return cached("schools", String(revisionOf(["schools"])), async () => {
    const { docs } = await payload.find({
      collection: "schools",
      depth: 0,
      limit: 0,
      pagination: false,
    });
    return new Map(docs.map(({ code, id }) => [code.toLowerCase(), id]));
  });
}

import type { NumberField, SanitizedConfig } from "payload";
import { locks as slugOfLocks } from "./locks.ts";

const school: NumberField = { name: "school", type: "number", index: true };

/** Payload makes the list of its locks by itself: here it gets the school whose record or screen is locked (rows-by-school.ts). */
export async function locksBySchool(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  const locks = config.collections.find(({ slug }) => slug === slugOfLocks);
  if (!locks) throw new Error("Payload keeps no list of its locks any more.");
  locks.fields.push(school);
  locks.flattenedFields.push(school);
  return config;
}

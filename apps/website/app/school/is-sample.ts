import { defaultSchool } from "@manor/content-api/default-school";
import type { School } from "@manor/content-api/school";

/** Whether this still is the sample: a school that has its own name has none of the sample's ways. */
export const isSample = ({ identity }: Pick<School, "identity">): boolean =>
  identity.name === defaultSchool.identity.name;

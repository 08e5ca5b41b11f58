import { defaultSchool } from "@manor/contract/default-school";
import type { School } from "@manor/contract/school";

/** Whether this still is the sample: a school that has its own name has none of the sample's ways. */
export const isSample = ({ identity }: Pick<School, "identity">): boolean =>
  identity.name === defaultSchool.identity.name;

import { defaultSchool } from "@manor/content-api/default-school";
import type { School } from "@manor/content-api/school";

/** Whether this is the sample school. A school with its own name has none of the sample's special cases. */
export const isSample = ({ identity }: Pick<School, "identity">): boolean =>
  identity.name === defaultSchool.identity.name;

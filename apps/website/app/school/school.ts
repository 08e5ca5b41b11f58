import { defaultSchool } from "@manor/content-api/default-school";
import { sampleFor } from "@manor/content-api/sample-for";
import type { School, SchoolResponse } from "@manor/content-api/school";

export type { School } from "@manor/content-api/school";

/** Caches the result per response, so that every caller gets the same object. */
const cache = new WeakMap<SchoolResponse, School>();

/** The school from the CMS response, with the sample for every missing part. */
export function schoolOf(answer: SchoolResponse): School {
  const cached = cache.get(answer);
  if (cached) return cached;
  const filled = { ...sampleFor(answer.settings?.pupils ?? "boys"), ...answer };
  const school = isSample(filled) ? filled : { ...filled, documents: ownDocuments(filled) };
  cache.set(answer, school);
  return school;
}

/** The sample's documents carry the sample's name, so another school has "" until it sets its own. */
function ownDocuments({ documents }: School): School["documents"] {
  const own = (name: keyof School["documents"]) =>
    documents[name] === defaultSchool.documents[name] ? "" : documents[name];
  return {
    academics: own("academics"),
    feesStructure: own("feesStructure"),
    weeklyMenu: own("weeklyMenu"),
  };
}

/** Whether this is the sample school. A school with its own name has none of the sample's special cases. */
export const isSample = ({ identity }: Pick<School, "identity">): boolean =>
  identity.name === defaultSchool.identity.name;

/** Whether there are years of service to show: 0 in the school's first year. */
export const hasYears = ({ identity }: Pick<School, "identity">): boolean =>
  !/^0\D*$/.test(identity.yearsOfService);

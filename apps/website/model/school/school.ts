import { blankSchool } from "@manor/content-api/blank-school";
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
  const school = isSample(filled) ? filled : { ...filled, ...ownParts(filled) };
  cache.set(answer, school);
  return school;
}

/**
 * The sample's documents and disclosure are about the sample, so another school has none of them until it sets its
 * own.
 */
function ownParts({ documents, disclosure }: School): Pick<School, "documents" | "disclosure"> {
  const own = (name: keyof School["documents"]) =>
    documents[name] === defaultSchool.documents[name] ? "" : documents[name];
  return {
    documents: {
      academics: own("academics"),
      feesStructure: own("feesStructure"),
      weeklyMenu: own("weeklyMenu"),
    },
    disclosure: disclosure === defaultSchool.disclosure ? blankSchool.disclosure : disclosure,
  };
}

/** Whether this is the sample school. A school with its own name has none of the sample's special cases. */
export const isSample = ({ identity }: Pick<School, "identity">): boolean =>
  identity.name === defaultSchool.identity.name;

/** Whether there are years of service to show: 0 in the school's first year. */
export const hasYears = ({ identity }: Pick<School, "identity">): boolean =>
  !/^0\D*$/.test(identity.yearsOfService);

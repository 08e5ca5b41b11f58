import { defaultSchool } from "@manor/content-api/default-school";
import { sampleFor } from "@manor/content-api/sample-for";
import type { School, SchoolResponse } from "@manor/content-api/school";
import { isSample } from "./is-sample.ts";

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

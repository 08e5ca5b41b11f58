import { defaultSchool } from "@manor/content-api/default-school";
import { sampleFor } from "@manor/content-api/sample-for";
import type { School, SchoolAnswer } from "@manor/content-api/school";
import { isSample } from "./is-sample.ts";

export type { School } from "@manor/content-api/school";

/** Once for each answer, so that whoever asks again has the very same school. */
const made = new WeakMap<SchoolAnswer, School>();

/** The school as its office has it: what the CMS says of it, and the sample for every part that it leaves out. */
export function schoolOf(answer: SchoolAnswer): School {
  const known = made.get(answer);
  if (known) return known;
  const filled = { ...sampleFor(answer.settings?.pupils ?? "boys"), ...answer };
  const school = isSample(filled) ? filled : { ...filled, documents: ownDocuments(filled) };
  made.set(answer, school);
  return school;
}

/** The sample's documents bear the sample's name: for another school each is "" until it has its own. */
function ownDocuments({ documents }: School): School["documents"] {
  const own = (name: keyof School["documents"]) =>
    documents[name] === defaultSchool.documents[name] ? "" : documents[name];
  return {
    academics: own("academics"),
    feesStructure: own("feesStructure"),
    weeklyMenu: own("weeklyMenu"),
  };
}

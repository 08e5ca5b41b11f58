import { sampleFor } from "@manor/contract/sample-for";
import type { School, SchoolAnswer } from "@manor/contract/school";

export type { School } from "@manor/contract/school";

/** Once for each answer, so that whoever asks again has the very same school. */
const made = new WeakMap<SchoolAnswer, School>();

/** The school as its office has it: what the content host says of it, and the sample for every part that it leaves out. */
export function schoolOf(answer: SchoolAnswer): School {
  const known = made.get(answer);
  if (known) return known;
  const school = { ...sampleFor(answer.settings?.pupils ?? "boys"), ...answer };
  made.set(answer, school);
  return school;
}

import { fillFacts } from "./fact-text.ts";
import type { School } from "./school.ts";

/** The documents that an applicant submits. The site has no uploads (R11). */
export function requiredDocuments(school: School): string[] {
  const { aadhaarMandatoryWord } = school.settings;
  return school.admission.documents
    .map((paper) => fillFacts(school, paper))
    .map((paper) => (aadhaarMandatoryWord ? paper : paper.replace(/ \(mandatory\)$/, "")));
}

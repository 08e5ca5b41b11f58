import { fillFacts } from "../../school/fact-text.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";

export function Documents() {
  const documents = requiredDocuments(useSchool());
  return (
    <ul>
      {documents.map((document) => (
        <li key={document}>{document}</li>
      ))}
    </ul>
  );
}

/** The documents that an applicant submits. The site has no uploads (R11). */
export function requiredDocuments(school: School): string[] {
  const { aadhaarMandatoryWord } = school.settings;
  return school.admission.documents
    .map((paper) => fillFacts(school, paper))
    .map((paper) => (aadhaarMandatoryWord ? paper : paper.replace(/ \(mandatory\)$/, "")));
}

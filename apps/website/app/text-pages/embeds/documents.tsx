import { listApplicantDocuments } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";

/** The documents that an applicant submits. The site has no uploads (R11). */
export function Documents() {
  return (
    <ul>
      {listApplicantDocuments(useSchool()).map((document) => (
        <li key={document}>{document}</li>
      ))}
    </ul>
  );
}

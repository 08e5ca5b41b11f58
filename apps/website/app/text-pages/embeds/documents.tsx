import { fillFacts } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";

/** The documents that an applicant submits. The site has no uploads (R11). */
export function Documents() {
  const school = useSchool();
  const documents = school.admission.documents
    .map((text) => fillFacts(school, text))
    .map((text) =>
      school.settings.aadhaarMandatoryWord ? text : text.replace(/ \(mandatory\)$/, ""),
    );
  return (
    <ul>
      {documents.map((document) => (
        <li key={document}>{document}</li>
      ))}
    </ul>
  );
}

import { requiredDocuments } from "../../school/required-documents.ts";
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

import { requiredDocuments } from "../../school/facts.ts";

/** The papers that an applicant hands in. */
export function Documents() {
  return (
    <ul>
      {requiredDocuments().map((document) => (
        <li key={document}>{document}</li>
      ))}
    </ul>
  );
}

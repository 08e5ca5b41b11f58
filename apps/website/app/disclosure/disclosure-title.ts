import type { School } from "../school/school.ts";

/** Only CBSE makes the disclosure mandatory, and prescribes this title. */
export const disclosureTitle = ({ disclosure }: School): string =>
  disclosure.board === "cbse" ? "Mandatory Public Disclosure" : "Public Disclosure";

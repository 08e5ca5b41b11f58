import type { ComplianceDocument } from "./disclosure.ts";

/** A row of the form. Without a text, an address and documents it is missing. */
export type DisclosureRow = {
  label: string;
  source: RowSource;
  text?: string;
  href?: string;
  documents?: readonly ComplianceDocument[];
};

export type RowSource =
  | ComplianceDocument["kind"]
  | "identity"
  | "disclosure"
  | "principal"
  | "staff"
  | "numbers"
  | "fees"
  | "calendar";

/** Shown for a missing row. */
export const missingText = "Not published yet";

export const isMissing = ({ text, documents }: DisclosureRow): boolean =>
  !text && !documents?.length;

import type { FixedOption } from "./form-field.tsx";

/** The languages of e-mails and answers. */
export const languageOptions: readonly FixedOption[] = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi (हिन्दी)" },
];

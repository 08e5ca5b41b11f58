/** The languages of letters and answers. */
export const languageOptions = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi (हिन्दी)" },
];

/** The languages that website and CMS have all texts in, each with its own name for itself; the first is English. */
export const languageNames = { en: "English", hi: "हिन्दी" } as const;

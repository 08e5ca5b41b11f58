/** The locale of dates: that of India, not that of the browser. */
export const localeOf = (language: string | undefined): string =>
  language === "hi" ? "hi-IN" : "en-GB";

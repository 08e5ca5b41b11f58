/** The locale for dates: always that of India, not the browser's. */
export const getLocale = (language: string | undefined): string =>
  language === "hi" ? "hi-IN" : "en-GB";

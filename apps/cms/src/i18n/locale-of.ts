/** How a person of this language writes dates: in India, and never by the browser's own habit. */
export const localeOf = (language: string | undefined): string =>
  language === "hi" ? "hi-IN" : "en-GB";

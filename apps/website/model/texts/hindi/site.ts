/** Texts of header, footer and other parts of every page. */
export const site = {
  "Page not found": "पेज नहीं मिला",
  "The page may have moved, or the link may be wrong. Try the search.":
    "शायद पेज की जगह बदल गई है, या लिंक ग़लत है। खोज कर देखें।",
  "Search the site": "साइट पर खोजें",
  Search: "खोजें",
  "Urgent notice": "ज़रूरी सूचना",
  "Urgent notice:": "ज़रूरी सूचना:",
  "Read more": "आगे पढ़ें",
} as const satisfies Record<string, string>;

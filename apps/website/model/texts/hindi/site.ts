/** Texts of header, footer and other parts of every page. */
export const site = {
  Breakfast: "नाश्ता",
  Lunch: "दोपहर का खाना",
  Dinner: "रात का खाना",
  "This page is not translated yet.": "इस पेज का अनुवाद अभी नहीं हुआ है।",
  "This translation is of {day}. The English text has changed since. {link}":
    "यह अनुवाद {day} का है। अंग्रेज़ी पाठ बाद में बदला है। {link}",
  "Read it in English": "Read it in English",
  "Page not found": "पेज नहीं मिला",
  "The page may have moved, or the link may be wrong. Try the search.":
    "शायद पेज की जगह बदल गई है, या लिंक ग़लत है। खोज कर देखें।",
  "Search the site": "साइट पर खोजें",
  "Urgent notice": "ज़रूरी सूचना",
  "Urgent notice:": "ज़रूरी सूचना:",
  "Read more": "आगे पढ़ें",
} as const satisfies Record<string, string>;

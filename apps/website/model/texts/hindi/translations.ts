/** Texts about what is translated. */
export const translations = {
  "This page is not translated yet.": "इस पेज का अनुवाद अभी नहीं हुआ है।",
  "This translation is of {day}. The English text has changed since. {link}":
    "यह अनुवाद {day} का है। अंग्रेज़ी पाठ बाद में बदला है। {link}",
  "Read it in English": "अंग्रेज़ी में पढ़ें",
} as const satisfies Record<string, string>;

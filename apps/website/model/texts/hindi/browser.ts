/** Texts of islands and enhancements: the only ones that browsers load, and only on Hindi pages. */
export const browser = {
  Message: "संदेश",
  Messages: "संदेश",
  "(in English)": "(अंग्रेज़ी)",
  " (opens in a new tab)": " (नए टैब में खुलेगा)",
  Pages: "पृष्ठ",
  Previous: "पिछला",
  Next: "अगला",
  "Page {page} of {pages}": "पृष्ठ {page}, कुल {pages}",
} as const satisfies Record<string, string>;

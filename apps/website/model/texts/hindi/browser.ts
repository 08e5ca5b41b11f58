/** Texts of islands and enhancements: the only ones that browsers load, and only on Hindi pages. */
export const browser = {
  Message: "संदेश",
  Messages: "संदेश",
  "(in English)": "(अंग्रेज़ी)",
  " (opens in a new tab)": " (नए टैब में खुलेगा)",
} as const satisfies Record<string, string>;

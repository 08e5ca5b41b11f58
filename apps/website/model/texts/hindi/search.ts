/** Texts of the search. */
export const search = {
  "No results found": "कुछ नहीं मिला",
  "Nothing matches your search.": "आपकी खोज से कुछ मेल नहीं खाता।",
  "Check the spelling, or try different words.": "वर्तनी जाँचें, या दूसरे शब्दों से खोजें।",
  Answer: "जवाब",
  "All matching {list}": "मिलने वाले सभी: {list}",
  Menus: "मेन्यू",
  Albums: "एलबम",
  Documents: "दस्तावेज़",
} as const satisfies Record<string, string>;

export type Light = "dawn" | "noon" | "dusk" | "night";
export type Season = "spring" | "summer" | "monsoon" | "autumn" | "winter";

/** Ends a sentence: "The library" + " in the evening". */
export const lightPhrase: Record<Light, string> = {
  dawn: "in the early morning",
  noon: "by day",
  dusk: "in the evening",
  night: "at night",
};

export const seasonPhrase: Record<Season, string> = {
  spring: "in spring",
  summer: "in summer",
  monsoon: "during the rains",
  autumn: "in autumn",
  winter: "in winter",
};

import type { School } from "../school.ts";

export const song: School["song"] = {
  stanzas: [
    {
      name: "Chorus",
      isRefrain: true,
      lines: [
        "Then sing, for the hills are round us,",
        "And the morning is clear and long;",
        "For the school where the good days found us",
        "We lift one heart, one song.",
      ],
    },
    {
      name: "First verse",
      isRefrain: false,
      lines: [
        "The mist goes up from the valley floor,",
        "The sun comes over the hill;",
        "A day is standing at the door",
        "For hand and heart and will.",
        "Be ours the courage to begin,",
        "The patience to go on,",
        "And light enough to travel in",
        "When all the lamps are gone.",
      ],
    },
    {
      name: "Second verse",
      isRefrain: false,
      lines: [
        "And when the roads have led us wide,",
        "And years have made us grey,",
        "We'll walk again the mountainside",
        "In thought, and bless the day.",
        "Be ours to keep what here we learned,",
        "To give as we were given,",
        "And be the light that someone turned",
        "To find the road to heaven.",
      ],
    },
  ],
  note: "The chorus is sung before the first verse and again after each.",
  credit: "Words written for this website. Tune of the school's own choosing.",
};

import type { Happening } from "./happening.ts";

/** January to June, month by month. */
export const firstHalf: readonly (readonly Happening[])[] = [
  [
    {
      title: "Snow walk for boarders",
      day: 12,
      venue: "Upper field",
      time: "2:00 PM",
      scenes: ["snow-dawn", "forest-dusk-autumn"],
    },
    {
      title: "Republic Day assembly",
      day: 26,
      venue: "Quadrangle",
      time: "9:00 AM",
      scenes: ["quadrangle-noon-summer", "ridges-dusk-winter"],
    },
  ],
  [
    {
      title: "Opening assembly of the year",
      day: 9,
      venue: "Main gate",
      time: "9:30 AM",
      scenes: ["school-noon", "quadrangle-dawn"],
    },
    {
      title: "Welcome evening for new boys",
      day: 14,
      venue: "Quadrangle",
      time: "5:30 PM",
      scenes: ["quadrangle-dusk", "dormitory-dawn"],
    },
    {
      title: "House meetings",
      day: 21,
      venue: "Houses",
      time: "7:00 PM",
      scenes: ["dormitory-night", "quadrangle-dawn"],
    },
  ],
  [
    {
      title: "Inter-house quiz",
      day: 7,
      venue: "Library",
      time: "11:00 AM",
      scenes: ["library-noon", "quadrangle-dawn"],
    },
    {
      title: "Nature walk in the deodars",
      day: 15,
      venue: "Forest path",
      time: "7:00 AM",
      scenes: ["forest-dawn", "ridges-noon-spring"],
    },
    {
      title: "Spring walk along the ridge",
      day: 22,
      venue: "Upper field",
      time: "8:00 AM",
      scenes: ["ridges-noon-spring", "forest-noon-summer"],
    },
  ],
  [
    {
      title: "Inter-house cricket",
      day: 11,
      venue: "Upper field",
      time: "9:00 AM",
      scenes: ["cricket-noon-summer", "school-noon"],
    },
    {
      title: "Science exhibition",
      day: 18,
      venue: "Laboratories",
      time: "10:30 AM",
      scenes: ["laboratory-noon", "library-dusk"],
    },
    {
      title: "Evening of music",
      day: 25,
      venue: "Music room",
      time: "6:00 PM",
      scenes: ["music-dusk", "chapel-dusk"],
    },
  ],
  [
    {
      title: "Sketching at first light",
      day: 6,
      venue: "Upper field",
      time: "6:00 AM",
      scenes: ["ridges-dawn", "forest-noon-summer"],
    },
    {
      title: "Swimming trials",
      day: 16,
      venue: "Swimming pool",
      time: "7:00 AM",
      scenes: ["pool-dawn", "school-noon"],
    },
    {
      title: "Cricket against visitors",
      day: 23,
      venue: "Upper field",
      time: "2:30 PM",
      scenes: ["cricket-dusk", "school-noon"],
    },
  ],
  [
    {
      title: "Tree planting in the rains",
      day: 5,
      venue: "Lower slope",
      time: "8:00 AM",
      scenes: ["monsoon-noon", "forest-noon-summer"],
    },
    {
      title: "Return of the boarders",
      day: 27,
      venue: "Houses",
      time: "All day",
      scenes: ["dormitory-night", "school-noon"],
    },
  ],
];

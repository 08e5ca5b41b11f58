import type { Happening } from "./happening.ts";

/** July to December, month by month. */
export const secondHalf: readonly (readonly Happening[])[] = [
  [
    {
      title: "Inter-house debate",
      day: 11,
      venue: "Quadrangle",
      time: "5:00 PM",
      scenes: ["quadrangle-dusk", "library-dusk"],
    },
    {
      title: "Monsoon reading week",
      day: 18,
      venue: "Cloister and library",
      time: "4:00 PM",
      scenes: ["monsoon-dusk", "library-dusk"],
    },
    {
      title: "Laboratory open day",
      day: 25,
      venue: "Laboratories",
      time: "10:00 AM",
      scenes: ["laboratory-dusk", "school-noon"],
    },
  ],
  [
    {
      title: "Independence Day assembly",
      day: 15,
      venue: "Quadrangle",
      time: "8:30 AM",
      scenes: ["quadrangle-noon-summer", "school-noon"],
    },
    {
      title: "Swimming gala",
      day: 22,
      venue: "Swimming pool",
      time: "2:00 PM",
      scenes: ["pool-noon-summer", "school-noon"],
    },
    {
      title: "Choir practice day",
      day: 29,
      venue: "Chapel",
      time: "4:30 PM",
      scenes: ["chapel-dusk", "music-noon"],
    },
  ],
  [
    {
      title: "Teachers’ Day",
      day: 5,
      venue: "Main gate",
      time: "10:00 AM",
      scenes: ["school-noon", "quadrangle-dawn"],
    },
    {
      title: "Elocution in two languages",
      day: 12,
      venue: "Library",
      time: "11:00 AM",
      scenes: ["library-noon", "quadrangle-dawn"],
    },
    {
      title: "Cross-country run",
      day: 26,
      venue: "Forest path",
      time: "7:30 AM",
      scenes: ["forest-dawn", "ridges-noon-spring"],
    },
  ],
  [
    {
      title: "Service morning in the wood",
      day: 2,
      venue: "Forest path",
      time: "7:00 AM",
      scenes: ["forest-dusk-autumn", "quadrangle-dawn"],
    },
    {
      title: "Athletics meet",
      day: 10,
      venue: "Upper field",
      time: "9:00 AM",
      scenes: ["cricket-noon-summer", "school-noon"],
    },
    {
      title: "Evening of lamps",
      day: 24,
      venue: "Quadrangle",
      time: "6:30 PM",
      scenes: ["quadrangle-dusk", "chapel-noon"],
    },
  ],
  [
    {
      title: "Children’s Day in the hills",
      day: 14,
      venue: "Upper field",
      time: "10:30 AM",
      scenes: ["ridges-noon-spring", "forest-noon-summer"],
    },
    {
      title: "Inter-house football final",
      day: 20,
      venue: "Upper field",
      time: "3:00 PM",
      scenes: ["cricket-dusk", "school-noon"],
    },
    {
      title: "Junior concert",
      day: 28,
      venue: "Music room",
      time: "5:30 PM",
      scenes: ["music-dusk", "quadrangle-dawn"],
    },
  ],
  [
    {
      title: "Carol service",
      day: 5,
      venue: "Chapel",
      time: "6:00 PM",
      scenes: ["chapel-dusk", "snow-night"],
    },
    {
      title: "Prize giving",
      day: 8,
      venue: "Main hall",
      time: "5:30 PM",
      scenes: ["quadrangle-night-winter", "library-dusk"],
    },
  ],
];

import { type CardKind, getMonth } from "../../app/for-server.ts";

type Season = "winter" | "spring" | "summer" | "monsoon" | "autumn";

/** Bundled paintings: without a chosen photograph, a card shows no pupil. */
const pictures: Record<CardKind, Record<Season, string>> = {
  events: {
    winter: "quadrangle-night-winter",
    spring: "ridges-noon-spring",
    summer: "quadrangle-noon-summer",
    monsoon: "monsoon-noon",
    autumn: "quadrangle-dusk",
  },
  news: {
    winter: "snow-dawn",
    spring: "path-dawn",
    summer: "forest-noon-summer",
    monsoon: "monsoon-dusk",
    autumn: "forest-dusk-autumn",
  },
  albums: {
    winter: "ridges-dusk-winter",
    spring: "chapel-noon",
    summer: "cricket-noon-summer",
    monsoon: "monsoon-dusk",
    autumn: "deodar-dusk",
  },
};

/** A picture of the hills in the season of the date; autumn without a date. */
export const getSeasonPicture = (kind: CardKind, day: string): string =>
  pictures[kind][getSeason(day)];

function getSeason(day: string): Season {
  const month = getMonth(day) ?? 10;
  if (month === 12 || month <= 2) return "winter";
  if (month <= 4) return "spring";
  if (month <= 6) return "summer";
  return month <= 9 ? "monsoon" : "autumn";
}

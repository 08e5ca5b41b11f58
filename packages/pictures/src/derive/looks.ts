import type { Light, Season } from "../light-and-season.ts";

/** A change of light or season by grading alone. Matrix rows are r, g, b of the result. */
export type Look = {
  name: string;
  light?: Light;
  season?: Season;
  matrix: [[number, number, number], [number, number, number], [number, number, number]];
  /** multiplied with each channel, 0..255 */
  gain: [number, number, number];
  /** added to each channel, 0..255 */
  lift: [number, number, number];
  saturation: number;
};

const same: Look["matrix"] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const list = [
  { name: "plain", matrix: same, gain: [1.02, 1.01, 0.99], lift: [0, 0, 2], saturation: 0.97 },
  {
    name: "evening",
    light: "dusk",
    matrix: [
      [0.92, 0.1, 0],
      [0.1, 0.82, 0.02],
      [0.04, 0.16, 0.7],
    ],
    gain: [0.95, 0.84, 0.74],
    lift: [0, -4, 2],
    saturation: 0.95,
  },
  {
    name: "early",
    light: "dawn",
    matrix: [
      [0.9, 0.08, 0.02],
      [0.04, 0.92, 0.04],
      [0.02, 0.1, 0.88],
    ],
    gain: [0.86, 0.82, 0.84],
    lift: [36, 27, 24],
    saturation: 0.82,
  },
  {
    name: "day",
    light: "noon",
    matrix: [
      [0.84, 0.12, 0.04],
      [0.06, 0.94, 0],
      [0.02, 0.2, 0.86],
    ],
    gain: [1.06, 1.12, 1.2],
    lift: [2, 4, 6],
    saturation: 0.92,
  },
  {
    name: "night",
    light: "night",
    matrix: [
      [0.34, 0.3, 0.1],
      [0.2, 0.42, 0.16],
      [0.14, 0.34, 0.4],
    ],
    gain: [0.5, 0.56, 0.68],
    lift: [-6, -3, 4],
    saturation: 0.85,
  },
  {
    name: "autumn",
    season: "autumn",
    matrix: [
      [0.78, 0.32, -0.08],
      [0.14, 0.8, 0.02],
      [0.06, 0.02, 0.84],
    ],
    gain: [1.04, 0.94, 0.9],
    lift: [4, 2, -2],
    saturation: 1,
  },
  {
    name: "rain",
    season: "monsoon",
    matrix: [
      [0.7, 0.22, 0.08],
      [0.14, 0.76, 0.1],
      [0.1, 0.24, 0.66],
    ],
    gain: [0.74, 0.8, 0.8],
    lift: [20, 26, 27],
    saturation: 0.5,
  },
  {
    name: "cold",
    season: "winter",
    matrix: [
      [0.7, 0.24, 0.06],
      [0.18, 0.7, 0.12],
      [0.12, 0.22, 0.72],
    ],
    gain: [0.94, 1, 1.1],
    lift: [10, 14, 22],
    saturation: 0.62,
  },
  { name: "faded", matrix: same, gain: [0.84, 0.82, 0.76], lift: [34, 30, 26], saturation: 0.72 },
] satisfies Look[];

export type LookName =
  | "plain"
  | "evening"
  | "early"
  | "day"
  | "night"
  | "autumn"
  | "rain"
  | "cold"
  | "faded";

export const looks = new Map<string, Look>(list.map((look) => [look.name, look]));

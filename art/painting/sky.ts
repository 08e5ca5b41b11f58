// Longer than 200 lines because the palettes of every light stand here side by side.
import type { Light } from "../../packages/pictures/src/light-and-season.ts";
import { type Colour, gradient, hex, mix, type Stops } from "./colour.ts";
import { clamp, fbm, noise, smooth } from "./noise.ts";

type Direction = [x: number, y: number, z: number];

/** The air of an hour: gradient from horizon (0) to overhead (1), sun, clouds, colours of distance. */
export type Air = {
  sky: Stops;
  /** where the sun or moon stands: azimuth (0 ahead, positive right) and height, radians */
  sun: { azimuth: number; height: number };
  sunColour: Colour;
  glow: Colour;
  glowSize: number;
  disc: number;
  cloudLight: Colour;
  cloudDark: Colour;
  cloudCover: number;
  haze: Colour;
  hazeToSun: Colour;
  far: Colour;
  snow: Colour;
  snowShade: Colour;
  stars: boolean;
};

export const airs: Record<Light | "rain" | "winter-dawn" | "winter-dusk" | "autumn-dusk", Air> = {
  dawn: {
    sky: [
      [0, "#f8d9a8"],
      [0.1, "#f0cfae"],
      [0.24, "#c3c2bd"],
      [0.5, "#7f9fb6"],
      [1, "#4c7190"],
    ],
    sun: { azimuth: 0.5, height: 0.1 },
    sunColour: [3.4, 2.3, 1.35],
    glow: hex("#ffd591", 1.1),
    glowSize: 0.5,
    disc: 1,
    cloudLight: hex("#ffe6c4", 1.1),
    cloudDark: hex("#a39a9c"),
    cloudCover: 0.02,
    haze: hex("#b9bcb8"),
    hazeToSun: hex("#f3d3a0"),
    far: hex("#7e98a6"),
    snow: hex("#ffe3c2", 1.15),
    snowShade: hex("#8fa0b4"),
    stars: false,
  },
  noon: {
    sky: [
      [0, "#dce6e4"],
      [0.14, "#bcd2da"],
      [0.4, "#86aec6"],
      [1, "#3d6f98"],
    ],
    sun: { azimuth: -1.2, height: 0.85 },
    sunColour: [4.4, 4.0, 3.3],
    glow: hex("#ffffff", 0.5),
    glowSize: 0.5,
    disc: 0,
    cloudLight: hex("#ffffff", 1.15),
    cloudDark: hex("#a9bac4"),
    cloudCover: 0.08,
    haze: hex("#b9ccd2"),
    hazeToSun: hex("#dde4dc"),
    far: hex("#7f9fb0"),
    snow: hex("#ffffff", 1.05),
    snowShade: hex("#93aabf"),
    stars: false,
  },
  dusk: {
    sky: [
      [0, "#f6b878"],
      [0.08, "#eea779"],
      [0.2, "#b98b86"],
      [0.38, "#6f7390"],
      [0.7, "#38476a"],
      [1, "#22304c"],
    ],
    sun: { azimuth: -0.5, height: 0.035 },
    sunColour: [1.5, 0.72, 0.3],
    glow: hex("#ffa75e", 0.95),
    glowSize: 0.55,
    disc: 1,
    cloudLight: hex("#f7a67c", 0.95),
    cloudDark: hex("#4e4a64"),
    cloudCover: 0.06,
    haze: hex("#75708a"),
    hazeToSun: hex("#d9966a"),
    far: hex("#5d5e78"),
    snow: hex("#f0b6a4"),
    snowShade: hex("#706f92"),
    stars: true,
  },
  night: {
    sky: [
      [0, "#3b5468"],
      [0.12, "#2c445c"],
      [0.4, "#182a43"],
      [1, "#0a1428"],
    ],
    sun: { azimuth: 0.55, height: 0.42 },
    sunColour: [0.16, 0.21, 0.3],
    glow: hex("#9db8d8", 0.3),
    glowSize: 0.28,
    disc: 1,
    cloudLight: hex("#4d6580"),
    cloudDark: hex("#16243a"),
    cloudCover: -0.04,
    haze: hex("#33495e"),
    hazeToSun: hex("#50687e"),
    far: hex("#22374d"),
    snow: hex("#8fa8c4"),
    snowShade: hex("#34495f"),
    stars: true,
  },
  rain: {
    sky: [
      [0, "#bcc5bf"],
      [0.16, "#a2aeab"],
      [0.45, "#7e8c8d"],
      [1, "#5c6a6e"],
    ],
    sun: { azimuth: 0.3, height: 0.6 },
    sunColour: [0.05, 0.05, 0.05],
    glow: hex("#e6ebe2", 0.25),
    glowSize: 0.5,
    disc: 0,
    cloudLight: hex("#d7ddd7"),
    cloudDark: hex("#57666b"),
    cloudCover: 0.55,
    haze: hex("#b3beb9"),
    hazeToSun: hex("#bfc8c1"),
    far: hex("#84938f"),
    snow: hex("#c4cdca"),
    snowShade: hex("#8d9b9c"),
    stars: false,
  },
  "winter-dawn": {
    sky: [
      [0, "#f6d3bc"],
      [0.1, "#e9c3bb"],
      [0.24, "#b7b4c6"],
      [0.5, "#7f9cc0"],
      [1, "#3f6797"],
    ],
    sun: { azimuth: -0.62, height: 0.13 },
    sunColour: [3.2, 2.2, 1.5],
    glow: hex("#ffd3a4", 0.9),
    glowSize: 0.45,
    disc: 0,
    cloudLight: hex("#ffe3d2", 1.05),
    cloudDark: hex("#9a98b0"),
    cloudCover: 0.04,
    haze: hex("#b4bfd2"),
    hazeToSun: hex("#eed3c2"),
    far: hex("#8c9fbd"),
    snow: hex("#ffd9c4", 1.1),
    snowShade: hex("#8b9ec4"),
    stars: false,
  },
  "winter-dusk": {
    sky: [
      [0, "#e9b9a8"],
      [0.07, "#dba3a6"],
      [0.18, "#a48fae"],
      [0.36, "#6a76a2"],
      [0.7, "#3a4d7c"],
      [1, "#24365c"],
    ],
    sun: { azimuth: -2.4, height: 0.08 },
    sunColour: [2.6, 1.25, 0.85],
    glow: hex("#ffb9a0", 0.3),
    glowSize: 0.6,
    disc: 0,
    cloudLight: hex("#e7a9a5"),
    cloudDark: hex("#5b5f88"),
    cloudCover: 0,
    haze: hex("#7e86ac"),
    hazeToSun: hex("#b598a8"),
    far: hex("#5f6b96"),
    snow: hex("#ffb79c", 1.12),
    snowShade: hex("#6a74a6"),
    stars: false,
  },
  "autumn-dusk": {
    sky: [
      [0, "#ffd08a"],
      [0.1, "#f6bd80"],
      [0.28, "#d1a58c"],
      [0.55, "#8f8f9c"],
      [1, "#55657e"],
    ],
    sun: { azimuth: 0.55, height: 0.12 },
    sunColour: [3.6, 2.1, 0.95],
    glow: hex("#ffc46c", 1.05),
    glowSize: 0.55,
    disc: 1,
    cloudLight: hex("#ffd0a0", 1.05),
    cloudDark: hex("#94858c"),
    cloudCover: 0,
    haze: hex("#b7a496"),
    hazeToSun: hex("#f4c480"),
    far: hex("#8a8a90"),
    snow: hex("#ffd2a8"),
    snowShade: hex("#8d8aa0"),
    stars: false,
  },
};

/** The same air with its sun at another place (radians). */
export function withSun(air: Air, azimuth: number, height: number): Air {
  return { ...air, sun: { azimuth, height } };
}

export function sunDirection(air: Air): Direction {
  const c = Math.cos(air.sun.height);
  return [Math.sin(air.sun.azimuth) * c, Math.sin(air.sun.height), Math.cos(air.sun.azimuth) * c];
}

/** The open sky in a direction; without `fine` only what lights things (no clouds, stars or disc). */
export function skyReader(
  air: Air,
  seed: number,
  fine = true,
): (d: Direction, out: Colour) => void {
  const read = gradient(air.sky);
  const table = Array.from({ length: 257 }, (_, i) => read(i / 256));
  const sun = sunDirection(air);
  return (d, out) => {
    const y = clamp(d[1]);
    const t = Math.sqrt(y) * 0.55 + y * 0.45;
    const base = table[Math.min(256, Math.floor(t * 256))] as Colour;
    out[0] = base[0];
    out[1] = base[1];
    out[2] = base[2];
    const cos = d[0] * sun[0] + d[1] * sun[1] + d[2] * sun[2];
    const angle = Math.acos(clamp(cos, -1, 1));
    const near =
      Math.exp((-angle / air.glowSize) * 2.2) * 0.75 +
      Math.exp(-((angle / air.glowSize) ** 2) * 9) * 0.5;
    for (const k of [0, 1, 2] as const) out[k] += air.glow[k] * near * (1 - 0.35 * out[k]);
    if (!fine) return;
    if (air.stars) addStars(d, out, seed);
    addClouds(air, d, out, seed, near);
    if (air.disc) {
      const a = smooth(0.0165, 0.0135, angle) * air.disc;
      for (const k of [0, 1, 2] as const)
        out[k] += air.glow[k] * Math.exp(-angle * 26) * 1.6 * air.disc;
      for (const k of [0, 1, 2] as const)
        out[k] += (Math.min(5, 1.6 + air.glow[k] * 2.4) - out[k]) * a;
    }
  };
}

function addClouds(air: Air, d: Direction, out: Colour, seed: number, near: number): void {
  if (d[1] < 0.004) return;
  // a flat layer overhead, so that clouds draw together towards the horizon
  const k = 1 / (d[1] + 0.16);
  const x = d[0] * k * 1.5;
  const z = d[2] * k * 1.5;
  const warp = 0.5 * noise(x * 0.8, z * 0.8, seed + 3);
  const n = fbm(x * 0.62 + warp, z * 1.15 + warp, seed, 6, 0.52);
  const cover = smooth(0.06 - air.cloudCover, 0.52 - air.cloudCover, n);
  if (cover <= 0) return;
  const lit = clamp(
    0.62 -
      1.5 * (fbm(x * 0.62 + warp + 0.05, z * 1.15 + warp - 0.16, seed, 4, 0.52) - n) +
      near * 0.4,
  );
  const a = cover * smooth(0, 0.06, d[1]) * 0.82;
  const c = mix(air.cloudDark, air.cloudLight, lit);
  for (const q of [0, 1, 2] as const) out[q] += (c[q] * (1 + near * 0.25) - out[q]) * a;
}

function addStars(d: Direction, out: Colour, seed: number): void {
  const dark = clamp(1 - (out[0] + out[1] + out[2]) * 3.2);
  if (dark <= 0) return;
  const s = 230;
  const u = Math.atan2(d[0], d[2]) * s;
  const v = d[1] * s;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const id = Math.abs(noise(i * 1.37 + 0.5, j * 2.11 + 0.5, seed + 71));
  if (id < 0.62) return;
  const cx = i + 0.5 + 0.3 * noise(i + 0.3, j + 0.7, seed + 72);
  const cy = j + 0.5 + 0.3 * noise(i + 0.9, j + 0.1, seed + 73);
  const size = 0.05 + (id - 0.62) * 0.45;
  const b =
    Math.exp(-((u - cx) ** 2 + (v - cy) ** 2) / (size * size)) * dark * (0.3 + (id - 0.62) * 3);
  out[0] += b * 0.9;
  out[1] += b * 0.95;
  out[2] += b;
}

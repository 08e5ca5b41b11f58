import type { Colour } from "../painting/colour.ts";
import { hex, mix } from "../painting/colour.ts";
import { clamp, noise } from "../painting/noise.ts";

const dark = hex("#2a4433");
const light = hex("#55704c");

/** Deodar needles: blue-green, paler in patches and at the tips of boughs. */
export function needles(p: Colour, _n: Colour, out: Colour): void {
  const t =
    0.45 +
    0.5 * noise(p[0] * 0.7 + p[2] * 0.5, p[1] * 0.9, 3) +
    0.35 * noise(p[0] * 5 + p[2] * 4, p[1] * 6, 4);
  const c = mix(dark, light, clamp(t));
  out[0] = c[0];
  out[1] = c[1];
  out[2] = c[2];
}

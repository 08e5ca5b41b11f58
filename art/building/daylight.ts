import type { Colour } from "../painting/colour.ts";
import { type Air, skyReader } from "../painting/sky.ts";
import type { Point } from "../tracing/mesh.ts";

/** The sky as it lights a room through its windows: brighter than it looks, dark earth below. */
export function daylight(air: Air, gain: number, seed = 3): (d: Point, out: Colour) => void {
  const sky = skyReader(air, seed, false);
  return (d, out) => {
    if (d[1] > -0.02) {
      sky(d, out);
      for (const k of [0, 1, 2] as const) out[k] *= gain;
      return;
    }
    out[0] = 0.1 * gain;
    out[1] = 0.11 * gain;
    out[2] = 0.08 * gain;
  };
}

/** Hills outside a window: the same scenery in every room of the school. */
export function outside(air: Air, seed: number, snow = 0) {
  return {
    seed,
    air,
    hills: { drop: 500, rise: 800, size: 4200, snows: 6500, lift: 0.005, slope: 0.4 },
    ground: { forest: "#33503a", meadow: "#6f7a4a", open: 0.12, snow },
    mist: { top: -420, depth: 260, amount: 0.75 },
    clear: 12_000,
    trees: { far: 4000, near: 300 },
  };
}

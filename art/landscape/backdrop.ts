import type { Colour } from "../painting/colour.ts";
import { skyReader } from "../painting/sky.ts";
import type { Point } from "../tracing/mesh.ts";
import type { Camera } from "../tracing/stage.ts";
import { landscape, type View } from "./terrain.ts";

type Scenery = Omit<View, "width" | "height" | "focal" | "horizon" | "turn">;

/** Paints the hills that a camera sees behind a scene; the sky where it looks past the painting. */
export function sceneryFor(
  camera: Camera,
  size: { width: number; height: number },
  scenery: Scenery,
  o: { margin?: number; gain?: number; raise?: number } = {},
): (d: Point, out: Colour) => void {
  const { margin = 1, gain = 1, raise = 0 } = o;
  const width = Math.round(size.width * 0.8);
  const height = Math.round(size.height * 0.8);
  const { turn } = camera;
  const focal = camera.focal / margin;
  const horizon = 0.5 + (camera.horizon - 0.5) / margin;
  const painting = landscape({ ...scenery, width, height, focal, horizon, turn }).canvas;
  const sky = skyReader(scenery.air, scenery.seed);
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const across = width / height;
  return (d, out) => {
    const ahead = d[0] * s + d[2] * c;
    const u = ((d[0] * c - d[2] * s) / ahead) * focal;
    const v = horizon - (d[1] / ahead - raise) * focal;
    if (ahead < 0.05 || Math.abs(u) > across * 0.51 || v < -0.01) sky(d, out);
    else painting.sample(u / across + 0.5, v, out);
    for (const k of [0, 1, 2] as const) out[k] *= gain;
  };
}

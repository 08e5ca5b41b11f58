import type { Canvas } from "../painting/canvas.ts";
import { enlarge } from "../painting/enlarge.ts";
import { develop } from "./develop.ts";
import { trace } from "./path-tracer.ts";
import type { Stage } from "./stage.ts";

/** Size in pixels and how much care: 1 for the committed masters, less while trying things out. */
export type Sheet = {
  width: number;
  height: number;
  quality: number;
  onProgress?: (share: number) => void;
};

/** Traces a stage at a little over half the size, smooths its light and enlarges it. */
export function photograph(
  stage: Stage,
  sheet: Sheet,
  o: { samples?: number; seed?: number; scale?: number; softness?: number } = {},
): Canvas {
  const scale = o.scale ?? 0.54;
  const plates = trace(stage, {
    width: Math.round(sheet.width * scale),
    height: Math.round(sheet.height * scale),
    samples: Math.max(4, Math.round((o.samples ?? 9) * sheet.quality)),
    seed: o.seed ?? 1,
    onRow: sheet.onProgress,
  });
  return enlarge(develop(plates, { softness: o.softness ?? 1 }), sheet.width, sheet.height);
}

import type { Canvas } from "../painting/canvas.ts";
import type { Finish } from "../painting/finish.ts";
import type { Sheet } from "../tracing/photograph.ts";

/** Paints one picture at the size of the sheet and says how it is finished. */
export type Painter = (sheet: Sheet) => { canvas: Canvas; finish: Finish };

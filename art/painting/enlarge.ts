import { Canvas } from "./canvas.ts";

/** Enlarges smoothly (Catmull-Rom), keeping edges crisp. */
export function enlarge(from: Canvas, width: number, height: number): Canvas {
  if (from.width === width && from.height === height) return from;
  const across = new Canvas(width, from.height);
  resample(from.data, across.data, from.width, width, from.height, 3, from.width * 3, width * 3);
  const out = new Canvas(width, height);
  resample(across.data, out.data, from.height, height, width, width * 3, 3, 3);
  return out;
}

function resample(
  from: Float32Array,
  to: Float32Array,
  oldLength: number,
  newLength: number,
  lines: number,
  step: number,
  oldLine: number,
  newLine: number,
): void {
  const at = (base: number, i: number) =>
    from[base + Math.min(oldLength - 1, Math.max(0, i)) * step] as number;
  for (let i = 0; i < newLength; i++) {
    const x = ((i + 0.5) * oldLength) / newLength - 0.5;
    const k = Math.floor(x);
    const t = x - k;
    const a = ((-t + 2) * t - 1) * t * 0.5;
    const b = ((3 * t - 5) * t * t + 2) * 0.5;
    const c = ((-3 * t + 4) * t + 1) * t * 0.5;
    const d = (t - 1) * t * t * 0.5;
    for (let line = 0; line < lines; line++) {
      for (let ch = 0; ch < 3; ch++) {
        const base = line * oldLine + ch;
        const p1 = at(base, k);
        const p2 = at(base, k + 1);
        const v = at(base, k - 1) * a + p1 * b + p2 * c + at(base, k + 2) * d;
        to[i * step + line * newLine + ch] = Math.max(
          0,
          Math.min(v, Math.max(p1, p2) * 1.25 + 0.02),
        );
      }
    }
  }
}

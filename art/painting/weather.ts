import type { Canvas } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { clamp, smooth } from "./noise.ts";
import { random } from "../../packages/pictures/src/random.ts";

/** Rain drawn over a finished scene: fine near streaks, long far ones. `amount` about 1. */
export function rain(
  canvas: Canvas,
  o: { amount: number; seed: number; light: Colour; slant?: number },
): void {
  const r = random(o.seed);
  const { width, height } = canvas;
  const slant = o.slant ?? 0.16;
  const count = Math.round(2600 * o.amount * (width / height));
  for (let i = 0; i < count; i++) {
    const near = r() ** 3;
    const length = height * (0.018 + 0.07 * near) * (0.6 + r() * 0.8);
    const x0 = (r() * 1.3 - 0.05) * width;
    const y0 = (r() * 1.15 - 0.1) * height;
    const strong = (0.05 + 0.13 * near) * (0.5 + r());
    for (let k = 0; k < length; k++) {
      const fade = Math.sin((k / length) * Math.PI);
      const x = x0 - k * slant;
      const f = x - Math.floor(x);
      const y = Math.round(y0 + k);
      const [a, b, c] = o.light;
      canvas.blend(Math.floor(x), y, a, b, c, strong * fade * (1 - f));
      canvas.blend(Math.floor(x) + 1, y, a, b, c, strong * fade * f);
    }
  }
}

/** Falling snow: many small flakes, a few large soft ones near the lens. */
export function snowfall(canvas: Canvas, o: { amount: number; seed: number; light: Colour }): void {
  const r = random(o.seed);
  const { width, height } = canvas;
  const count = Math.round(1500 * o.amount * (width / height));
  const [a, b, c] = o.light;
  for (let i = 0; i < count; i++) {
    const near = r() ** 6;
    const radius = (0.0007 + near * 0.007) * height;
    const x = r() * width;
    const y = r() * height;
    const strong = (0.75 - near * 0.55) * (0.5 + 0.5 * r());
    const reach = Math.ceil(radius * 1.6 + 0.5);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const px = Math.round(x) + dx;
        const py = Math.round(y) + dy;
        const d = Math.hypot(px - x, (py - y) * 0.9);
        canvas.blend(px, py, a, b, c, strong * smooth(radius * 1.5 + 0.5, radius * 0.4, d));
      }
  }
}

/** A soft round light, for lamps far away. */
export function farLamp(canvas: Canvas, x: number, y: number, radius: number, light: Colour): void {
  const reach = Math.ceil(radius * 5);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const px = Math.round(x) + dx;
      const py = Math.round(y) + dy;
      if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) continue;
      const d = Math.hypot(px - x, py - y) / radius;
      const k = clamp(Math.exp(-d * d * 2) + 0.12 * Math.exp(-d * 0.9));
      const i = (py * canvas.width + px) * 3;
      for (let q = 0; q < 3; q++)
        canvas.data[i + q] = (canvas.data[i + q] as number) + (light[q] as number) * k;
    }
}

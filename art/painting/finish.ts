import type { Canvas } from "./canvas.ts";
import { toDisplay } from "./colour.ts";
import { clamp, noise, smooth } from "./noise.ts";
import { random } from "../../packages/pictures/src/random.ts";

/** How a picture leaves the darkroom. All amounts 0..1 unless said otherwise. */
export type Finish = {
  /** multiplies the light */
  exposure?: number;
  /** glow around bright parts */
  bloom?: number;
  vignette?: number;
  grain?: number;
  saturation?: number;
  contrast?: number;
  /** how far shadows lean to green and lights to warm */
  splitTone?: number;
  /** the lightness of black */
  fade?: number;
  seed?: number;
};

/** Rolls off highlights like film: linear light to 0..1 display values. */
function film(x: number): number {
  const a = Math.max(0, x);
  const y = (a * (2.51 * a + 0.03)) / (a * (2.43 * a + 0.59) + 0.14);
  return toDisplay(Math.min(1, y));
}

/** Turns linear light into display bytes (3 a pixel): bloom, film curve, grade, vignette, grain. */
export function finish(canvas: Canvas, o: Finish = {}): Buffer {
  const { width, height, data } = canvas;
  const { exposure = 1, bloom = 0.12, vignette = 0.22, grain = 0.016, saturation = 0.94 } = o;
  const { contrast = 1.04, splitTone = 1, fade = 0.012 } = o;
  const glow = bloom > 0 ? bloomOf(canvas, exposure) : null;
  const r = random(o.seed ?? 7);
  const out = Buffer.alloc(width * height * 3);
  const size = 1333 / Math.max(width, height) / 2;
  let held = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      let R = (data[i] as number) * exposure;
      let G = (data[i + 1] as number) * exposure;
      let B = (data[i + 2] as number) * exposure;
      if (glow) {
        const g = glow(x, y);
        R += (g[0] as number) * bloom;
        G += (g[1] as number) * bloom;
        B += (g[2] as number) * bloom;
      }
      R = film(R * 0.8);
      G = film(G * 0.8);
      B = film(B * 0.8);
      const l = R * 0.3 + G * 0.59 + B * 0.11;
      const dark = (1 - l) * (1 - l) * splitTone;
      const bright = l * l * splitTone;
      R = l + (R - l) * saturation - 0.012 * dark + 0.014 * bright;
      G = l + (G - l) * saturation + 0.008 * dark + 0.004 * bright;
      B = l + (B - l) * saturation + 0.002 * dark - 0.026 * bright;
      const dx = (x / width - 0.5) * 1.9;
      const dy = (y / height - 0.5) * 1.8;
      const v = 1 - vignette * smooth(0.4, 1.4, Math.hypot(dx, dy));
      const fine = (r() + r() + r() - 1.5) * grain * 1.3;
      held = fine * 0.78 + held * 0.34;
      const paper = noise(x * size * 0.9, y * size * 0.9, 3) * 0.006;
      const g = held * (0.55 + 0.9 * (1 - Math.abs(2 * l - 1))) + paper;
      out[i] = byte(R, contrast, v, g, fade);
      out[i + 1] = byte(G, contrast, v, g, fade);
      out[i + 2] = byte(B, contrast, v, g, fade);
    }
  }
  return out;
}

function byte(value: number, contrast: number, shade: number, grain: number, fade: number): number {
  const c = ((value - 0.5) * contrast + 0.5) * shade;
  return clamp(fade + (1 - fade) * c + grain) * 255;
}

/** Bright light, spread by a few passes of a box blur on a quarter-size copy. */
function bloomOf(canvas: Canvas, exposure: number): (x: number, y: number) => Float32Array {
  const step = 4;
  const w = Math.ceil(canvas.width / step);
  const h = Math.ceil(canvas.height / step);
  let a = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = Math.min(canvas.width - 1, x * step + 1);
      const sy = Math.min(canvas.height - 1, y * step + 1);
      const i = (sy * canvas.width + sx) * 3;
      for (let k = 0; k < 3; k++)
        a[(y * w + x) * 3 + k] = Math.min(
          4,
          Math.max(0, (canvas.data[i + k] as number) * exposure - 0.35),
        );
    }
  const radius = Math.max(2, Math.round(Math.max(w, h) * 0.016));
  for (let pass = 0; pass < 3; pass++) {
    a = boxBlur(a, w, h, radius, true);
    a = boxBlur(a, w, h, radius, false);
  }
  const wide = new Canvas3(a, w, h);
  const out = new Float32Array(3);
  return (x, y) => wide.read((x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5, out);
}

function boxBlur(a: Float32Array, w: number, h: number, r: number, across: boolean) {
  const out = new Float32Array(a.length);
  const lines = across ? h : w;
  const length = across ? w : h;
  const step = across ? 3 : w * 3;
  const n = 2 * r + 1;
  for (let line = 0; line < lines; line++) {
    const start = across ? line * w * 3 : line * 3;
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      const at = (i: number) =>
        a[start + Math.min(length - 1, Math.max(0, i)) * step + k] as number;
      for (let i = -r; i <= r; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        out[start + i * step + k] = sum / n;
        sum += at(i + r + 1) - at(i - r);
      }
    }
  }
  return out;
}

class Canvas3 {
  readonly a: Float32Array;
  readonly w: number;
  readonly h: number;
  constructor(a: Float32Array, w: number, h: number) {
    this.a = a;
    this.w = w;
    this.h = h;
  }
  read(x: number, y: number, out: Float32Array): Float32Array {
    const cx = Math.min(this.w - 1.001, Math.max(0, x));
    const cy = Math.min(this.h - 1.001, Math.max(0, y));
    const x0 = Math.floor(cx);
    const y0 = Math.floor(cy);
    const fx = cx - x0;
    const fy = cy - y0;
    const i = (y0 * this.w + x0) * 3;
    const j = i + this.w * 3;
    for (let k = 0; k < 3; k++) {
      const t = (this.a[i + k] as number) * (1 - fx) + (this.a[i + 3 + k] as number) * fx;
      const b = (this.a[j + k] as number) * (1 - fx) + (this.a[j + 3 + k] as number) * fx;
      out[k] = t * (1 - fy) + b * fy;
    }
    return out;
  }
}

// Longer than 200 lines because a scene is one composition, easier to judge in one piece.
import { Canvas } from "../painting/canvas.ts";
import type { Plates } from "./path-tracer.ts";

/** Puts the plates together: smooths the noisy light along surfaces, keeps textures and edges sharp. */
export function develop(plates: Plates, o: { passes?: number; softness?: number } = {}): Canvas {
  const { width, height } = plates;
  let light = plates.light;
  const passes = o.passes ?? 5;
  for (let pass = 0; pass < passes; pass++)
    light = smoothLight(plates, light, 1 << pass, o.softness ?? 1);
  let beams = plates.beams;
  if (beams.some((v) => v > 0))
    for (let pass = 0; pass < 4; pass++) beams = smoothBeams(plates, beams, 1 << pass);
  let sheen = plates.sheen;
  if (sheen.some((v) => v > 0))
    for (let pass = 0; pass < 3; pass++) sheen = smoothBeams(plates, sheen, 1 << pass, 14);
  const canvas = new Canvas(width, height);
  for (let i = 0; i < width * height * 3; i++) {
    canvas.data[i] =
      (plates.direct[i] as number) +
      (plates.albedo[i] as number) * (light[i] as number) +
      (beams[i] as number) +
      (sheen[i] as number);
  }
  return withoutSpecks(canvas);
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function smoothLight(p: Plates, light: Float32Array, step: number, softness: number): Float32Array {
  const { width, height, normal, depth } = p;
  const out = new Float32Array(light.length);
  const tolerance = (0.9 * softness) / Math.sqrt(step);
  // single dark or bright specks must not guard themselves against their neighbours
  const guide = step < 8 ? neighbourMean(light, width, height) : light;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const r = guide[i * 3] as number;
      const g = guide[i * 3 + 1] as number;
      const b = guide[i * 3 + 2] as number;
      const l = 1 / (0.12 + r + g + b);
      const nx = normal[i * 3] as number;
      const ny = normal[i * 3 + 1] as number;
      const nz = normal[i * 3 + 2] as number;
      const d = depth[i] as number;
      const depthScale = 1 / (0.02 * d + 0.01) / step;
      let sr = 0;
      let sg = 0;
      let sb = 0;
      let sum = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          const k = j * 3;
          const q = light[k] as number;
          const s = light[k + 1] as number;
          const t = light[k + 2] as number;
          const dn =
            ((normal[k] as number) - nx) ** 2 +
            ((normal[k + 1] as number) - ny) ** 2 +
            ((normal[k + 2] as number) - nz) ** 2;
          const dd = ((depth[j] as number) - d) * depthScale;
          const dl =
            (((guide[k] as number) - r) ** 2 +
              ((guide[k + 1] as number) - g) ** 2 +
              ((guide[k + 2] as number) - b) ** 2) *
            l *
            l;
          const e = dn * 18 + dd * dd * 0.25 + dl / (tolerance * tolerance);
          if (e > 12) continue;
          const w = (kernel[dx + 2] as number) * (kernel[dy + 2] as number) * Math.exp(-e);
          sr += q * w;
          sg += s * w;
          sb += t * w;
          sum += w;
        }
      }
      out[i * 3] = sr / sum;
      out[i * 3 + 1] = sg / sum;
      out[i * 3 + 2] = sb / sum;
    }
  }
  return out;
}

/** Holds single pixels to what their neighbours show: the last grains of chance go, edges stay. */
function withoutSpecks(from: Canvas): Canvas {
  const { width, height, data } = from;
  const out = new Canvas(width, height);
  out.data.set(data);
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) {
    luma[i] =
      (data[i * 3] as number) * 0.3 +
      (data[i * 3 + 1] as number) * 0.59 +
      (data[i * 3 + 2] as number) * 0.11;
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let top = 0;
      let second = 0;
      let least = 1e9;
      let nextLeast = 1e9;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue;
          const l = luma[i + dy * width + dx] as number;
          if (l > top) {
            second = top;
            top = l;
          } else if (l > second) second = l;
          if (l < least) {
            nextLeast = least;
            least = l;
          } else if (l < nextLeast) nextLeast = l;
        }
      const own = luma[i] as number;
      let k = 1;
      if (own > second * 1.25) k = (second * 1.25) / own;
      else if (own < nextLeast * 0.8) k = (nextLeast * 0.8) / Math.max(own, 1e-4);
      if (k === 1) continue;
      for (let q = 0; q < 3; q++) {
        const mean =
          ((data[(i - 1) * 3 + q] as number) +
            (data[(i + 1) * 3 + q] as number) +
            (data[(i - width) * 3 + q] as number) +
            (data[(i + width) * 3 + q] as number)) /
          4;
        out.data[i * 3 + q] = k < 1 ? (data[i * 3 + q] as number) * k : mean;
      }
    }
  }
  return out;
}

function neighbourMean(light: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      let r = 0;
      let g = 0;
      let b = 0;
      let n = 0;
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++)
        for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx++) {
          const k = (yy * width + xx) * 3;
          r += light[k] as number;
          g += light[k + 1] as number;
          b += light[k + 2] as number;
          n++;
        }
      out[i] = r / n;
      out[i + 1] = g / n;
      out[i + 2] = b / n;
    }
  }
  return out;
}

function smoothBeams(p: Plates, beams: Float32Array, step: number, edge = 0): Float32Array {
  const { width, height, depth, normal } = p;
  const out = new Float32Array(beams.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const d = depth[i] as number;
      let sr = 0;
      let sg = 0;
      let sb = 0;
      let sum = 0;
      for (let dy = -2; dy <= 2; dy++) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          const dd = ((depth[j] as number) - d) / ((edge ? 0.03 : 0.15) * d + (edge ? 0.03 : 0.2));
          let e = dd * dd;
          if (edge) {
            for (let k = 0; k < 3; k++)
              e += edge * ((normal[j * 3 + k] as number) - (normal[i * 3 + k] as number)) ** 2;
          }
          const w = (kernel[dx + 2] as number) * (kernel[dy + 2] as number) * Math.exp(-e);
          sr += (beams[j * 3] as number) * w;
          sg += (beams[j * 3 + 1] as number) * w;
          sb += (beams[j * 3 + 2] as number) * w;
          sum += w;
        }
      }
      out[i * 3] = sr / sum;
      out[i * 3 + 1] = sg / sum;
      out[i * 3 + 2] = sb / sum;
    }
  }
  return out;
}

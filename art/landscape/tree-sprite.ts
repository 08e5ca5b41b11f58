import { type Colour, hex } from "../painting/colour.ts";
import { deodar } from "../tracing/deodar.ts";
import { Mesh } from "../tracing/mesh.ts";
import { needles } from "../tracing/needles.ts";
import { trace } from "../tracing/path-tracer.ts";
import type { Stage } from "../tracing/stage.ts";

/** A deodar seen from the side: what it is made of and how much sky and sun each pixel gets. */
export type Sprite = {
  width: number;
  height: number;
  albedo: Float32Array;
  /** light of an even sky, and of a sun from the upper right */
  sky: Float32Array;
  sun: Float32Array;
  cover: Float32Array;
  /** half-size copies, for far trees */
  smaller: Sprite | null;
};

const kept = new Map<string, Sprite[]>();

/** A few trees, each as a stack of sprites from large to small. Kept for the next picture. */
export function treeSprites(o: {
  pixels: number;
  count: number;
  snow?: boolean;
  bare?: number;
}): Sprite[] {
  const key = JSON.stringify(o);
  const before = kept.get(key);
  if (before) return before;
  const made = Array.from({ length: o.count }, (_, i) => treeSprite(o, i));
  kept.set(key, made);
  return made;
}

function treeSprite(o: { pixels: number; snow?: boolean; bare?: number }, i: number): Sprite {
  const height = 25;
  const mesh = new Mesh();
  deodar(
    mesh,
    {
      height,
      seed: 40 + i,
      tufts: o.pixels > 250 ? 1.3 : 0.55,
      bare: o.bare ?? 0.04 + (i % 3) * 0.05,
      spread: 0.225 + (i % 4) * 0.024,
    },
    {
      bark: { colour: hex("#53443a") },
      needles: { colour: needles, leaf: 0.4 },
      snow: o.snow ? { colour: hex("#e9eff7"), leaf: 0.2 } : undefined,
    },
  );
  const tall = o.pixels;
  const wide = Math.round(tall * 0.56);
  const far = 400;
  const view = { height: tall, width: wide, samples: o.pixels > 250 ? 9 : 14, seed: i + 3 };
  const black = (_d: Colour, out: Colour) => out.fill(0);
  const stage: Stage = {
    mesh,
    camera: { at: [0, height * 0.5, -far], turn: 0, focal: far / (height * 1.06), horizon: 0.5 },
    sky: (d, out) => out.fill(0.35 + 0.65 * Math.max(0, d[1])),
    backdrop: (_d, out) => out.fill(1),
  };
  const a = trace(stage, view);
  const b = trace(
    {
      ...stage,
      sky: black as Stage["sky"],
      backdrop: black as Stage["sky"],
      sun: { towards: [0.72, 0.55, -0.42], colour: [1, 1, 1], radius: 0.02 },
    },
    view,
  );
  const n = wide * tall;
  const sprite: Sprite = {
    width: wide,
    height: tall,
    albedo: new Float32Array(n * 3),
    sky: new Float32Array(n),
    sun: new Float32Array(n),
    cover: new Float32Array(n),
    smaller: null,
  };
  for (let p = 0; p < n; p++) {
    const cover = Math.min(1, Math.max(0, 1 - (a.direct[p * 3] as number)));
    sprite.cover[p] = cover;
    for (let k = 0; k < 3; k++) sprite.albedo[p * 3 + k] = a.albedo[p * 3 + k] as number;
    sprite.sky[p] = a.light[p * 3 + 1] as number;
    sprite.sun[p] = b.light[p * 3 + 1] as number;
  }
  sprite.smaller = half(sprite);
  return sprite;
}

function half(s: Sprite): Sprite | null {
  const width = s.width >> 1;
  const height = s.height >> 1;
  if (height < 5) return null;
  const n = width * height;
  const out: Sprite = {
    width,
    height,
    albedo: new Float32Array(n * 3),
    sky: new Float32Array(n),
    sun: new Float32Array(n),
    cover: new Float32Array(n),
    smaller: null,
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let w = 0;
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const j = (y * 2 + dy) * s.width + x * 2 + dx;
        const c = s.cover[j] as number;
        w += c;
        for (let k = 0; k < 3; k++)
          out.albedo[i * 3 + k] =
            (out.albedo[i * 3 + k] as number) + (s.albedo[j * 3 + k] as number) / 4;
        out.sky[i] = (out.sky[i] as number) + (s.sky[j] as number) * c;
        out.sun[i] = (out.sun[i] as number) + (s.sun[j] as number) * c;
      }
      out.cover[i] = w / 4;
      out.sky[i] = (out.sky[i] as number) / (w || 1);
      out.sun[i] = (out.sun[i] as number) / (w || 1);
    }
  out.smaller = half(out);
  return out;
}

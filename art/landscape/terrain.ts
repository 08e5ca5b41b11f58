// Longer than 200 lines because ground, trees and mist of a view share one depth and one light.
import { Canvas } from "../painting/canvas.ts";
import { type Colour, hex, mix } from "../painting/colour.ts";
import { clamp, fbm, noise, ridged, smooth } from "../painting/noise.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { type Air, skyReader, sunDirection } from "../painting/sky.ts";
import { type Sprite, treeSprites } from "./tree-sprite.ts";

/** A wide view over hills. Metres; heights are relative to the lens. */
export type View = {
  width: number;
  height: number;
  seed: number;
  air: Air;
  focal: number;
  /** 0 top, 1 bottom */
  horizon: number;
  /** radians */
  turn?: number;
  hills: Hills;
  ground: Ground;
  mist?: Mist;
  /** metres after which two thirds of the light is lost */
  clear: number;
  trees?: Trees;
  clouds?: boolean;
};

export type Hills = {
  /** how far the slope falls away below the lens before the hills begin */
  drop: number;
  /** height of the hills over the valleys, and how wide they are */
  rise: number;
  size: number;
  /** the snow range: height over the lens and distance; 0 for none */
  snows: number;
  snowsAt?: number;
  /** extra height, e.g. a spur for the school */
  extra?: (x: number, z: number) => number;
  slope?: number;
  /** levels the ridges with the distance so that far ones keep in view */
  lift?: number;
};

export type Ground = {
  forest: string;
  meadow: string;
  rock?: string;
  /** share of meadow 0..1 */
  open?: number;
  /** 0 none, 1 all white */
  snow?: number;
  /** second forest colour in patches (autumn, spring) */
  patches?: string;
};

export type Mist = { top: number; depth: number; amount: number; colour?: Colour; ragged?: number };
export type Trees = {
  snow?: boolean;
  height?: number;
  near?: number;
  far?: number;
  spacing?: number;
  keep?: (x: number, z: number) => number;
  cast?: number;
};

export type Landscape = {
  canvas: Canvas;
  depth: Float32Array;
  heightAt: (x: number, z: number) => number;
  haze: (c: Colour, x: number, y: number, z: number) => Colour;
};

export function landscape(v: View): Landscape {
  const { width, height, air, focal, horizon, seed } = v;
  const canvas = new Canvas(width, height);
  const depth = new Float32Array(width * height).fill(1e9);
  const turn = v.turn ?? 0;
  const sky = skyReader(air, seed);
  const plain = skyReader(air, seed, false);
  const sun = sunDirection(air);
  const cs = Math.cos(turn);
  const sn = Math.sin(turn);
  const heightAt = makeHills(v);
  const haze = makeHaze(v, plain);
  const d: [number, number, number] = [0, 0, 0];
  const c: Colour = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const a = (x + 0.5 - width / 2) / height / focal;
      const b = (horizon - (y + 0.5) / height) / focal;
      const l = Math.hypot(a, b, 1);
      d[0] = (a * cs + sn) / l;
      d[1] = Math.max(0.0005, b / l);
      d[2] = (cs - a * sn) / l;
      sky(d, c);
      const i = (y * width + x) * 3;
      canvas.data[i] = c[0];
      canvas.data[i + 1] = c[1];
      canvas.data[i + 2] = c[2];
    }
  const shade = makeShade(v, heightAt, sun);
  const left = new Float32Array(width * height).fill(1);
  const land = new Float32Array(width * height * 3);
  const tone: Colour = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    const a = (x + 0.5 - width / 2) / height / focal;
    const ax = a * cs + sn;
    const az = cs - a * sn;
    let lowest = height;
    for (let z = 24; z < 110_000; z *= z < 400 ? 1.0025 : 1.0035) {
      const wx = ax * z;
      const wz = az * z;
      const h = heightAt(wx, wz);
      const y = (horizon - (h / z) * focal) * height;
      if (y >= lowest) continue;
      shade(wx, wz, h, z, tone);
      const hazed = haze(tone, wx, h, wz);
      const from = Math.max(0, Math.floor(y));
      const to = Math.min(height, Math.ceil(lowest));
      for (let py = from; py < to; py++) {
        const i = py * width + x;
        const cover = Math.min(left[i] as number, Math.min(py + 1, lowest) - Math.max(py, y));
        if (cover <= 0) continue;
        const rest = (left[i] as number) - cover;
        for (const q of [0, 1, 2] as const)
          land[i * 3 + q] = (land[i * 3 + q] as number) + hazed[q] * cover;
        left[i] = rest;
        if (rest < 0.5 || depth[i] === 1e9) depth[i] = Math.min(depth[i] as number, z);
      }
      lowest = y;
      if (y < 0) break;
    }
  }
  for (let i = 0; i < land.length; i++) {
    canvas.data[i] =
      (canvas.data[i] as number) * (left[Math.floor(i / 3)] as number) + (land[i] as number);
  }
  const result = { canvas, depth, heightAt, haze };
  if (v.trees) plantTrees(v, result, shadeLight(v, sun));
  return result;
}

/** Fine relief near the lens only: far away it would shimmer. */
function octavesAt(far: number): number {
  if (far < 1200) return 8;
  if (far < 3500) return 7;
  return far < 8000 ? 6 : 5;
}

function makeHills(v: View): (x: number, z: number) => number {
  const { hills, seed } = v;
  const { drop, rise, size, snows, snowsAt = 52_000, slope = 0.42, lift = 0 } = hills;
  return (x, z) => {
    const far = Math.hypot(x, z);
    const octaves = octavesAt(far);
    const wx = x / size + 0.35 * noise(x / size, z / size, seed + 1);
    const wz = z / size + 0.35 * noise(x / size + 9, z / size + 4, seed + 2);
    const r = ridged(wx * 0.8, wz * 0.8, seed + 3, octaves, 0.44);
    const f = fbm(wx * 0.5, wz * 0.5, seed + 5, 4);
    let h = -drop + rise * (r * 1.35 - 0.55 + f * 0.75);
    h += lift * far;
    // the slope that the lens stands on
    const near =
      -6 -
      far * slope +
      9 * fbm(x / 60, z / 60, seed + 6, 4) +
      26 * fbm(x / 300, z / 300, seed + 8, 3);
    const t = smooth(250, 1500, far);
    h = near * (1 - t) + h * t;
    if (hills.extra) h += hills.extra(x, z);
    if (snows && far > snowsAt * 0.55) {
      const m =
        smooth(snowsAt * 0.62, snowsAt, far) *
        (1 - 0.6 * smooth(snowsAt * 1.25, snowsAt * 1.7, far));
      const s = ridged(
        x / 15_000 + 0.3 * noise(x / 9000, z / 9000, seed + 21),
        z / 15_000,
        seed + 20,
        8,
        0.47,
      );
      const massif = 0.62 + 0.5 * fbm(x / 26_000, z / 30_000, seed + 22, 2);
      h += m * snows * (0.18 + 1.35 * s * massif);
    }
    return h;
  };
}

/** What distance and mist do to a colour. */
function makeHaze(v: View, sky: (d: [number, number, number], out: Colour) => void) {
  const { air, mist, clear, seed } = v;
  const sun = sunDirection(air);
  const out: Colour = [0, 0, 0];
  const horizonColour: Colour = [0, 0, 0];
  return (c: Colour, x: number, y: number, z: number): Colour => {
    const far = Math.hypot(x, z);
    const towards = Math.max(0, (x * sun[0] + z * sun[2]) / far / Math.hypot(sun[0], sun[2])) ** 4;
    const up = y / far;
    sky([x / far, Math.max(0.02, up), z / far], horizonColour);
    const near = mix(air.haze, air.hazeToSun, towards);
    const veil = mix(near, horizonColour, smooth(3000, 40_000, far) * 0.8);
    const t = (1 - Math.exp(-((far / clear) ** 0.9))) * Math.exp(-Math.max(0, y - 300) / 5200);
    out[0] = c[0] + (veil[0] - c[0]) * t;
    out[1] = c[1] + (veil[1] - c[1]) * t;
    out[2] = c[2] + (veil[2] - c[2]) * t;
    if (mist) {
      const ragged = mist.ragged ?? 1;
      const n =
        fbm(x / 2600 + z / 5200, z / 3400, seed + 61, 5) * 1.1 +
        0.5 * fbm(x / 700, z / 900 + y / 160, seed + 62, 4);
      const top = mist.top + n * mist.depth * ragged;
      const sunk = (top - y) / mist.depth;
      const m = mist.amount * (1 - Math.exp(-Math.max(0, sunk) * 1.7)) * smooth(150, 1600, far);
      const bright = mist.colour ?? mix(near, air.cloudLight, 0.45);
      out[0] += (bright[0] - out[0]) * m;
      out[1] += (bright[1] - out[1]) * m;
      out[2] += (bright[2] - out[2]) * m;
    }
    return out;
  };
}

/** Sky and sun light of the hour, as the ground gets them. */
function shadeLight(v: View, sun: readonly number[]): { sky: Colour; sun: Colour } {
  const read = skyReader(v.air, v.seed, false);
  const total: Colour = [0, 0, 0];
  const c: Colour = [0, 0, 0];
  const dirs: [number, number, number][] = [
    [0, 1, 0],
    [0.7, 0.7, 0],
    [-0.7, 0.7, 0],
    [0, 0.7, 0.7],
    [0, 0.7, -0.7],
  ];
  for (const d of dirs) {
    read(d, c);
    for (const k of [0, 1, 2] as const) total[k] += c[k] / dirs.length;
  }
  const low = clamp((sun[1] as number) * 6 + 0.35);
  const s = v.air.sunColour;
  return {
    sky: [total[0] * 0.95, total[1] * 0.95, total[2] * 0.95],
    sun: [s[0] * low, s[1] * low, s[2] * low],
  };
}

function makeShade(v: View, heightAt: (x: number, z: number) => number, sun: readonly number[]) {
  const light = shadeLight(v, sun);
  const { ground, seed, air } = v;
  const forest = hex(ground.forest);
  const patches = hex(ground.patches ?? ground.forest);
  const meadow = hex(ground.meadow);
  const rock = hex(ground.rock ?? "#6d6a66");
  const white = hex("#eef2f7");
  const open = ground.open ?? 0.2;
  const snowLine = (v.hills.snows || 4000) * 0.32;
  return (x: number, z: number, h: number, far: number, out: Colour): void => {
    const e = Math.max(2, far * 0.009);
    const hx = heightAt(x + e, z);
    const hz = heightAt(x, z + e);
    let nx = -(hx - h) / e;
    let nz = -(hz - h) / e;
    let ny = 1;
    const l = Math.hypot(nx, ny, nz);
    nx /= l;
    ny /= l;
    nz /= l;
    const f = fbm(x / 420, z / 420, seed + 31, 4);
    const grain = noise(x / 9, z / 9, seed + 32) * smooth(2600, 500, far);
    const field = smooth(0.5 - open, 0.62 - open, f * 0.9 + (ny - 0.75) * 0.5);
    let c = mix(
      mix(forest, patches, smooth(0.0, 0.45, fbm(x / 260, z / 260, seed + 35, 4))),
      meadow,
      field,
    );
    const close =
      far < 700
        ? smooth(700, 60, far) *
          (0.32 * fbm(x / 2.3, z / 2.3, seed + 41, 4) + 0.2 * noise(x / 0.5, z / 0.5, seed + 42))
        : 0;
    const k =
      1 +
      close +
      0.35 * grain * (1 - field * 0.4) +
      0.3 * fbm(x / 60, z / 60, seed + 33, 3) * smooth(20_000, 2000, far);
    c = [c[0] * k, c[1] * k, c[2] * k];
    if (far > 24_000) {
      const s = smooth(
        -0.06,
        0.1,
        (h - snowLine) / 4000 + 0.05 * fbm(x / 2500, z / 2500, seed + 38, 4),
      );
      const bare = smooth(0.56, 0.3, ny + 0.1 * noise(x / 900, z / 900, seed + 39));
      c = mix(c, mix(white, rock, bare * 0.75), s);
    } else if (ground.snow) {
      const s =
        smooth(0.62, 0.8, ny + 0.16 * fbm(x / 90, z / 90, seed + 36, 3) + ground.snow * 0.3 - 0.2) *
        clamp(ground.snow * 1.3) *
        (0.35 + 0.65 * field);
      const crisp = 1 + close * 0.28;
      c = mix(c, [white[0] * crisp, white[1] * crisp, white[2] * crisp], s);
    }
    const facing = nx * (sun[0] as number) + ny * (sun[1] as number) + nz * (sun[2] as number);
    let shadow = 1;
    if (facing > 0 && air.sun.height < 1) {
      const rise = (sun[1] as number) / Math.hypot(sun[0] as number, sun[2] as number);
      for (let s = 1; s <= 5; s++) {
        const q = far * 0.015 * s * s + 60 * s;
        const over =
          heightAt(x + (sun[0] as number) * q, z + (sun[2] as number) * q) - (h + rise * q);
        if (over > 0) shadow = Math.min(shadow, 1 - clamp(over / (20 + far * 0.004)));
      }
    }
    const d = Math.max(0, facing) * shadow;
    const up = 0.62 + 0.38 * ny;
    for (const q of [0, 1, 2] as const)
      out[q] = c[q] * (light.sky[q] * up + light.sun[q] * d * 0.8);
  };
}

/** Plants deodars from far to near, hidden by the ground before them. */
function plantTrees(v: View, land: Landscape, light: { sky: Colour; sun: Colour }): void {
  const t = v.trees;
  if (!t) return;
  const sprites = treeSprites({
    pixels: v.height > 900 && (t.near ?? 60) < 200 ? 300 : 150,
    count: 4,
    snow: t.snow,
  });
  const r = random(v.seed + 91);
  const { focal, horizon, width, height } = v;
  const { near = 60, far = 7000, spacing = 0.006, cast = 0 } = t;
  const tall = t.height ?? 24;
  const cs = Math.cos(v.turn ?? 0);
  const sn = Math.sin(v.turn ?? 0);
  const half = (width / height / 2 / focal) * 1.06;
  const sunFrom = v.air.sun.azimuth - (v.turn ?? 0);
  const back = Math.max(0, Math.cos(sunFrom));
  for (let z = far; z > near; ) {
    const step = Math.max(6, z * spacing);
    const from = -half * z - 20;
    for (let x = from + r() * step; x < half * z + 20; x += step) {
      const px = x + (r() - 0.5) * step * 2.4;
      const pz = z + (r() - 0.5) * step * 2.4;
      const wx = px * cs + pz * sn;
      const wz = pz * cs - px * sn;
      const grove = fbm(wx / 420, wz / 420, v.seed + 31, 4);
      const share = t.keep ? t.keep(wx, wz) : 1;
      if (r() > share || grove > 0.42 - (v.ground.open ?? 0.2) + r() * 0.25) continue;
      const ground = land.heightAt(wx, wz);
      const h = tall * (0.55 + 0.75 * r()) * (1 + Math.min(0.5, z / 16_000));
      const scale = (focal * height) / pz;
      const foot = (horizon - (ground / pz) * focal) * height;
      if (foot - h * scale > height || foot < -50) continue;
      const cx = width / 2 + (px / pz) * focal * height;
      const sprite = sprites[Math.floor(r() * sprites.length)];
      if (!sprite) continue;
      const tone = 0.82 + 0.36 * r();
      draw(land, light, sprite, {
        cx,
        foot: foot + h * scale * 0.04,
        tall: h * scale,
        x: wx,
        y: ground,
        z: wz,
        metres: h,
        distance: pz,
        mirrored: sunFrom < 0,
        tone,
        sunShare: (1 - 0.75 * back) * (1 - cast),
      });
    }
    z -= step * 0.9;
  }
}

type Standing = {
  cx: number;
  foot: number;
  tall: number;
  x: number;
  y: number;
  z: number;
  metres: number;
  distance: number;
  mirrored: boolean;
  tone: number;
  sunShare: number;
};

/** Draws one tree with its foot at a pixel, lit and hazed where it stands. */
function draw(
  land: Landscape,
  light: { sky: Colour; sun: Colour },
  full: Sprite,
  o: Standing,
): void {
  let s = full;
  while (s.smaller && s.smaller.height >= o.tall) s = s.smaller;
  const { canvas, depth, haze } = land;
  const w = (o.tall * s.width) / s.height;
  const x0 = Math.max(0, Math.floor(o.cx - w / 2));
  const x1 = Math.min(canvas.width - 1, Math.ceil(o.cx + w / 2));
  const y0 = Math.max(0, Math.floor(o.foot - o.tall));
  const y1 = Math.min(canvas.height - 1, Math.ceil(o.foot));
  const c: Colour = [0, 0, 0];
  const far = o.distance * 0.985;
  // haze at foot and top; between them it changes evenly
  const zero: Colour = [0, 0, 0];
  const low = [...haze(zero, o.x, o.y, o.z)] as Colour;
  const lowKeep = keepOf(haze, low, o.x, o.y, o.z);
  const high = [...haze(zero, o.x, o.y + o.metres, o.z)] as Colour;
  const highKeep = keepOf(haze, high, o.x, o.y + o.metres, o.z);
  for (let y = y0; y <= y1; y++) {
    const ty = (y + 0.5 - (o.foot - o.tall)) / o.tall;
    if (ty < 0 || ty >= 1) continue;
    for (let x = x0; x <= x1; x++) {
      const tx = (x + 0.5 - (o.cx - w / 2)) / w;
      if (tx < 0 || tx >= 1 || (depth[y * canvas.width + x] as number) < far) continue;
      const fx = Math.min(s.width - 1.001, Math.max(0, (o.mirrored ? 1 - tx : tx) * s.width - 0.5));
      const fy = Math.min(s.height - 1.001, Math.max(0, ty * s.height - 0.5));
      const i = Math.floor(fy) * s.width + Math.floor(fx);
      const a = fx - Math.floor(fx);
      const b = fy - Math.floor(fy);
      const w00 = (1 - a) * (1 - b);
      const w10 = a * (1 - b);
      const w01 = (1 - a) * b;
      const w11 = a * b;
      const read = (t: Float32Array, k: number, n: number) =>
        (t[i * n + k] as number) * w00 +
        (t[(i + 1) * n + k] as number) * w10 +
        (t[(i + s.width) * n + k] as number) * w01 +
        (t[(i + s.width + 1) * n + k] as number) * w11;
      const cover = read(s.cover, 0, 1);
      if (cover < 0.01) continue;
      const sky = read(s.sky, 0, 1);
      const sun = read(s.sun, 0, 1) * o.sunShare;
      for (const k of [0, 1, 2] as const) {
        const al = Math.min(1, read(s.albedo, k, 3) / cover);
        const lit = al * o.tone * (light.sky[k] * sky + light.sun[k] * sun);
        const add = low[k] * ty + high[k] * (1 - ty);
        const keep = lowKeep * ty + highKeep * (1 - ty);
        c[k] = lit * keep + add;
      }
      canvas.blend(x, y, c[0], c[1], c[2], Math.min(1, cover * 1.15));
    }
  }
}

function keepOf(haze: Landscape["haze"], black: Colour, x: number, y: number, z: number): number {
  const white = haze([1, 1, 1], x, y, z);
  return Math.max(0, white[1] - black[1]);
}

/** Repeatable gradient noise. Coordinates in any unit; results about -1..1 unless said otherwise. */
export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** 0..1 from whole numbers. */
export function hash(x: number, y: number, seed: number): number {
  let h =
    Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

const gradientX = new Float64Array(256);
const gradientY = new Float64Array(256);
for (let i = 0; i < 256; i++) {
  gradientX[i] = Math.cos((i / 256) * Math.PI * 2);
  gradientY[i] = Math.sin((i / 256) * Math.PI * 2);
}

function corner(ix: number, iy: number, seed: number, fx: number, fy: number): number {
  const k = (hash(ix, iy, seed) * 256) | 0;
  return (gradientX[k] as number) * fx + (gradientY[k] as number) * fy;
}

export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = corner(ix, iy, seed, fx, fy);
  const b = corner(ix + 1, iy, seed, fx - 1, fy);
  const c = corner(ix, iy + 1, seed, fx, fy - 1);
  const d = corner(ix + 1, iy + 1, seed, fx - 1, fy - 1);
  return 1.5 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v);
}

export function fbm(x: number, y: number, seed: number, octaves = 5, gain = 0.5): number {
  let amplitude = 1;
  let total = 0;
  let norm = 0;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    total += amplitude * noise(px, py, seed + i * 17);
    norm += amplitude;
    amplitude *= gain;
    const rx = px * 1.62 - py * 1.22;
    py = px * 1.22 + py * 1.62 + 3.7;
    px = rx + 11.3;
  }
  return total / norm;
}

/** 0..1, sharp along crests. */
export function ridged(x: number, y: number, seed: number, octaves = 5, gain = 0.5): number {
  let amplitude = 1;
  let total = 0;
  let norm = 0;
  let weight = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    let r = 1 - Math.abs(noise(px, py, seed + i * 31));
    r *= r;
    total += amplitude * r * weight;
    norm += amplitude;
    weight = clamp(r * 1.7);
    amplitude *= gain;
    const rx = px * 1.66 - py * 1.18;
    py = px * 1.18 + py * 1.66 + 5.1;
    px = rx + 7.9;
  }
  return total / norm;
}

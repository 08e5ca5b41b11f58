// Longer than 200 lines because one path, from the lens to the lamp, is easier to follow in one place.
import type { Colour } from "../painting/colour.ts";
import { hash } from "../painting/noise.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { buildBvh } from "./bvh.ts";
import { blocked, hit, nearest } from "./intersect.ts";
import type { Material } from "./material.ts";
import { cross, type Point, unit } from "./mesh.ts";
import type { Lamp, Stage } from "./stage.ts";

/** What the tracer saw, one entry a pixel: kept apart so that only the noisy part is smoothed. */
export type Plates = {
  width: number;
  height: number;
  /** seen directly: sky, lamps, what mirrors show of them */
  direct: Float32Array;
  albedo: Float32Array;
  /** light that falls on the surface */
  light: Float32Array;
  /** light scattered by the air on the way */
  beams: Float32Array;
  /** what polished but not mirror-smooth surfaces show */
  sheen: Float32Array;
  normal: Float32Array;
  depth: Float32Array;
};

const brightest = 14;
const bounces = 3;

export function trace(
  stage: Stage,
  o: {
    width: number;
    height: number;
    samples: number;
    seed: number;
    onRow?: (done: number) => void;
  },
): Plates {
  const { width, height, samples } = o;
  const n = width * height;
  const plates: Plates = {
    width,
    height,
    direct: new Float32Array(n * 3),
    albedo: new Float32Array(n * 3),
    light: new Float32Array(n * 3),
    beams: new Float32Array(n * 3),
    sheen: new Float32Array(n * 3),
    normal: new Float32Array(n * 3),
    depth: new Float32Array(n),
  };
  const path = makePath(stage, o.seed);
  const { camera } = stage;
  const ct = Math.cos(camera.turn);
  const st = Math.sin(camera.turn);
  const d: Point = [0, 0, 0];
  const from: Point = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      for (let s = 0; s < samples; s++) {
        path.begin(p, s);
        const [jx, jy] = path.pair(0);
        const u = (x + jx - width / 2) / height / camera.focal;
        const v = (camera.horizon - (y + jy) / height) / camera.focal;
        let lx = 0;
        let ly = 0;
        let k = 1;
        if (camera.lens) {
          const [a, b] = path.pair(1);
          const r = camera.lens.radius * Math.sqrt(a);
          lx = r * Math.cos(b * Math.PI * 2);
          ly = r * Math.sin(b * Math.PI * 2);
          k = camera.lens.focus;
        }
        const rx = u * k - lx;
        const ry = v * k - ly;
        d[0] = rx * ct + k * st;
        d[1] = ry;
        d[2] = k * ct - rx * st;
        from[0] = camera.at[0] + lx * ct;
        from[1] = camera.at[1] + ly;
        from[2] = camera.at[2] - lx * st;
        const l = Math.hypot(d[0], d[1], d[2]);
        d[0] /= l;
        d[1] /= l;
        d[2] /= l;
        path.follow(from, d, plates, p);
      }
    }
    o.onRow?.((y + 1) / height);
  }
  for (let i = 0; i < n * 3; i++) {
    plates.direct[i] = (plates.direct[i] as number) / samples;
    plates.albedo[i] = (plates.albedo[i] as number) / samples;
    plates.light[i] =
      (plates.light[i] as number) / samples / Math.max(0.004, plates.albedo[i] as number);
    plates.beams[i] = (plates.beams[i] as number) / samples;
    plates.sheen[i] = (plates.sheen[i] as number) / samples;
    plates.normal[i] = (plates.normal[i] as number) / samples;
  }
  for (let i = 0; i < n; i++) plates.depth[i] = (plates.depth[i] as number) / samples;
  return plates;
}

function makePath(stage: Stage, seed: number) {
  const { mesh } = stage;
  const bvh = buildBvh(mesh);
  const materials: Material[] = mesh.materials;
  const lets = Uint8Array.from(materials, (m) => (m.clear || m.water || m.emit ? 1 : 0));
  const rnd = random(seed);
  const lamps = (stage.lamps ?? []).map(withNormal);
  const portals = (stage.portals ?? []).map((p) => withNormal({ ...p, glow: [0, 0, 0] }));
  const bulbs = stage.bulbs ?? [];
  const emitters = lamps.length + bulbs.length;
  const { sun } = stage;
  const sunAt = sun ? unit(sun.towards) : ([0, 1, 0] as Point);
  const sunU = unit(cross(sunAt, Math.abs(sunAt[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const sunV = cross(sunAt, sunU);
  const backdrop = stage.backdrop ?? stage.sky;
  const air = stage.air ?? {};
  const haze = air.haze ?? 0;
  const beamStrength = air.beams ?? 0;
  const reach = air.reach ?? 40;

  const n: Colour = [0, 0, 0];
  const flat: Colour = [0, 0, 0];
  const at: Colour = [0, 0, 0];
  const c: Colour = [0, 0, 0];
  const tmp: Colour = [0, 0, 0];
  const dir: Point = [0, 0, 0];
  const got: Colour = [0, 0, 0];
  const two: [number, number] = [0, 0];
  let sample = 0;
  let pixel = 0;

  const begin = (p: number, s: number) => {
    pixel = p;
    sample = s;
  };
  /** Two numbers in [0, 1), spread evenly over the samples of a pixel. */
  const pair = (dimension: number): [number, number] => {
    const a = hash(pixel, dimension * 2, seed) + sample * 0.7548776662466927;
    const b = hash(pixel, dimension * 2 + 1, seed) + sample * 0.5698402909980532;
    two[0] = a - Math.floor(a);
    two[1] = b - Math.floor(b);
    return two;
  };
  const free = (): [number, number] => {
    two[0] = rnd();
    two[1] = rnd();
    return two;
  };

  const tinted: Colour = [1, 1, 1];
  const sunTint = (x: number, y: number, z: number) => {
    if (sun?.tint) sun.tint([x, y, z], tinted);
  };

  /** Light of the sun, lamps and windows on point `at` with normal `n`, into `got`. */
  const lightOn = (leaf: number, early: boolean) => {
    got[0] = 0;
    got[1] = 0;
    got[2] = 0;
    const ax = at[0] + flat[0] * 1e-3;
    const ay = at[1] + flat[1] * 1e-3;
    const az = at[2] + flat[2] * 1e-3;
    if (sun) {
      const [a, b] = early ? pair(3) : free();
      const r = sun.radius * Math.sqrt(a);
      const x = r * Math.cos(b * 6.2831853);
      const y = r * Math.sin(b * 6.2831853);
      const dx = sunAt[0] + sunU[0] * x + sunV[0] * y;
      const dy = sunAt[1] + sunU[1] * x + sunV[1] * y;
      const dz = sunAt[2] + sunU[2] * x + sunV[2] * y;
      let cos = n[0] * dx + n[1] * dy + n[2] * dz;
      const facing = flat[0] * dx + flat[1] * dy + flat[2] * dz;
      if (leaf && cos < 0) cos = -cos * leaf;
      if (cos > 0 && (facing > 0 || leaf)) {
        const side = facing > 0 ? 1 : -1;
        const e = 1e-3 * (side - 1);
        if (
          !blocked(bvh, lets, ax + flat[0] * e, ay + flat[1] * e, az + flat[2] * e, dx, dy, dz, 1e5)
        ) {
          sunTint(at[0], at[1], at[2]);
          got[0] += sun.colour[0] * cos * tinted[0];
          got[1] += sun.colour[1] * cos * tinted[1];
          got[2] += sun.colour[2] * cos * tinted[2];
        }
      }
    }
    if (emitters) lampLight(ax, ay, az, early);
    if (portals.length) portalLight(ax, ay, az, early);
  };

  /** One lamp out of up to three drawn by lot, weighed by what it would give. */
  const chosen = { x: 0, y: 0, z: 0, weight: 0, r: 0, g: 0, b: 0 };
  const lampLight = (ax: number, ay: number, az: number, early: boolean) => {
    const tries = Math.min(emitters, 4);
    let total = 0;
    for (let k = 0; k < tries; k++) {
      const which = Math.min(emitters - 1, Math.floor(rnd() * emitters));
      const [u, v] = early && k === 0 ? pair(4) : free();
      let x = 0;
      let y = 0;
      let z = 0;
      let gain = 0;
      let glow: Colour;
      if (which < lamps.length) {
        const lamp = lamps[which] as LampWithNormal;
        x = lamp.corner[0] + lamp.a[0] * u + lamp.b[0] * v;
        y = lamp.corner[1] + lamp.a[1] * u + lamp.b[1] * v;
        z = lamp.corner[2] + lamp.a[2] * u + lamp.b[2] * v;
        const dx = x - ax;
        const dy = y - ay;
        const dz = z - az;
        const q = dx * dx + dy * dy + dz * dz;
        const face = Math.abs(dx * lamp.normal[0] + dy * lamp.normal[1] + dz * lamp.normal[2]);
        gain = (lamp.area * face) / (q * Math.sqrt(q) + 1e-4);
        glow = lamp.glow;
      } else {
        const bulb = bulbs[which - lamps.length];
        if (!bulb) continue;
        const ct = u * 2 - 1;
        const s = Math.sqrt(1 - ct * ct) * bulb.radius;
        x = bulb.at[0] + s * Math.cos(v * 6.2831853);
        y = bulb.at[1] + ct * bulb.radius;
        z = bulb.at[2] + s * Math.sin(v * 6.2831853);
        const q = (x - ax) ** 2 + (y - ay) ** 2 + (z - az) ** 2;
        gain = (Math.PI * bulb.radius * bulb.radius) / (q + bulb.radius * bulb.radius);
        glow = bulb.glow;
      }
      const l = Math.hypot(x - ax, y - ay, z - az);
      const cos = (n[0] * (x - ax) + n[1] * (y - ay) + n[2] * (z - az)) / l;
      if (cos <= 0) continue;
      const w = gain * cos * (glow[0] + glow[1] + glow[2]);
      total += w;
      if (w > 0 && rnd() * total <= w) {
        chosen.x = x;
        chosen.y = y;
        chosen.z = z;
        chosen.weight = w;
        chosen.r = glow[0] * gain * cos;
        chosen.g = glow[1] * gain * cos;
        chosen.b = glow[2] * gain * cos;
      }
    }
    if (total <= 0) return;
    const dx = chosen.x - ax;
    const dy = chosen.y - ay;
    const dz = chosen.z - az;
    const l = Math.hypot(dx, dy, dz);
    if (blocked(bvh, lets, ax, ay, az, dx / l, dy / l, dz / l, l - 2e-3)) return;
    const k = (total / tries / chosen.weight) * (emitters / Math.PI);
    got[0] += chosen.r * k;
    got[1] += chosen.g * k;
    got[2] += chosen.b * k;
  };

  const portalLight = (ax: number, ay: number, az: number, early: boolean) => {
    const portal = portals[
      Math.min(portals.length - 1, Math.floor(rnd() * portals.length))
    ] as LampWithNormal;
    const [u, v] = early ? pair(5) : free();
    const dx = portal.corner[0] + portal.a[0] * u + portal.b[0] * v - ax;
    const dy = portal.corner[1] + portal.a[1] * u + portal.b[1] * v - ay;
    const dz = portal.corner[2] + portal.a[2] * u + portal.b[2] * v - az;
    const q = dx * dx + dy * dy + dz * dz;
    const l = Math.sqrt(q);
    dir[0] = dx / l;
    dir[1] = dy / l;
    dir[2] = dz / l;
    const cos = n[0] * dir[0] + n[1] * dir[1] + n[2] * dir[2];
    if (cos <= 0) return;
    const face = Math.abs(
      dir[0] * portal.normal[0] + dir[1] * portal.normal[1] + dir[2] * portal.normal[2],
    );
    stage.sky(dir, tmp);
    const k = (cos * face * portal.area * portals.length) / (q + 0.05) / Math.PI;
    if (k * (tmp[0] + tmp[1] + tmp[2]) < 1e-5) return;
    if (blocked(bvh, lets, ax, ay, az, dir[0], dir[1], dir[2], 1e5)) return;
    got[0] += tmp[0] * k;
    got[1] += tmp[1] * k;
    got[2] += tmp[2] * k;
  };

  const surface = (m: Material) => {
    if (typeof m.colour === "function") {
      m.colour(at, n, c);
    } else {
      c[0] = m.colour[0];
      c[1] = m.colour[1];
      c[2] = m.colour[2];
    }
    if (!m.bump) return;
    const e = 0.004;
    const h = m.bump(at[0], at[1], at[2]);
    const gx = (m.bump(at[0] + e, at[1], at[2]) - h) / e;
    const gy = (m.bump(at[0], at[1] + e, at[2]) - h) / e;
    const gz = (m.bump(at[0], at[1], at[2] + e) - h) / e;
    const g = gx * n[0] + gy * n[1] + gz * n[2];
    n[0] -= gx - g * n[0];
    n[1] -= gy - g * n[1];
    n[2] -= gz - g * n[2];
    const l = Math.hypot(n[0], n[1], n[2]);
    n[0] /= l;
    n[1] /= l;
    n[2] /= l;
  };

  const follow = (from: Point, towards: Point, plates: Plates, p: number) => {
    let ox = from[0];
    let oy = from[1];
    let oz = from[2];
    let dx = towards[0];
    let dy = towards[1];
    let dz = towards[2];
    // what is left of the light on the way, and the same since the first dull surface
    let tr = 1;
    let tg = 1;
    let tb = 1;
    let seen = false;
    let ar = 1;
    let ag = 1;
    let ab = 1;
    let lr = 0;
    let lg = 0;
    let lb = 0;
    let turns = 0;
    let travelled = 0;
    let first = true;
    let inWater: Colour | null = null;
    let direct = plates.direct;
    let dim = 1;
    let boost = 1;
    const i3 = p * 3;
    for (let step = 0; step < 14; step++) {
      const found = nearest(bvh, ox, oy, oz, dx, dy, dz, 1e6);
      const far = found ? hit.distance : 1e6;
      const tri = hit.triangle;
      const hu = hit.u;
      const hv = hit.v;
      if (first) {
        if (beamStrength && sun) addBeam(ox, oy, oz, dx, dy, dz, far, plates, i3);
        plates.depth[p] = (plates.depth[p] as number) + Math.min(far, 2000);
        first = false;
      }
      if (!seen) travelled += far;
      if (!found) {
        dir[0] = dx;
        dir[1] = dy;
        dir[2] = dz;
        if (!seen) {
          backdrop(dir, tmp);
          if (direct === plates.sheen)
            for (const k of [0, 1, 2] as const) tmp[k] = Math.min(2.5, tmp[k]);
          direct[i3] = (direct[i3] as number) + tmp[0] * tr;
          direct[i3 + 1] = (direct[i3 + 1] as number) + tmp[1] * tg;
          direct[i3 + 2] = (direct[i3 + 2] as number) + tmp[2] * tb;
        } else if (!portals.length) {
          stage.sky(dir, tmp);
          lr += tmp[0] * tr;
          lg += tmp[1] * tg;
          lb += tmp[2] * tb;
        }
        break;
      }
      const m = materials[bvh.materialOf[tri] as number] as Material;
      at[0] = ox + dx * far;
      at[1] = oy + dy * far;
      at[2] = oz + dz * far;
      normalOf(tri, hu, hv);
      let facing = flat[0] * dx + flat[1] * dy + flat[2] * dz;
      const outside = facing < 0;
      if (!outside) {
        flat[0] = -flat[0];
        flat[1] = -flat[1];
        flat[2] = -flat[2];
        facing = -facing;
      }
      if (n[0] * flat[0] + n[1] * flat[1] + n[2] * flat[2] < 0) {
        n[0] = -n[0];
        n[1] = -n[1];
        n[2] = -n[2];
      }
      if (inWater) {
        tr *= inWater[0] ** far;
        tg *= inWater[1] ** far;
        tb *= inWater[2] ** far;
      }
      if (m.emit) {
        if (!seen) {
          if (typeof m.colour === "function") m.colour(at, n, c);
          else c.fill(1);
          const keep =
            (haze ? Math.exp(-haze * travelled) : 1) *
            Math.min(dim, 2 / (m.emit[0] + 0.01) + (dim === 1 ? 99 : 0));
          direct[i3] = (direct[i3] as number) + m.emit[0] * c[0] * tr * keep;
          direct[i3 + 1] = (direct[i3 + 1] as number) + m.emit[1] * c[1] * tg * keep;
          direct[i3 + 2] = (direct[i3 + 2] as number) + m.emit[2] * c[2] * tb * keep;
        }
        break;
      }
      if (m.clear || m.water) {
        if (seen || (m.water && oy < at[1] - 1e-5 && dy > 0)) {
          if (m.clear) {
            tr *= m.clear[0];
            tg *= m.clear[1];
            tb *= m.clear[2];
          }
          ox = at[0] + dx * 1e-3;
          oy = at[1] + dy * 1e-3;
          oz = at[2] + dz * 1e-3;
          inWater = null;
          continue;
        }
        if (m.water) {
          const near = 1 / (1 + travelled * 0.05);
          const w = m.water;
          const s = w.scale;
          const k = w.ripple * (0.35 + 0.65 * near);
          n[0] +=
            k *
            (rippleAt(at[0] * s + 0.02, at[2] * s) - rippleAt(at[0] * s - 0.02, at[2] * s)) *
            25;
          n[2] +=
            k *
            (rippleAt(at[0] * s, at[2] * s + 0.02) - rippleAt(at[0] * s, at[2] * s - 0.02)) *
            25;
          const l = Math.hypot(n[0], n[1], n[2]);
          n[0] /= l;
          n[1] /= l;
          n[2] /= l;
        }
        const cos = Math.min(1, Math.abs(n[0] * dx + n[1] * dy + n[2] * dz));
        const f0 = m.water ? 0.02 : (m.gloss ?? 0.06);
        const fresnel = f0 + (1 - f0) * (1 - cos) ** 5;
        // reflections are drawn more often than they weigh, which calms bright sparkles
        const chance = Math.max(fresnel, Math.min(0.5, fresnel * 4 + 0.08));
        const reflected = (step < 2 ? pair(7 + step)[0] : rnd()) < chance;
        const weight = reflected ? fresnel / chance : (1 - fresnel) / (1 - chance + 1e-9);
        tr *= weight;
        tg *= weight;
        tb *= weight;
        if (reflected) {
          const k = 2 * (n[0] * dx + n[1] * dy + n[2] * dz);
          dx -= n[0] * k;
          dy -= n[1] * k;
          dz -= n[2] * k;
          if (m.water && dy < 0.01) dy = 0.01;
          ox = at[0] + flat[0] * 1e-3;
          oy = at[1] + flat[1] * 1e-3;
          oz = at[2] + flat[2] * 1e-3;
          continue;
        }
        if (m.clear) {
          tr *= m.clear[0];
          tg *= m.clear[1];
          tb *= m.clear[2];
        }
        if (m.water) {
          const eta = 0.75;
          const side = Math.sqrt(Math.max(0, 1 - eta * eta * (1 - cos * cos)));
          dx = dx * eta + n[0] * (eta * cos - side);
          dy = dy * eta + n[1] * (eta * cos - side);
          dz = dz * eta + n[2] * (eta * cos - side);
          inWater = m.water.tint;
        }
        ox = at[0] + dx * 1e-3;
        oy = at[1] + dy * 1e-3;
        oz = at[2] + dz * 1e-3;
        continue;
      }
      surface(m);
      if (m.gloss) {
        const cos = Math.min(1, Math.abs(n[0] * dx + n[1] * dy + n[2] * dz));
        const rough = m.rough ?? 0;
        const fresnel = m.metal ? 1 : m.gloss + (1 - m.gloss) * (1 - cos) ** 5 * (1 - rough * 0.8);
        const chance = m.metal ? 1 : Math.max(fresnel, Math.min(0.5, fresnel * 4));
        const mirrors = !seen || m.metal;
        const reflected = mirrors && (step < 2 ? pair(9 + step)[0] : rnd()) < chance;
        if (mirrors && !m.metal) {
          // the dull share of the colour is noted for every sample, so that it stays free of noise
          const dull = 1 - fresnel;
          if (reflected) {
            if (direct !== plates.sheen)
              noteSurface(plates, i3, c[0] * tr * dull, c[1] * tg * dull, c[2] * tb * dull);
            tr *= fresnel / chance;
            tg *= fresnel / chance;
            tb *= fresnel / chance;
          } else {
            tr *= dull;
            tg *= dull;
            tb *= dull;
            boost = 1 / (1 - chance + 1e-9);
          }
        }
        if (reflected) {
          const k = 2 * (n[0] * dx + n[1] * dy + n[2] * dz);
          const s = rough * rough;
          const [a, b] = free();
          const z = 1 - 2 * a;
          const q = Math.sqrt(1 - z * z) * s;
          dx += -n[0] * k + q * Math.cos(b * 6.2831853);
          dy += -n[1] * k + q * Math.sin(b * 6.2831853);
          dz += -n[2] * k + z * s;
          if (dx * flat[0] + dy * flat[1] + dz * flat[2] < 0.001) break;
          const l = Math.hypot(dx, dy, dz);
          dx /= l;
          dy /= l;
          dz /= l;
          if (!m.metal || rough > 0.05) {
            direct = plates.sheen;
            dim = 0.6;
          }
          if (m.metal) {
            tr *= c[0];
            tg *= c[1];
            tb *= c[2];
          }
          ox = at[0] + flat[0] * 1e-3;
          oy = at[1] + flat[1] * 1e-3;
          oz = at[2] + flat[2] * 1e-3;
          continue;
        }
      }
      if (!seen) {
        seen = true;
        const keep = haze ? Math.exp(-haze * travelled) : 1;
        if (haze && air.hazeColour) {
          const h = air.hazeColour;
          plates.beams[i3] = (plates.beams[i3] as number) + h[0] * (1 - keep) * tr;
          plates.beams[i3 + 1] = (plates.beams[i3 + 1] as number) + h[1] * (1 - keep) * tg;
          plates.beams[i3 + 2] = (plates.beams[i3 + 2] as number) + h[2] * (1 - keep) * tb;
        }
        ar = c[0] * tr * keep;
        ag = c[1] * tg * keep;
        ab = c[2] * tb * keep;
        if (direct !== plates.sheen) noteSurface(plates, i3, ar, ag, ab);
        tr = 1;
        tg = 1;
        tb = 1;
      } else {
        tr *= c[0];
        tg *= c[1];
        tb *= c[2];
      }
      lightOn(m.leaf ?? 0, turns === 0);
      lr += got[0] * tr;
      lg += got[1] * tg;
      lb += got[2] * tb;
      turns++;
      if (turns > bounces) break;
      if (turns > 1) {
        const keep = Math.min(0.95, Math.max(tr, tg, tb));
        if (rnd() > keep) break;
        tr /= keep;
        tg /= keep;
        tb /= keep;
      }
      bounceFrom(m.leaf ?? 0, turns === 1);
      dx = dir[0];
      dy = dir[1];
      dz = dir[2];
      const side = dx * flat[0] + dy * flat[1] + dz * flat[2] > 0 ? 1e-3 : -1e-3;
      ox = at[0] + flat[0] * side;
      oy = at[1] + flat[1] * side;
      oz = at[2] + flat[2] * side;
      inWater = null;
    }
    if (!seen) {
      return;
    }
    const big = Math.max(lr, lg, lb);
    const k = big > brightest ? brightest / big : 1;
    if (direct === plates.sheen) {
      const held = big > 3 ? 3 / big : 1;
      direct[i3] = (direct[i3] as number) + lr * held * ar;
      direct[i3 + 1] = (direct[i3 + 1] as number) + lg * held * ag;
      direct[i3 + 2] = (direct[i3 + 2] as number) + lb * held * ab;
      return;
    }
    ar *= boost;
    ag *= boost;
    ab *= boost;
    plates.light[i3] = (plates.light[i3] as number) + lr * k * ar;
    plates.light[i3 + 1] = (plates.light[i3 + 1] as number) + lg * k * ag;
    plates.light[i3 + 2] = (plates.light[i3 + 2] as number) + lb * k * ab;
  };

  const noteSurface = (plates: Plates, i3: number, r: number, g: number, b: number) => {
    plates.albedo[i3] = (plates.albedo[i3] as number) + r;
    plates.albedo[i3 + 1] = (plates.albedo[i3 + 1] as number) + g;
    plates.albedo[i3 + 2] = (plates.albedo[i3 + 2] as number) + b;
    for (const k of [0, 1, 2] as const)
      plates.normal[i3 + k] = (plates.normal[i3 + k] as number) + n[k];
  };

  const normalOf = (tri: number, u: number, v: number) => {
    const t = bvh.tri;
    const i = tri * 9;
    const ax = t[i + 3] as number;
    const ay = t[i + 4] as number;
    const az = t[i + 5] as number;
    const bx = t[i + 6] as number;
    const by = t[i + 7] as number;
    const bz = t[i + 8] as number;
    flat[0] = ay * bz - az * by;
    flat[1] = az * bx - ax * bz;
    flat[2] = ax * by - ay * bx;
    let l = Math.hypot(flat[0], flat[1], flat[2]) || 1;
    flat[0] /= l;
    flat[1] /= l;
    flat[2] /= l;
    const q = bvh.normals;
    const w = 1 - u - v;
    n[0] = (q[i] as number) * w + (q[i + 3] as number) * u + (q[i + 6] as number) * v;
    n[1] = (q[i + 1] as number) * w + (q[i + 4] as number) * u + (q[i + 7] as number) * v;
    n[2] = (q[i + 2] as number) * w + (q[i + 5] as number) * u + (q[i + 8] as number) * v;
    l = Math.hypot(n[0], n[1], n[2]);
    if (l < 0.1) {
      n[0] = flat[0];
      n[1] = flat[1];
      n[2] = flat[2];
      return;
    }
    n[0] /= l;
    n[1] /= l;
    n[2] /= l;
  };

  const bounceFrom = (leaf: number, early: boolean) => {
    const [a, b] = early ? pair(6) : free();
    const z = 1 - 2 * a;
    const q = Math.sqrt(Math.max(0, 1 - z * z));
    const side = leaf && rnd() < leaf * 0.45 ? -1 : 1;
    dir[0] = n[0] * side + q * Math.cos(b * 6.2831853) * 0.999;
    dir[1] = n[1] * side + q * Math.sin(b * 6.2831853) * 0.999;
    dir[2] = n[2] * side + z * 0.999;
    const l = Math.hypot(dir[0], dir[1], dir[2]) || 1;
    dir[0] /= l;
    dir[1] /= l;
    dir[2] /= l;
  };

  /** Sunlight scattered towards the lens at one point of the way. */
  const addBeam = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    plates: Plates,
    i3: number,
  ) => {
    if (!sun) return;
    const length = Math.min(far, reach);
    const [a] = pair(2);
    const d = a * length;
    const x = ox + dx * d;
    const y = oy + dy * d;
    const z = oz + dz * d;
    if (blocked(bvh, lets, x, y, z, sunAt[0], sunAt[1], sunAt[2], 1e5)) return;
    const cos = dx * sunAt[0] + dy * sunAt[1] + dz * sunAt[2];
    const g = 0.45;
    const phase = (1 - g * g) / (1 + g * g - 2 * g * cos) ** 1.5;
    const k = beamStrength * length * phase;
    sunTint(x, y, z);
    plates.beams[i3] = (plates.beams[i3] as number) + sun.colour[0] * k * tinted[0];
    plates.beams[i3 + 1] = (plates.beams[i3 + 1] as number) + sun.colour[1] * k * tinted[1];
    plates.beams[i3 + 2] = (plates.beams[i3 + 2] as number) + sun.colour[2] * k * tinted[2];
  };

  return { begin, pair, follow };
}

function rippleAt(x: number, z: number): number {
  return (
    0.018 * Math.sin(x * 1.7 + z * 0.9 + 1.3 * Math.sin(z * 0.7)) +
    0.012 * Math.sin(x * 3.1 - z * 2.3 + 1.1 * Math.sin(x * 1.3)) +
    0.008 * Math.sin(x * 5.3 + z * 6.1 + 0.8 * Math.sin(x * 2.9 - z))
  );
}

type LampWithNormal = Lamp & { normal: Point; area: number };

function withNormal(lamp: Lamp): LampWithNormal {
  const c = cross(lamp.a, lamp.b);
  return { ...lamp, normal: unit(c), area: Math.hypot(...c) };
}

import { bellTower } from "../building/bell-tower.ts";
import { stuff } from "../building/stone-and-slate.ts";
import { bay, bulbsAt, wing } from "../building/wing.ts";
import { landscape, type View } from "../landscape/terrain.ts";
import { type Colour, hex, scale } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { skyReader, sunDirection } from "../painting/sky.ts";
import { deodar } from "../tracing/deodar.ts";
import { Mesh } from "../tracing/mesh.ts";
import { needles } from "../tracing/needles.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb } from "../tracing/stage.ts";

type FarSchool = {
  view: Omit<View, "width" | "height">;
  /** where it stands, metres from the lens (y over it), and how it is turned */
  at: { x: number; y: number; z: number; turn: number };
  lamps: number;
  snow?: boolean;
  wet?: boolean;
  skyGain?: number;
  haze: number;
};

/** The school among its trees on a spur, seen across the valley, with the hills around it. */
export function farSchool(sheet: Sheet, o: FarSchool) {
  const size = { width: sheet.width, height: sheet.height };
  const { at } = o;
  const flatTop = (x: number, z: number) =>
    Math.exp(-((Math.hypot((x - at.x) / 175, (z - at.z) / 125) ** 2) ** 1.5));
  const base = landscape({ ...o.view, width: 16, height: 12, trees: undefined });
  const scenery: View = {
    ...o.view,
    ...size,
    hills: {
      ...o.view.hills,
      extra: (x, z) => flatTop(x, z) * Math.max(0, at.y - base.heightAt(x, z)),
    },
    trees: o.view.trees && {
      ...o.view.trees,
      keep: (x, z) => (Math.hypot((x - at.x) / 58, (z - at.z + 4) / 34) < 1 ? 0 : 1),
    },
  };
  const land = landscape(scenery);
  const mesh = new Mesh();
  const s = stuff({ lamps: o.lamps, litShare: 0.7, snow: o.snow, wet: o.wet });
  const bulbs: Bulb[] = [];
  const y = land.heightAt(at.x, at.z) - 0.5;
  const glow = scale(hex("#ffb562"), 300 * o.lamps);
  mesh.at(at.x, y, at.z, at.turn, () => {
    const parts = [
      { x: -7 * bay, z: 0, turn: 0, bays: 14 },
      { x: -7 * bay - 9, z: -3 * bay, turn: -Math.PI / 2, bays: 5 },
      { x: 7 * bay, z: 2 * bay, turn: Math.PI / 2, bays: 5 },
    ];
    for (const [i, p] of parts.entries()) {
      mesh.at(p.x, 0, p.z, p.turn, () => {
        const lanterns = wing(mesh, {
          bays: p.bays,
          seed: i + 3,
          stuff: s,
          skip: (b) => i === 0 && b > 4 && b < 9,
        });
        if (o.lamps && i === 0)
          bulbs.push(
            ...bulbsAt(lanterns, { x: at.x + p.x, z: at.z + p.z, turn: p.turn }, glow).map((b) => ({
              ...b,
              at: [b.at[0], b.at[1] + y, b.at[2]] as [number, number, number],
            })),
          );
      });
    }
    mesh.at(-2.2, 0, -1.7, 0, () => bellTower(mesh, s));
  });
  grove(mesh, o, land.heightAt);
  const sky = skyReader(o.view.air, o.view.seed, false);
  const v = o.view;
  const camera = {
    at: [0, 0, 0] as [number, number, number],
    turn: v.turn ?? 0,
    focal: v.focal,
    horizon: v.horizon,
  };
  const cs = Math.cos(camera.turn);
  const sn = Math.sin(camera.turn);
  const across = sheet.width / sheet.height;
  return photograph(
    {
      mesh,
      camera,
      sky: (d, out) => {
        sky(d, out);
        for (const k of [0, 1, 2] as const) out[k] *= o.skyGain ?? 1;
      },
      backdrop: (d, out: Colour) => {
        const ahead = d[0] * sn + d[2] * cs;
        land.canvas.sample(
          ((d[0] * cs - d[2] * sn) / ahead / across) * v.focal + 0.5,
          v.horizon - (d[1] / ahead) * v.focal,
          out,
        );
      },
      sun: { towards: sunDirection(v.air), colour: v.air.sunColour, radius: 0.012 },
      bulbs,
      air: { haze: o.haze, hazeColour: v.air.haze },
    },
    sheet,
    { samples: 8, scale: 0.7 },
  );
}

function grove(mesh: Mesh, o: FarSchool, heightAt: (x: number, z: number) => number): void {
  const r = random(77);
  const look = {
    bark: { colour: hex("#4a3c30") },
    needles: { colour: needles, leaf: 0.35 },
    snow: o.snow ? { colour: hex("#e8eef6"), leaf: 0.2 } : undefined,
  };
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 16; i++) spots.push([-70 + i * 9 + r() * 7, 24 + r() * 18, 17 + r() * 10]);
  const c = Math.cos(o.at.turn);
  const s = Math.sin(o.at.turn);
  for (const [i, [a, b, h]] of spots.entries()) {
    const x = o.at.x + a * c + b * s;
    const z = o.at.z + b * c - a * s;
    mesh.at(x, heightAt(x, z) - 0.6, z, r() * 6, () =>
      deodar(mesh, { height: h, seed: 200 + i, tufts: 0.2, spread: 0.23 }, look),
    );
  }
}

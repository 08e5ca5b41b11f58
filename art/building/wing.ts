// Longer than 200 lines because a wing is read from the ground up in one go: arcade, windows, roof.
import { hash } from "../painting/noise.ts";
import { pick } from "../../packages/pictures/src/random.ts";
import type { Mesh } from "../tracing/mesh.ts";
import type { Bulb } from "../tracing/stage.ts";
import { glazing, hoodMould, type Opening, wall } from "../tracing/wall.ts";
import type { Stuff } from "./stone-and-slate.ts";

export const bay = 3.6;
export const eaves = 9.4;

/**
 * A two-storey wing along local x, its front at z = 0 facing -z: an arcade with a cloister behind,
 * paired windows above, a slate roof with dormers and chimneys. Returns where its lanterns hang.
 */
export function wing(
  mesh: Mesh,
  o: {
    bays: number;
    seed: number;
    stuff: Stuff;
    gables?: boolean;
    skip?: (bay: number) => boolean;
    depth?: number;
  },
): { x: number; y: number; z: number }[] {
  const { bays, stuff: s } = o;
  const length = bays * bay;
  const depth = o.depth ?? 9;
  const walk = 3.1;
  const lanterns: { x: number; y: number; z: number }[] = [];
  const arches: Opening[] = [];
  for (let i = 0; i < bays; i++) {
    arches.push({ x: (i + 0.5) * bay, sill: 0.12, width: 2.55, spring: 2.35, head: "pointed" });
  }
  wall(mesh, {
    length,
    y0: 0,
    y1: 4.7,
    thickness: 0.7,
    openings: arches,
    face: s.stone,
    reveal: s.dressed,
  });
  for (const a of arches) {
    hoodMould(mesh, a, 0.26, 0.07, s.dressed);
    hoodMould(mesh, a, 0.1, 0.14, s.dressed);
    for (const side of [-1, 1]) {
      const x = a.x + side * (a.width / 2 + 0.04);
      mesh.box(x - 0.22, 2.22, -0.16, x + 0.22, 2.4, 0.75, s.dressed);
      mesh.box(x - 0.24, 0.12, -0.12, x + 0.24, 0.45, 0.78, s.dressed);
    }
  }
  mesh.quad(
    [0, 0.12, 0.2],
    [length, 0.12, 0.2],
    [length, 0.12, walk + 0.7],
    [0, 0.12, walk + 0.7],
    s.floor,
  );
  mesh.box(-0.1, 0, -0.5, length + 0.1, 0.12, 0.3, s.dressed);
  mesh.quad(
    [0, 4.3, 0.6],
    [length, 4.3, 0.6],
    [length, 4.3, walk + 0.7],
    [0, 4.3, walk + 0.7],
    s.ceiling,
  );
  for (let i = 1; i < bays; i++)
    mesh.box(i * bay - 0.14, 4.05, 0.6, i * bay + 0.14, 4.32, walk + 0.7, s.wood);
  cloisterWall(mesh, o, length, walk + 0.7);
  for (let i = 1; i < bays; i += 2) {
    const x = (i + 0.5) * bay;
    mesh.rod([x, 4.3, walk * 0.62], [x, 3.62, walk * 0.62], 0.012, 0.012, s.iron, 4);
    mesh.lathe(
      x,
      3.24,
      walk * 0.62,
      [
        [0.02, 0],
        [0.12, 0.05],
        [0.14, 0.3],
        [0.02, 0.4],
      ],
      s.lantern,
      8,
    );
    lanterns.push({ x, y: 3.3, z: walk * 0.62 });
  }
  upperFloor(mesh, o, length);
  roof(mesh, o, length, depth);
  return lanterns;
}

type WingOptions = Parameters<typeof wing>[1];

function cloisterWall(mesh: Mesh, o: WingOptions, length: number, z: number): void {
  const { stuff: s, seed } = o;
  const openings: Opening[] = [];
  for (let i = 0; i < o.bays; i++) {
    const door = i % 4 === 2;
    openings.push({
      x: (i + 0.5) * bay,
      sill: door ? 0.12 : 1.2,
      width: door ? 1.5 : 1.3,
      spring: door ? 2.3 : 2.5,
      head: door ? "pointed" : "flat",
    });
  }
  mesh.at(0, 0, z, 0, () => {
    wall(mesh, {
      length,
      y0: 0,
      y1: 4.7,
      thickness: 0.5,
      openings,
      face: s.ceiling,
      reveal: s.dressed,
    });
    for (const [i, a] of openings.entries()) {
      const door = i % 4 === 2;
      const m = door ? s.wood : pick(s.panes, Math.floor(hash(i, seed, 5) * 12));
      const top = door ? 3.4 : a.spring;
      mesh.quad(
        [a.x - 0.8, a.sill, 0.28],
        [a.x + 0.8, a.sill, 0.28],
        [a.x + 0.8, top, 0.28],
        [a.x - 0.8, top, 0.28],
        m,
      );
      if (!door) glazing(mesh, a, { across: 3, rows: 3, thick: 0.04, z: 0.22 }, s.frame);
    }
  });
}

function upperFloor(mesh: Mesh, o: WingOptions, length: number): void {
  const { stuff: s, bays, seed } = o;
  mesh.box(-0.1, 4.62, -0.16, length + 0.1, 4.86, 0.7, s.dressed);
  const windows: Opening[] = [];
  for (let i = 0; i < bays; i++) {
    for (const side of [-0.62, 0.62]) {
      windows.push({
        x: (i + 0.5) * bay + side,
        sill: 5.75,
        width: 0.95,
        spring: 7.5,
        head: "pointed",
      });
    }
  }
  wall(mesh, {
    length,
    y0: 4.7,
    y1: eaves,
    thickness: 0.6,
    openings: windows,
    face: s.stone,
    reveal: s.dressed,
  });
  for (const [i, a] of windows.entries()) {
    hoodMould(mesh, a, 0.17, 0.05, s.dressed);
    const m = pick(s.panes, Math.floor(hash(i >> 1, seed, 9) * 12));
    mesh.quad(
      [a.x - 0.5, 5.7, 0.36],
      [a.x + 0.5, 5.7, 0.36],
      [a.x + 0.5, 8.3, 0.36],
      [a.x - 0.5, 8.3, 0.36],
      m,
    );
    glazing(mesh, a, { across: 2, rows: 3, thick: 0.045, z: 0.28 }, s.frame);
  }
  for (let i = 0; i < bays; i++) {
    const x = (i + 0.5) * bay;
    mesh.box(x - 1.3, 5.55, -0.12, x + 1.3, 5.75, 0.3, s.dressed);
  }
  for (let i = 0; i <= bays; i++) {
    if (i % 2) continue;
    mesh.box(i * bay - 0.28, 0, -0.42, i * bay + 0.28, 4.6, 0.1, s.stone);
    mesh.prism(
      [
        [i * bay - 0.28, 4.6],
        [i * bay + 0.28, 4.6],
        [i * bay + 0.28, 7.2],
        [i * bay - 0.28, 7.2],
      ],
      -0.22,
      0.1,
      s.stone,
    );
    mesh.quad(
      [i * bay - 0.28, 4.6, -0.42],
      [i * bay + 0.28, 4.6, -0.42],
      [i * bay + 0.28, 5.1, -0.2],
      [i * bay - 0.28, 5.1, -0.2],
      s.dressed,
    );
    mesh.quad(
      [i * bay - 0.28, 7.2, -0.22],
      [i * bay + 0.28, 7.2, -0.22],
      [i * bay + 0.28, 7.6, 0],
      [i * bay - 0.28, 7.6, 0],
      s.dressed,
    );
  }
  mesh.box(-0.15, eaves - 0.28, -0.3, length + 0.15, eaves, 0.6, s.dressed);
}

function roof(mesh: Mesh, o: WingOptions, length: number, depth: number): void {
  const { stuff: s, bays, seed } = o;
  const ridge = eaves + depth * 0.42;
  const mid = depth / 2;
  const out = 0.45;
  mesh.quad(
    [-0.3, eaves, -out],
    [length + 0.3, eaves, -out],
    [length + 0.3, ridge, mid],
    [-0.3, ridge, mid],
    s.roof,
  );
  mesh.quad(
    [-0.3, eaves, depth + out],
    [length + 0.3, eaves, depth + out],
    [length + 0.3, ridge, mid],
    [-0.3, ridge, mid],
    s.roof,
  );
  mesh.box(-0.3, eaves - 0.08, -out, length + 0.3, eaves + 0.02, -out + 0.16, s.iron);
  mesh.box(-0.3, ridge - 0.08, mid - 0.14, length + 0.3, ridge + 0.12, mid + 0.14, s.roof);
  for (const x of [0, length]) {
    mesh.tri([x, eaves, 0], [x, eaves, depth], [x, ridge, mid], s.stone);
    mesh.quad([x, 0, 0], [x, 0, depth], [x, eaves, depth], [x, eaves, 0], s.stone);
  }
  mesh.quad([0, 0, depth], [length, 0, depth], [length, eaves, depth], [0, eaves, depth], s.stone);
  for (let i = 1; i < bays; i += 2) {
    if (o.skip?.(i)) continue;
    dormer(mesh, (i + 0.5) * bay, s, pick(s.panes, Math.floor(hash(i, seed, 21) * 12)));
  }
  for (let i = 2; i < bays; i += 4) {
    if (o.skip?.(i)) continue;
    const x = i * bay;
    mesh.box(x - 0.5, ridge - 1.4, mid + 0.3, x + 0.5, ridge + 1.9, mid + 1.2, s.stone);
    mesh.box(x - 0.6, ridge + 1.7, mid + 0.2, x + 0.6, ridge + 1.95, mid + 1.3, s.dressed);
    for (const d of [-0.25, 0.25])
      mesh.rod(
        [x + d, ridge + 1.9, mid + 0.75],
        [x + d, ridge + 2.5, mid + 0.75],
        0.14,
        0.11,
        s.roof,
        8,
      );
  }
}

function dormer(mesh: Mesh, x: number, s: Stuff, pane: Stuff["lantern"]): void {
  const y = eaves + 0.55;
  const z = 0.3;
  const top = y + 1.35;
  mesh.quad([x - 0.7, y, z], [x + 0.7, y, z], [x + 0.7, top, z], [x - 0.7, top, z], s.dressed);
  mesh.tri([x - 0.85, top, z], [x + 0.85, top, z], [x, top + 0.95, z], s.dressed);
  mesh.quad(
    [x - 0.42, y + 0.25, z - 0.02],
    [x + 0.42, y + 0.25, z - 0.02],
    [x + 0.42, top, z - 0.02],
    [x - 0.42, top, z - 0.02],
    pane,
  );
  for (const d of [-0.42, 0, 0.42])
    mesh.box(x + d - 0.03, y + 0.25, z - 0.08, x + d + 0.03, top, z, s.frame);
  mesh.box(x - 0.45, y + 0.78, z - 0.08, x + 0.45, y + 0.84, z, s.frame);
  mesh.box(x - 0.45, top - 0.05, z - 0.08, x + 0.45, top + 0.03, z, s.frame);
  for (const d of [-1, 1]) {
    mesh.quad(
      [x + d * 0.7, y, z],
      [x + d * 0.7, y, z + 3],
      [x + d * 0.7, top, z + 3],
      [x + d * 0.7, top, z],
      s.roof,
    );
    mesh.quad(
      [x + d * 0.98, top - 0.14, z - 0.25],
      [x + d * 0.98, top - 0.14, z + 4],
      [x, top + 1.0, z + 4],
      [x, top + 1.0, z - 0.25],
      s.roof,
    );
  }
}

/** Bulbs for lanterns of a wing that stands at a place, turned. */
export function bulbsAt(
  lanterns: readonly { x: number; y: number; z: number }[],
  place: { x: number; z: number; turn: number },
  glow: Bulb["glow"],
): Bulb[] {
  const c = Math.cos(place.turn);
  const s = Math.sin(place.turn);
  return lanterns.map((l) => ({
    at: [place.x + l.x * c + l.z * s, l.y, place.z + l.z * c - l.x * s],
    radius: 0.13,
    glow,
  }));
}

import type { Mesh, Point } from "../tracing/mesh.ts";
import { glazing, hoodMould, type Opening, wall } from "../tracing/wall.ts";
import type { Stuff } from "./stone-and-slate.ts";

/** A square bell tower, `side` metres wide, its front left foot at 0, 0: door, clock, belfry, spire. */
export function bellTower(mesh: Mesh, s: Stuff, side = 6.4): void {
  const belfry = 16.2;
  const top = 22.4;
  const faces: [x: number, z: number, turn: number][] = [
    [0, 0, 0],
    [side, 0, -Math.PI / 2],
    [side, side, Math.PI],
    [0, side, Math.PI / 2],
  ];
  for (const [i, [x, z, turn]] of faces.entries()) {
    mesh.at(x, 0, z, turn, () => face(mesh, s, side, belfry, top, i === 0));
  }
  for (const y of [4.7, 10.2, belfry - 0.5, top]) {
    mesh.box(-0.22, y - 0.14, -0.22, side + 0.22, y + 0.16, side + 0.22, s.dressed);
  }
  for (const x of [0, side])
    for (const z of [0, side]) {
      mesh.box(x - 0.55, 0, z - 0.55, x + 0.55, 10.2, z + 0.55, s.stone);
      mesh.box(x - 0.42, 10.2, z - 0.42, x + 0.42, belfry, z + 0.42, s.stone);
      mesh.box(x - 0.34, belfry, z - 0.34, x + 0.34, top + 1, z + 0.34, s.dressed);
      mesh.lathe(
        x,
        top + 1,
        z,
        [
          [0.46, 0],
          [0.02, 1.9],
        ],
        s.dressed,
        4,
      );
    }
  mesh.box(0.5, belfry - 0.4, 0.5, side - 0.5, belfry - 0.2, side - 0.5, s.dark);
  bell(mesh, side / 2, belfry + 2.2, side / 2, s);
  spire(mesh, s, side, top);
}

function face(
  mesh: Mesh,
  s: Stuff,
  side: number,
  belfry: number,
  top: number,
  front: boolean,
): void {
  const mid = side / 2;
  const door: Opening = { x: mid, sill: 0.1, width: 2.6, spring: 2.4, head: "pointed" };
  wall(mesh, {
    length: side,
    y0: 0,
    y1: 5,
    thickness: 0.8,
    openings: front ? [door] : [],
    face: s.stone,
    reveal: s.dressed,
  });
  if (front) {
    hoodMould(mesh, door, 0.32, 0.12, s.dressed);
    mesh.quad(
      [mid - 1.5, 0, 0.55],
      [mid + 1.5, 0, 0.55],
      [mid + 1.5, 4.4, 0.55],
      [mid - 1.5, 4.4, 0.55],
      s.wood,
    );
  }
  const lancet: Opening = { x: mid, sill: 6, width: 1.3, spring: 8, head: "pointed" };
  wall(mesh, {
    length: side,
    y0: 5,
    y1: belfry,
    thickness: 0.8,
    openings: [lancet],
    face: s.stone,
    reveal: s.dressed,
  });
  hoodMould(mesh, lancet, 0.22, 0.08, s.dressed);
  const pane = s.panes[0] ?? s.dark;
  mesh.quad(
    [mid - 0.8, 6, 0.4],
    [mid + 0.8, 6, 0.4],
    [mid + 0.8, 9.3, 0.4],
    [mid - 0.8, 9.3, 0.4],
    pane,
  );
  glazing(mesh, lancet, { across: 2, rows: 4, thick: 0.05, z: 0.3 }, s.frame);
  clock(mesh, mid, 12.9, s);
  const arches: Opening[] = [0.31, 0.69].map((q) => ({
    x: side * q,
    sill: belfry + 0.9,
    width: 1.7,
    spring: belfry + 3.6,
    head: "pointed",
  }));
  wall(mesh, {
    length: side,
    y0: belfry,
    y1: top,
    thickness: 0.6,
    openings: arches,
    face: s.stone,
    reveal: s.dressed,
  });
  for (const a of arches) {
    hoodMould(mesh, a, 0.2, 0.07, s.dressed);
    for (let k = 0; k < 5; k++) {
      const y = a.sill + 0.2 + k * 0.26;
      mesh.quad(
        [a.x - 0.85, y, 0.15],
        [a.x + 0.85, y, 0.15],
        [a.x + 0.85, y + 0.18, 0.45],
        [a.x - 0.85, y + 0.18, 0.45],
        s.wood,
      );
    }
  }
}

function clock(mesh: Mesh, x: number, y: number, s: Stuff): void {
  const ring = (radius: number, z: number, m: Stuff["clock"]) => {
    for (let k = 0; k < 40; k++) {
      const a = (k / 40) * Math.PI * 2;
      const b = ((k + 1) / 40) * Math.PI * 2;
      const p = (t: number): Point => [x + Math.cos(t) * radius, y + Math.sin(t) * radius, z];
      mesh.tri([x, y, z], p(a), p(b), m);
    }
  };
  ring(1.45, -0.05, s.dressed);
  ring(1.26, -0.08, s.iron);
  ring(1.18, -0.1, s.clock);
  for (let h = 0; h < 12; h++) {
    const a = (h / 12) * Math.PI * 2;
    const [dx, dy] = [Math.sin(a), Math.cos(a)];
    mesh.rod(
      [x + dx * 0.9, y + dy * 0.9, -0.13],
      [x + dx * 1.08, y + dy * 1.08, -0.13],
      0.045,
      0.045,
      s.iron,
      4,
    );
  }
  mesh.rod([x, y, -0.14], [x - 0.42, y + 0.42, -0.14], 0.06, 0.03, s.iron, 5);
  mesh.rod([x, y, -0.15], [x + 0.06, y + 0.92, -0.15], 0.045, 0.02, s.iron, 5);
}

function bell(mesh: Mesh, x: number, y: number, z: number, s: Stuff): void {
  mesh.lathe(
    x,
    y,
    z,
    [
      [0.95, 0],
      [0.72, 0.3],
      [0.55, 0.9],
      [0.42, 1.2],
      [0.05, 1.35],
    ],
    s.brass,
    20,
  );
  mesh.box(x - 2.6, y + 1.3, z - 0.14, x + 2.6, y + 1.6, z + 0.14, s.wood);
}

function spire(mesh: Mesh, s: Stuff, side: number, top: number): void {
  const mid = side / 2;
  const peak: Point = [mid, top + 9.6, mid];
  const o = 0.35;
  const q: Point[] = [
    [-o, top, -o],
    [side + o, top, -o],
    [side + o, top, side + o],
    [-o, top, side + o],
  ];
  const flare: Point[] = q.map(([x, , z]) => [
    mid + (x - mid) * 0.78,
    top + 1.7,
    mid + (z - mid) * 0.78,
  ]);
  for (let i = 0; i < 4; i++) {
    const a = q[i] as Point;
    const b = q[(i + 1) % 4] as Point;
    const c = flare[(i + 1) % 4] as Point;
    const d = flare[i] as Point;
    mesh.quad(a, b, c, d, s.roof);
    mesh.tri(d, c, peak, s.roof);
  }
  mesh.rod([mid, top + 9.4, mid], [mid, top + 11.6, mid], 0.07, 0.03, s.brass, 6);
  mesh.sphere(mid, top + 10.2, mid, 0.22, s.brass, 10);
}

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { landscape, type View } from "../landscape/terrain.ts";
import type { Canvas } from "../painting/canvas.ts";
import { finish } from "../painting/finish.ts";
import { airs } from "../painting/sky.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph } from "../tracing/photograph.ts";

const view: View = {
  width: 48,
  height: 32,
  seed: 3,
  air: airs.dawn,
  focal: 1.2,
  horizon: 0.5,
  hills: { drop: 500, rise: 800, size: 4200, snows: 6000 },
  ground: { forest: "#33503a", meadow: "#6f7a4a" },
  clear: 15_000,
};

const digest = (canvas: Canvas, seed: number) =>
  createHash("sha256").update(finish(canvas, { seed })).digest("hex");

function litBall(seed: number): Canvas {
  const mesh = new Mesh();
  mesh.quad([-9, 0, -9], [9, 0, -9], [9, 0, 9], [-9, 0, 9], { colour: [0.4, 0.4, 0.4] });
  mesh.sphere(0, 1, 3, 1, { colour: [0.7, 0.2, 0.1], gloss: 0.05, rough: 0.3 });
  return photograph(
    {
      mesh,
      camera: { at: [0, 1, -2], turn: 0, focal: 1, horizon: 0.5 },
      sky: (_d, out) => {
        out.fill(0.5);
      },
      sun: { towards: [1, 1, -1], colour: [2, 2, 2], radius: 0.02 },
    },
    { width: 48, height: 32, quality: 1 },
    { seed, scale: 1, samples: 8 },
  );
}

describe("the painters", () => {
  it("paint the same hills again from the same seed, and other hills from another", () => {
    const first = digest(landscape(view).canvas, 1);
    expect(digest(landscape(view).canvas, 1)).toBe(first);
    expect(digest(landscape({ ...view, seed: 4 }).canvas, 1)).not.toBe(first);
  });

  it("trace the same room again from the same seed", () => {
    const first = digest(litBall(1), 1);
    expect(digest(litBall(1), 1)).toBe(first);
    expect(digest(litBall(2), 1)).not.toBe(first);
  });

  it("light the side that faces the sun and leave a shadow behind", () => {
    const canvas = litBall(1);
    const red = (x: number, y: number) => canvas.data[(y * 48 + x) * 3] as number;
    expect(red(27, 14)).toBeGreaterThan(red(20, 19) * 1.5);
    const ground = (x: number, y: number) => canvas.data[(y * 48 + x) * 3 + 1] as number;
    expect(ground(42, 27)).toBeGreaterThan(ground(14, 21) * 1.2);
  });

  it("show the far hills paler than the near ones", () => {
    const { canvas, depth } = landscape({ ...view, width: 96, height: 64 });
    const mean = (near: number, far: number) => {
      let sum = 0;
      let n = 0;
      for (const [i, d] of depth.entries()) {
        if (d < near || d > far) continue;
        sum += canvas.data[i * 3 + 2] as number;
        n++;
      }
      return sum / n;
    };
    expect(mean(9000, 40_000)).toBeGreaterThan(mean(0, 4000) * 1.3);
  });
});

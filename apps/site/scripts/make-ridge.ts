import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * Draws the outlines of the ridgeline and the contour lines of the map, and writes them as short SVG paths.
 * Run it again only to change the hills: `node apps/site/scripts/make-ridge.ts`.
 */
type Point = [x: number, y: number];
/** `bend` is how far the middle of a slope may stray, as a part of its length. */
type Layer = { seed: number; summits: Point[]; bend: number; points: number };

const ui = resolve(import.meta.dirname, "../app/ui");
const footer = resolve(import.meta.dirname, "../app/footer");
const WIDTH = 2400;

/** Summits and saddles of each layer, in a box of 2400 by 200, far to near. Slopes are long: short ones look like torn paper. */
const layers: Record<string, Layer> = {
  far: {
    seed: 11,
    summits: [
      [0, 62],
      [190, 74],
      [330, 58],
      [540, 108],
      [820, 116],
      [1010, 66],
      [1110, 26],
      [1190, 44],
      [1330, 100],
      [1560, 114],
      [1790, 70],
      [1990, 40],
      [2130, 56],
      [2280, 74],
      [2400, 70],
    ],
    bend: 0.05,
    points: 96,
  },
  middle: {
    seed: 23,
    summits: [
      [0, 118],
      [260, 112],
      [470, 86],
      [700, 96],
      [900, 108],
      [1080, 98],
      [1240, 114],
      [1480, 84],
      [1720, 92],
      [2010, 72],
      [2200, 90],
      [2400, 96],
    ],
    bend: 0.04,
    points: 104,
  },
  near: {
    seed: 42,
    summits: [
      [0, 156],
      [230, 146],
      [400, 124],
      [620, 144],
      [830, 152],
      [1090, 122],
      [1280, 146],
      [1420, 138],
      [1580, 156],
      [1820, 150],
      [2070, 126],
      [2400, 142],
    ],
    bend: 0.035,
    points: 104,
  },
};

/** Lehmer's generator: the same hills on every machine. */
function createDice(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647 - 0.5;
  };
}

/** Halves each slope again and again and moves the middle a little; less, the shorter the slope. */
function roughen(points: Point[], bend: number, dice: () => number): Point[] {
  let line = points;
  for (let round = 0; round < 5; round++) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const length = next[0] - point[0];
      const x = point[0] + length * (0.5 + dice() * 0.24);
      const y = (point[1] + next[1]) / 2 + dice() * length * bend * 2;
      return [point, [x, y] as Point];
    });
  }
  return line;
}

/** Keeps the `count` points that matter most: those that stand farthest from the line between their neighbours. */
function thin(points: Point[], count: number): Point[] {
  const kept = [...points];
  const areaAt = (index: number) => {
    const [a, b, c] = [kept[index - 1], kept[index], kept[index + 1]];
    if (!a || !b || !c) return Number.POSITIVE_INFINITY;
    return Math.abs((c[0] - a[0]) * (b[1] - a[1]) - (b[0] - a[0]) * (c[1] - a[1]));
  };
  while (kept.length > count) {
    const areas = kept.map((_, index) => areaAt(index));
    kept.splice(areas.indexOf(Math.min(...areas)), 1);
  }
  return kept;
}

/** Whole units, each step from the point before: a few bytes a point. */
function toPath(points: Point[], foot: number): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let [atX, atY] = whole[0] ?? [0, 0];
  let path = `M${atX} ${foot}V${atY}l`;
  for (const [x, y] of whole.slice(1)) {
    path += ` ${x - atX} ${y - atY}`;
    [atX, atY] = [x, y];
  }
  return `${path.replaceAll(" -", "-").replace("l ", "l")}V${foot}z`;
}

function outlineOf({ seed, summits, bend, points }: Layer): string {
  return toPath(thin(roughen(summits, bend, createDice(seed)), points), 200);
}

const contours = Array.from({ length: 9 }, (_, index) => {
  const dice = createDice(300 + index);
  const height = 14 + index * 30;
  const line = Array.from({ length: 9 }, (__, step): Point => {
    const x = step * 66;
    const swell = 15 * Math.sin(x / 95 + index * 0.42) + 7 * Math.sin(x / 41 + index * 0.9);
    return [x, height + swell + dice() * 5];
  });
  return smooth(line);
}).join("");

/** A curve through the points: each bend's handles lie level with it. */
function smooth(points: Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [start, ...others] = whole;
  const curve = others.map(([x, y]) => `${x - 28} ${y} ${x} ${y}`).join(" ");
  return `M${start?.join(" ")}S${curve}`;
}

const outlines = Object.fromEntries(
  Object.entries(layers).map(([name, layer]) => [name, outlineOf(layer)]),
);
const write = async (file: string, name: string, note: string, value: unknown) => {
  const text = `/** ${note} Made by scripts/make-ridge.ts. */\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  await writeFile(file, text.replaceAll(/"(\w+)": /g, "$1: ").replace(/\n}/, ",\n}"));
};

await write(
  resolve(ui, "ridge-outlines.ts"),
  "ridgeOutlines",
  `The ridgeline's layers, in a box of ${WIDTH} by 200.`,
  outlines,
);
await write(
  resolve(footer, "map-contours.ts"),
  "mapContours",
  "The contour lines of the drawn map, in a box of 528 by 240.",
  contours,
);
for (const [name, path] of Object.entries({ ...outlines, contours })) {
  process.stdout.write(`${name} ${path.length} characters\n`);
}

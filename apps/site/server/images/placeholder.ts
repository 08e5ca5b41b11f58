import sharp from "sharp";

export type Placeholder = { type: "image/webp" | "image/jpeg"; bytes: Buffer };

const WIDTH = 480;
const HEIGHT = 320;
const SKY = [206, 214, 204] as const;
/** From the farthest ridge to the nearest: where it stands, how high it rises, its colour. */
const RIDGES = [
  { at: 0.5, rise: 0.1, wave: 1.7, colour: [176, 189, 178] },
  { at: 0.62, rise: 0.08, wave: 2.9, colour: [141, 158, 146] },
  { at: 0.76, rise: 0.09, wave: 2.2, colour: [104, 125, 113] },
] as const;

/** Grey-green hills that stand where a picture cannot be shown; drawn here, so no file can be missing. */
export function createPlaceholders(): (
  width: number,
  format: "webp" | "jpeg",
) => Promise<Placeholder> {
  const drawn = new Map<string, Promise<Placeholder>>();
  return (width, format) => {
    const key = `${width} ${format}`;
    const placeholder = drawn.get(key) ?? draw(width, format);
    drawn.set(key, placeholder);
    return placeholder;
  };
}

async function draw(width: number, format: "webp" | "jpeg"): Promise<Placeholder> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const picture = sharp(paintRidges(), { raw }).resize({ width });
  const bytes = await (format === "webp"
    ? picture.webp({ quality: 60 }).toBuffer()
    : picture.jpeg({ quality: 60, mozjpeg: true }).toBuffer());
  return { type: `image/${format}`, bytes };
}

function paintRidges(): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let x = 0; x < WIDTH; x += 1) {
    const ridges = RIDGES.map((ridge) => ({ ...ridge, top: topOf(ridge, x / WIDTH) * HEIGHT }));
    for (let y = 0; y < HEIGHT; y += 1) {
      let colour: readonly number[] = SKY;
      for (const ridge of ridges) colour = cover(colour, ridge.colour, y - ridge.top);
      pixels.set(colour, (y * WIDTH + x) * 3);
    }
  }
  return pixels;
}

/** Over one pixel of height a ridge passes into what stands behind it, so that its edge is smooth. */
function cover(
  behind: readonly number[],
  ridge: readonly number[],
  depth: number,
): readonly number[] {
  if (depth >= 1) return ridge;
  const share = Math.max(depth, 0);
  return behind.map((value, index) => value + ((ridge[index] ?? value) - value) * share);
}

function topOf({ at, rise, wave }: (typeof RIDGES)[number], x: number): number {
  const slow = Math.sin(x * Math.PI * wave + wave * 4);
  const quick = Math.sin(x * Math.PI * wave * 3.3 + wave) * 0.28;
  return at - rise * (slow + quick);
}

import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { catalogue } from "../packages/pictures/src/catalogue.ts";
import { MasterNotFoundError } from "../packages/pictures/src/errors.ts";
import { finish } from "./painting/finish.ts";
import { seedFrom } from "../packages/pictures/src/random.ts";
import { painters } from "./scenes/index.ts";

const masterFolder = resolve(import.meta.dirname, "../packages/pictures/masters");
const mostBytes = 250_000;

/** node paint.ts [name…] [--draft] [--out folder] [--side pixels]: paints masters; all when none is named. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    out: { type: "string", default: masterFolder },
    side: { type: "string" },
  },
});

sharp.concurrency(1);
const names = positionals.length ? positionals : catalogue.map((entry) => entry.name);
const longSide = Number(values.side ?? (values.draft ? 700 : 2000));
await mkdir(values.out, { recursive: true });
for (const [at, name] of names.entries()) await paint(name, `${at + 1}/${names.length}`);

async function paint(name: string, place: string): Promise<void> {
  const entry = catalogue.find((candidate) => candidate.name === name);
  const painter = painters[name];
  if (!entry || !painter) throw new MasterNotFoundError(name, Object.keys(painters));
  const scale = longSide / Math.max(...entry.size);
  const width = Math.round(entry.size[0] * scale);
  const height = Math.round(entry.size[1] * scale);
  const started = performance.now();
  let shown = -1;
  const { canvas, finish: darkroom } = painter({
    width,
    height,
    quality: values.draft ? 0.5 : 1,
    onProgress: (share) => {
      const tenth = Math.floor(share * 10);
      if (tenth === shown || !process.stdout.isTTY) return;
      shown = tenth;
      process.stdout.write(`\r${place} ${name} ${"#".repeat(tenth).padEnd(10, ".")}`);
    },
  });
  const pixels = finish(canvas, { seed: seedFrom(name), ...darkroom });
  const jpeg = await smallJpeg(pixels, width, height);
  await writeFile(join(values.out, `${name}.jpg`), jpeg);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${process.stdout.isTTY ? "\r" : ""}${place} ${name} ${width} x ${height}, ${Math.round(jpeg.length / 1000)} KB, ${seconds} s\n`,
  );
}

/** The best quality that stays within the size a master may have. */
async function smallJpeg(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  for (const quality of [82, 78, 74, 70, 65, 60, 54]) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= mostBytes || quality === 54) return jpeg;
  }
  throw new Error("unreachable: the last quality always returns");
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { derivePictures } from "../packages/pictures/src/derive/derive-pictures.ts";
import { masters } from "../packages/pictures/src/masters.ts";

/** node contact-sheet.ts out.png [--of derived] [--width pixels]: all masters, or all derived pictures, on one sheet. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: "string", default: "masters" },
    width: { type: "string", default: "2000" },
  },
});
const out = positionals[0];
if (!out) throw new RangeError("Say where the contact sheet goes: node contact-sheet.ts out.png");

sharp.concurrency(1);
const width = Number(values.width);
const rowHeight = Math.round(width / 8);
const gap = Math.round(width / 250);

if (values.of === "derived") {
  const outDir = await mkdtemp(join(tmpdir(), "pictures-"));
  const pictures = await derivePictures({ outDir, now: new Date() });
  await sheet(pictures);
  await rm(outDir, { recursive: true });
} else {
  await sheet(masters);
}

/** Rows of equal height, filled from the left. */
async function sheet(
  pictures: readonly { file: string; width: number; height: number }[],
): Promise<void> {
  const placed: sharp.OverlayOptions[] = [];
  let left = gap;
  let top = gap;
  for (const picture of pictures) {
    const w = Math.round((picture.width / picture.height) * rowHeight);
    if (left + w + gap > width) {
      left = gap;
      top += rowHeight + gap;
    }
    const input = await sharp(picture.file).resize(w, rowHeight).png().toBuffer();
    placed.push({ input, left, top });
    left += w + gap;
  }
  const height = top + rowHeight + gap;
  const paper = sharp({ create: { width, height, channels: 3, background: "#FBF8F1" } }).composite(
    placed,
  );
  const file = out as string;
  await (file.endsWith(".png") ? paper.png() : paper.jpeg({ quality: 76, mozjpeg: true })).toFile(
    file,
  );
}

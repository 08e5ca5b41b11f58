import sharp from "sharp";

/** Where a picture is brighter to the right and downwards (2 x 256 bits), and its colours (4 x 4). */
export type PictureHash = { bits: Uint8Array; colours: Buffer };

/** A fingerprint that stays close when a picture is only resized or recompressed. */
export async function pictureHash(file: string): Promise<PictureHash> {
  const grey = await sharp(file).resize(17, 17, { fit: "fill" }).greyscale().raw().toBuffer();
  const colours = await sharp(file).resize(4, 4, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const bits = new Uint8Array(512);
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      const here = grey[y * 17 + x] ?? 0;
      bits[y * 16 + x] = here < (grey[y * 17 + x + 1] ?? 0) ? 1 : 0;
      bits[256 + y * 16 + x] = here < (grey[(y + 1) * 17 + x] ?? 0) ? 1 : 0;
    }
  return { bits, colours };
}

/** 0 for the same picture; above about 0.15 a visitor sees two different pictures. */
export function hashDistance(a: PictureHash, b: PictureHash): number {
  let shape = 0;
  for (let i = 0; i < a.bits.length; i++) if (a.bits[i] !== b.bits[i]) shape++;
  let colour = 0;
  for (let i = 0; i < a.colours.length; i++)
    colour += Math.abs((a.colours[i] ?? 0) - (b.colours[i] ?? 0));
  return shape / a.bits.length + colour / a.colours.length / 255;
}

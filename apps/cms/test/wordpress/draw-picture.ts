import sharp from "sharp";

/** A small photograph of one colour; each colour has other bytes. */
export const drawPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

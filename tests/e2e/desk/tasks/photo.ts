import sharp from "sharp";

/** A photograph without anybody on it, as a file that somebody chooses. */
export const photo = async (name: string, shade: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: { r: shade, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer(),
});

import sharp from "sharp";
import { openImage, toBytes } from "../images/image-processing.ts";

export type IconShape = { width: number; height: number; ground?: string };

/** The image's share of the side when there is a background. */
const SHARE_ON_GROUND = 0.7;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export async function paintIcon(
  bytes: Buffer,
  { width, height, ground }: IconShape,
): Promise<Buffer> {
  const share = ground ? SHARE_ON_GROUND : 1;
  const inner = { width: Math.round(width * share), height: Math.round(height * share) };
  const image = openImage(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .resize({ ...inner, fit: "contain", background: TRANSPARENT });
  const drawn = await toBytes(image.png());
  if (!ground) return drawn;
  const create = { width, height, channels: 3, background: ground } as const;
  return toBytes(
    sharp({ create })
      .composite([{ input: drawn }])
      .png(),
  );
}

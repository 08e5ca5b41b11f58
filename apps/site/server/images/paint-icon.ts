import { openPicture } from "./render-variant.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";

/** A sign of so many pixels: the picture whole in its middle, over a colour or over nothing. */
export type IconShape = { width: number; height: number; ground?: string };

/** How much of the side the picture takes where it stands on a ground of its own. */
const SHARE_ON_GROUND = 0.7;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** A PNG of exactly that shape. Rejects with UnusablePictureError. */
export async function paintIcon(
  picture: Buffer,
  { width, height, ground }: IconShape,
): Promise<Buffer> {
  const share = ground ? SHARE_ON_GROUND : 1;
  const inner = { width: Math.round(width * share), height: Math.round(height * share) };
  const left = (width - inner.width) >> 1;
  const top = (height - inner.height) >> 1;
  const around = {
    left,
    top,
    right: width - inner.width - left,
    bottom: height - inner.height - top,
    background: NOTHING,
  };
  try {
    const drawn = await openPicture(picture)
      .autoOrient()
      .toColourspace("srgb")
      .resize({ ...inner, fit: "contain", background: NOTHING })
      .extend(around)
      .png()
      .toBuffer();
    if (!ground) return drawn;
    return await openPicture(drawn).flatten({ background: ground }).png().toBuffer();
  } catch (cause) {
    throw new UnusablePictureError(cause instanceof Error ? cause.message : String(cause));
  }
}

import sharp from "sharp";
import { limitInputPixels } from "../clean-image.ts";
import { inputSize, type Pixels } from "./face-network.ts";

/** Decodes a picture, upright, to the size that the detector takes. */
export async function toPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels, failOn: "error" })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(inputSize, inputSize, { fit: "inside" })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

import sharp from "sharp";
import { createWorkerTask } from "../../workers/create-worker-task.ts";
import { imageQueue, limitInputPixels } from "../clean-image.ts";
import { type Box, inputSize, type Pixels } from "./face-network.ts";

/** No face in a smaller picture can be recognized. In pixels. */
const MIN_SIDE = 64;

const findInWorker = createWorkerTask<Pixels, Box[]>({
  module: "./face-worker.ts",
  base: import.meta.url,
  timeoutMs: 30_000,
  // Measured: 60 MB.
  maxMemoryMb: 256,
  parallel: 2,
});

/**
 * The faces in a picture, or why they are unknown: an upload must not fail because the detector failed or was slow.
 * Never rejects.
 */
export async function detectFaces(
  picture: Buffer,
  timeoutMs?: number,
): Promise<Box[] | { failure: string }> {
  try {
    const { width, height } = await sharp(picture).metadata();
    if (Math.min(width, height) < MIN_SIDE) return [];
    return await findInWorker(await imageQueue(() => toPixels(picture)), timeoutMs);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

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

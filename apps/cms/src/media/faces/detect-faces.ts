import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { Box, Pixels } from "./face-network.ts";
import { toPixels } from "./to-pixels.ts";

/** No face in a smaller picture can be recognized. In pixels. */
const MIN_SIDE = 64;
const TIMEOUT_MS = 30_000;

/**
 * The faces in a picture, or why they are unknown: an upload must not fail because the detector failed or was slow.
 * Never rejects.
 */
export async function detectFaces(
  picture: Buffer,
  timeoutMs = TIMEOUT_MS,
): Promise<Box[] | { failure: string }> {
  try {
    const { width, height } = await sharp(picture).metadata();
    if (Math.min(width, height) < MIN_SIDE) return [];
    return await findInWorker(await toPixels(picture), timeoutMs);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** A worker thread for each picture: it can be stopped, and its memory is free again. */
async function findInWorker(workerData: Pixels, timeoutMs: number): Promise<Box[]> {
  const worker = new Worker(besideSource("./face-worker.ts"), { workerData, execArgv: [] });
  try {
    return await new Promise((resolve, reject) => {
      const stop = () => reject(new Error(`Finding faces took more than ${timeoutMs} ms.`));
      setTimeout(stop, timeoutMs).unref();
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("The face detector's thread ended.")));
    });
  } finally {
    await worker.terminate();
  }
}

/** The bundler replaces a literal path in `new URL`, but not a parameter. */
const besideSource = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

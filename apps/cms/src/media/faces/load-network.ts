import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Network, readNetwork } from "./face-network.ts";

/** A lower score finds hardly more faces, and invents some. */
export const minScore = 0.5;

/** Reads the detector's model from its package. */
export function loadNetwork(): Network {
  const { resolve } = createRequire(import.meta.url);
  const read = (ending: string) =>
    readFileSync(resolve(`@vladmandic/face-api/model/tiny_face_detector_model${ending}`));
  return readNetwork(JSON.parse(read("-weights_manifest.json").toString()), read(".bin"));
}

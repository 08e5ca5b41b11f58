import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Network, readNetwork } from "./face-network.ts";

/** A lower score finds hardly more faces, and invents some. */
export const minScore = 0.5;

/** Reads the tiny face detector of @vladmandic/face-api 1.7.15 (MIT licence); only the worker thread needs it. */
export function loadNetwork(): Network {
  const read = (ending: string) =>
    readFileSync(join(import.meta.dirname, `model/tiny-face-detector${ending}`));
  return readNetwork(JSON.parse(read(".json").toString()), read(".bin"));
}

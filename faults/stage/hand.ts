// Loaded into the site's process before the site itself (`node --import`): tells the tests what only it can know.
import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export type HandOrder = { id: number; order: "memory" };
export type HandReply = { id: number; result: unknown };
/** Bytes that are held after a collection, and descriptors that are open. */
export type Held = { bytes: number; descriptors: number };

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

function held(): Held {
  collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  // `external` counts the buffers, too.
  return { bytes: heapUsed + Math.max(external, arrayBuffers), descriptors: countDescriptors() };
}

function countDescriptors(): number {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    // Only Linux tells.
    return 0;
  }
}

process.on("message", ({ id }: HandOrder) => {
  process.send?.({ id, result: held() } satisfies HandReply);
});
// Nobody is left behind when the tests are broken off.
process.on("disconnect", () => process.exit(1));

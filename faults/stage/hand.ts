// Loaded into the site's process before the site itself (`node --import`): tells what only it can know, moves its
// clock, and makes its disk fail.
import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type BadDisk, failFrom } from "./bad-disk.ts";
import { holdTime, passTimeTo } from "./held-time.ts";
import { moveClock } from "./moved-clock.ts";

export type HandOrder =
  | { order: "memory" }
  /** How far the clock stands from the real one, in milliseconds. */
  | { order: "clock"; offset: number }
  /** Which moment it is now, where time is held; milliseconds since 1970. */
  | { order: "time"; to: number }
  /** What fails below which folder from now on; nothing when there is no rule. */
  | { order: "disk"; rule: BadDisk | undefined };
export type HandReply = { id: number; result: unknown };
/** Bytes that are held after a collection, and descriptors that are open. */
export type Held = { bytes: number; descriptors: number };

const heldAt = process.env["FAULTS_TIME_HELD_AT"];
if (heldAt) holdTime(Number(heldAt));

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

function obey(order: HandOrder): unknown {
  if (order.order === "memory") return held();
  if (order.order === "clock") return moveClock(order.offset);
  if (order.order === "time") return passTimeTo(order.to);
  return failFrom(order.rule);
}

process.on("message", ({ id, ...order }: HandOrder & { id: number }) => {
  process.send?.({ id, result: obey(order) } satisfies HandReply);
});
// Nobody is left behind when the tests are broken off.
process.on("disconnect", () => process.exit(1));

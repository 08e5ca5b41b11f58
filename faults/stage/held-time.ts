import { follow } from "./moved-clock.ts";

/** Work that a process does again and again, and when it is due next. */
type Ticking = { work: () => void; everyMs: number; dueAt: number };

let moment = 0;
const ticking = new Set<unknown>();

/**
 * From now on time stands still in this process: it passes when it is told to, and with it what the process does
 * again and again. What waits once (`setTimeout`) goes by real time, since the other side of a connection does.
 */
export function holdTime(at: number): void {
  moment = at;
  follow(() => moment);
  // Not 0, which could mean "never" to somebody.
  performance.now = () => moment - at + 1_000;
  const clear = globalThis.clearInterval;
  const begin = (work: () => void, everyMs = 1) => {
    const one = { work, everyMs, dueAt: moment + everyMs, unref: () => one, ref: () => one };
    ticking.add(one);
    return one;
  };
  // Node's own parts keep the real ones.
  globalThis.setInterval = begin as unknown as typeof setInterval;
  globalThis.clearInterval = (one) => {
    if (!ticking.delete(one)) clear(one);
  };
}

/** It is this moment now; whatever was due meanwhile is done once. */
export function passTimeTo(to: number): void {
  moment = to;
  for (const one of ticking as Set<Ticking>) {
    if (one.dueAt > moment) continue;
    one.dueAt = moment + one.everyMs;
    one.work();
  }
}

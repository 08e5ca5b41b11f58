import { setImmediate } from "node:timers/promises";

/**
 * Lets Node's event loop run. Work on SQLite alone never does, and libsql frees its statements there: each would keep some
 * 10 KB outside the heap. It also lets the CMS respond meanwhile.
 */
export const nextTurn = (): Promise<void> => setImmediate();

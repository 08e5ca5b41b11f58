import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Scene } from "../engine/scene.ts";
import { judgesTimes } from "./patience.ts";

/** What a reader saw since it was asked last; times in milliseconds. */
export type Read = { p99: number; count: number; failed: number };

/** Somebody who reads pages all the time, and can be asked how long they took. */
export function startReader(scene: Scene, url: string): { look: () => Promise<Read> } {
  const file = join(import.meta.dirname, "reader-process.ts");
  const child = fork(file, [url, "/", "/Events", "/about", "/News"]);
  scene.onEnd(() => child.disconnect());
  return {
    look: async () => {
      const told = once(child, "message");
      child.send("look");
      const [read] = await told;
      return read as Read;
    },
  };
}

/** Twice as long as in calm is fair, and some milliseconds for a machine that makes the trouble, too. */
export function judgeReading(calm: Read, loud: Read): string[] {
  const wrong: string[] = [];
  if (loud.failed > 0) wrong.push(`${loud.failed} pages failed for others`);
  if (loud.count === 0) wrong.push("nobody else read a page");
  if (judgesTimes() && loud.p99 > 2 * calm.p99 + 100)
    wrong.push(`p99 of the pages went from ${calm.p99.toFixed(0)} to ${loud.p99.toFixed(0)} ms`);
  return wrong;
}

import { cp, rename, rm, stat } from "node:fs/promises";
import { giveTo } from "./give-to.ts";

/** Moves a file or folder. Across disks it copies, then deletes. */
export async function moveTo(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    const unfinished = `${to}.tmp`;
    await cp(from, unfinished, { recursive: true, preserveTimestamps: true });
    await giveTo(unfinished, await stat(from));
    await rename(unfinished, to);
    await rm(from, { recursive: true });
  }
}

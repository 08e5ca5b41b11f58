import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./copy-process.ts", import.meta.url));
const AGAIN_AFTER_MS = 5_000;

/**
 * Keeps a copy of a SQLite database beside it that is never older than a few seconds, and one of each of the last
 * fourteen days, from a process of its own that ends with this one.
 */
export function keepCopies(file: string, folder: string): void {
  const copying = fork(program, [file, folder], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  copying.unref();
  copying.channel?.unref();
  copying.once("exit", () => setTimeout(() => keepCopies(file, folder), AGAIN_AFTER_MS).unref());
}

import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The data folder holds children's photographs and parents' messages: nobody but the owner of this
 * process reads in it, neither what an earlier start has left nor what this one writes.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(dataDir, entry.name), 0o600);
    if (entry.isDirectory()) chmodSync(join(dataDir, entry.name), 0o700);
  }
}

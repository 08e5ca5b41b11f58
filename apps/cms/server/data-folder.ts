import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the data folder private: it contains children's photographs and parents' messages. */
export function makePrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(dataDir, entry.name), 0o600);
    if (entry.isDirectory()) chmodSync(join(dataDir, entry.name), 0o700);
  }
}

/** The secret that signs sessions: the configured one, else the one in the data folder, created at the first start. */
export const ensureSecret = (dataDir: string, given: string | undefined): string =>
  given ?? ensureFile(join(dataDir, "secret"));

/** The website's token for the content API: the configured one, else the one in the data folder. */
export const ensureToken = (dataDir: string, given: string | undefined): string =>
  given ?? ensureFile(join(dataDir, "content-api-token"));

function ensureFile(file: string): string {
  try {
    // "wx" fails when the file exists, so two simultaneous starts cannot create two secrets.
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

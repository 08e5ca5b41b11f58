import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../../content/log.ts";

/** What forms are signed with: made at the first start, so that a restart takes the forms that are open. */
export function keptSecret(dataDir: string, log: Log): string {
  const file = join(dataDir, "form-secret");
  const known = read(file);
  if (known) return known;
  const made = randomBytes(32).toString("base64url");
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, made, { mode: 0o600 });
  } catch {
    log.error({ file }, "The secret of the forms could not be kept; it lasts until the next start");
  }
  return made;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

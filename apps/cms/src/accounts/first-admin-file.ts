import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "../host-config.ts";

const file = (): string => join(/*turbopackIgnore: true*/ config.dataDir, "first-admin.json");

/** Keeps the first password for whoever may read the data folder, until it has been changed. */
export function rememberFirstAdmin(admin: { url: string; email: string; password: string }): void {
  writeFileSync(file(), `${JSON.stringify(admin, null, 2)}\n`, { mode: 0o600 });
}

/** Deletes the kept password if it belonged to this address. */
export function forgetFirstAdmin(email: string): void {
  try {
    if (readFirstAdmin().email === email) rmSync(file());
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/** The password that was printed at the first start; `undefined` once it has been changed. */
export function printedPassword(): string | undefined {
  try {
    return readFirstAdmin().password;
  } catch {
    return undefined;
  }
}

function readFirstAdmin(): { email?: string; password?: string } {
  return JSON.parse(readFileSync(file(), "utf8"));
}

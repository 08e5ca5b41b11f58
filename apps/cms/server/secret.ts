import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret that signs log-ins: the given one, else the one kept in the data folder, made at the first start. */
export const keepSecret = (dataDir: string, given: string | undefined): string =>
  given ?? keep(join(dataDir, "secret"));

/** What the website shows to be answered: the given one, else the one kept in the data folder. */
export const keepToken = (dataDir: string, given: string | undefined): string =>
  given ?? keep(join(dataDir, "contract-token"));

function keep(file: string): string {
  try {
    // "wx" fails when the file exists, so two starts at once cannot make two secrets.
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

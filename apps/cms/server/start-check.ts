import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baseChecks, checkStart } from "@manor/content-api/start-check";
import type { CmsConfig } from "../src/read-config.ts";
import { isLoopback } from "./api-auth.ts";
import { sqliteFile } from "./backups/backups.ts";

const LEAST_SECRET = 32;

/** What must be so before the office and visitors come. Gives what is only to be warned of. Throws NotReadyError. */
export const checkCms = (config: CmsConfig): string[] =>
  checkStart("the CMS", [
    ...baseChecks({ ...config, origin: config.givenOrigin, setting: "CMS_DATA_DIR" }),
    {
      isFine: config.isHttps || isLoopback(new URL(config.url).hostname),
      todo: `CMS_URL is ${config.url}, over which passwords would go unencrypted: set it to the address that the office types, https://…`,
    },
    {
      isFine: config.isSampleChosen,
      todo: "SAMPLE_CONTENT is not set: off for a school, or on when invented pupils and news are wanted.",
    },
    {
      isFine: hasSecret(config),
      todo: `The secret of the admin panel is not in ${join(config.dataDir, "secret")}: bring it back from a backup, or set PAYLOAD_SECRET (with a new one everybody signs in anew).`,
    },
  ]);

/** The very first start makes one; later a new one would sign everybody out without a word. */
function hasSecret(config: CmsConfig): boolean {
  if (config.secret !== undefined) return true;
  const file = join(config.dataDir, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim().length >= LEAST_SECRET;
  const database = sqliteFile(config);
  const hasStarted = database && existsSync(database);
  return !hasStarted && !existsSync(join(config.dataDir, "content-api-token"));
}

/** What is meant for trying things out, and should be said aloud when somebody else may see it. */
export function warningsOf(config: CmsConfig): string[] {
  const warnings: string[] = [];
  if (config.fixedNow) {
    warnings.push(
      `SITE_NOW is set: the clock of the CMS stands at ${config.fixedNow.toISOString()}, so consents, birthdays and days are those of that day. It is meant for tests.`,
    );
  }
  if (config.sampleContent && !isLoopback(new URL(config.url).hostname)) {
    warnings.push(
      `SAMPLE_CONTENT is on, and ${config.url} is a real address: an empty CMS is filled with invented pupils and news. A school starts with SAMPLE_CONTENT=off.`,
    );
  }
  return warnings;
}

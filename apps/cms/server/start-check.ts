import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "@manor/server-kit/local-request";
import { baseChecks, checkStart } from "@manor/server-kit/start-check";
import type { CmsConfig } from "../src/read-config.ts";
import { sqliteFile } from "./backups/backups.ts";

const MIN_SECRET_LENGTH = 32;

/** Checks the settings for production. Returns warnings. Throws NotReadyError. */
export const checkCms = (config: CmsConfig): string[] =>
  checkStart("the CMS", [
    ...baseChecks({ ...config, origin: config.givenOrigin, setting: "CMS_DATA_DIR" }),
    {
      isFine: config.isHttps || isLoopback(new URL(config.url).hostname),
      todo: `CMS_URL is ${config.url}, so passwords would be sent unencrypted: set it to the https:// address of the admin panel.`,
    },
    {
      isFine: config.isSeedChosen,
      todo: "SAMPLE_CONTENT is not set: set it to off for a school, or to on for sample pupils and news.",
    },
    {
      isFine: hasSecret(config),
      todo: `The secret of the admin panel is not in ${join(config.dataDir, "secret")}. Restore it from a backup, or set PAYLOAD_SECRET. A new secret signs out every user.`,
    },
  ]);

/** Only the first start creates a secret: a new one later would sign out every user. */
function hasSecret(config: CmsConfig): boolean {
  if (config.secret !== undefined) return true;
  const file = join(config.dataDir, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim().length >= MIN_SECRET_LENGTH;
  const database = sqliteFile(config);
  const hasStarted = database && existsSync(database);
  return !hasStarted && !existsSync(join(config.dataDir, "content-api-token"));
}

export function findWarnings(config: CmsConfig): string[] {
  const warnings: string[] = [];
  if (config.fixedNow) {
    warnings.push(
      `SITE_NOW is set: the CMS uses the fixed time ${config.fixedNow.toISOString()}, for consents, birthdays and dates. It is meant for tests.`,
    );
  }
  if (config.loadsSeed && !isLoopback(new URL(config.url).hostname)) {
    warnings.push(
      `SAMPLE_CONTENT is on, but ${config.url} is a public address: an empty CMS gets sample pupils and news. Set SAMPLE_CONTENT=off for a school.`,
    );
  }
  return warnings;
}

import { resolve } from "node:path";
import { readSettings, setting } from "@manor/content-api/settings";
import { z } from "zod";
import { type CmsConfig, readConfig as readCmsConfig } from "../cms/src/read-config.ts";
import { type Config, readConfig as readSiteConfig } from "../website/server/config.ts";

const usualHostDataDir = resolve(import.meta.dirname, "../../.data/cms");

const Environment = z.object({
  BACKUP_PASSPHRASE: setting(
    z.string().min(12).optional(),
    "at least 12 characters, or nothing: then a backup is not encrypted",
  ),
});

/** What a backup is made of and a restore writes to: the settings of both processes, read by their own rules. */
export type Settings = { host: CmsConfig; site: Config; passphrase: string | undefined };

/** Throws ConfigError. */
export const readOperations = (environment: NodeJS.ProcessEnv): Settings => ({
  host: readCmsConfig(environment, usualHostDataDir),
  site: readSiteConfig(environment),
  passphrase: readSettings(Environment, environment, "the backup").BACKUP_PASSPHRASE,
});

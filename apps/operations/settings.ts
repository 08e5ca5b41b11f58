import { resolve } from "node:path";
import { readSettings, setting } from "@manor/contract/settings";
import { z } from "zod";
import { type HostConfig, readConfig as readHostConfig } from "../content-host/server/config.ts";
import { type Config, readConfig as readSiteConfig } from "../site/server/config.ts";

const usualHostDataDir = resolve(import.meta.dirname, "../../.data/host");

const Environment = z.object({
  BACKUP_PASSPHRASE: setting(
    z.string().min(12).optional(),
    "at least 12 characters, or nothing: then a backup is not encrypted",
  ),
});

/** What a backup is made of and a restore writes to: the settings of both processes, read by their own rules. */
export type Settings = { host: HostConfig; site: Config; passphrase: string | undefined };

/** Throws ConfigError. */
export const readOperations = (environment: NodeJS.ProcessEnv): Settings => ({
  host: readHostConfig(environment, usualHostDataDir),
  site: readSiteConfig(environment),
  passphrase: readSettings(Environment, environment, "the backup").BACKUP_PASSPHRASE,
});

import { resolve } from "node:path";
import { readSettings, setting } from "@manor/server-kit/settings";
import { z } from "zod";
import { type CmsConfig, readConfig as readCmsConfig } from "../cms/src/read-config.ts";
import { type Config, readConfig as readSiteConfig } from "../website/server/config.ts";

const defaultCmsDataDir = resolve(import.meta.dirname, "../../.data/cms");

const Environment = z.object({
  BACKUP_PASSPHRASE: setting(
    z.string().min(12).optional(),
    "at least 12 characters, or empty: then backups are not encrypted",
  ),
});

export type Settings = { cms: CmsConfig; site: Config; passphrase: string | undefined };

export const readOperationsSettings = (environment: NodeJS.ProcessEnv): Settings => ({
  cms: readCmsConfig(environment, defaultCmsDataDir),
  site: readSiteConfig(environment),
  passphrase: readSettings(Environment, environment, "the backup").BACKUP_PASSPHRASE,
});

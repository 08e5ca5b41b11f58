import { z } from "zod";

/** An environment variable is invalid; the process does not start. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const newNames = {
  CONTENT_HOST_TOKEN: "CONTENT_API_TOKEN",
  CONTENT_HOST_URL: "CONTENT_API_URL",
  CONTENT_RENEW_MS: "CONTENT_POLL_MS",
  FIELD_DATA: "WEB_VITALS",
  HOST_ADDRESS: "CMS_ADDRESS",
  HOST_COPIES_DIR: "CMS_BACKUP_DIR",
  HOST_DATA_DIR: "CMS_DATA_DIR",
  HOST_PORT: "CMS_PORT",
  HOST_URL: "CMS_URL",
  LETTERS_PER_MINUTE: "EMAILS_PER_MINUTE",
  MESSAGE_KEEP_DAYS: "MESSAGE_RETENTION_DAYS",
  PICTURES_AHEAD: "PREWARM_IMAGES",
  SECOND_STEP: "TWO_FACTOR",
};

/** One setting: its schema and a description of the allowed values. Blank counts as not set. */
export const setting = <Schema extends z.ZodType>(schema: Schema, allowed: string) =>
  z.preprocess(blankIsAbsent, schema).describe(allowed);

/**
 * Reads all settings of a program, such as "the site", from its environment. Throws ConfigError for the first that is
 * invalid or has an old name.
 */
export function readSettings<Shape extends Record<string, z.ZodType>>(
  settings: z.ZodObject<Shape>,
  environment: Record<string, string | undefined>,
  program: string,
): z.infer<z.ZodObject<Shape>> {
  for (const [name, newName] of Object.entries(newNames))
    if (environment[name]?.trim())
      throw new ConfigError(
        `${name} is called ${newName} now, so ${program} does not start. Set ${newName} instead.`,
      );
  const read = settings.safeParse(environment);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  const allowed = settings.shape[name]?.description ?? "";
  const isSecret = /SECRET|KEY|TOKEN|PASSPHRASE|SMTP/.test(name);
  const shown = isSecret ? "(not shown)" : `"${environment[name] ?? ""}"`;
  throw new ConfigError(`${name} is ${shown}, so ${program} does not start. Allowed: ${allowed}.`);
}

function blankIsAbsent(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

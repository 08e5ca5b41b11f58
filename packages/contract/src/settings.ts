import { z } from "zod";

/** A setting in the environment cannot be used; the process does not start. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(program: string, setting: string, value: string, allowed: string) {
    const shown = /SECRET|KEY|TOKEN|PASSPHRASE|SMTP/.test(setting) ? "(not shown)" : `"${value}"`;
    super(`${setting} is ${shown}, so ${program} does not start. Allowed: ${allowed}.`);
  }
}

/** One setting: what it may be, and the same in words for whoever wrote something else. Blank counts as not set. */
export const setting = <Schema extends z.ZodType>(schema: Schema, allowed: string) =>
  z.preprocess(blankIsAbsent, schema).describe(allowed);

/**
 * Reads all settings of a program, such as "the site", from its environment. Throws ConfigError with one
 * sentence about the first wrong one.
 */
export function readSettings<Shape extends Record<string, z.ZodType>>(
  settings: z.ZodObject<Shape>,
  environment: Record<string, string | undefined>,
  program: string,
): z.infer<z.ZodObject<Shape>> {
  const read = settings.safeParse(environment);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  const allowed = settings.shape[name]?.description ?? "";
  throw new ConfigError(program, name, environment[name] ?? "", allowed);
}

function blankIsAbsent(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

import { resolve } from "node:path";
import { z } from "zod";

const repository = resolve(import.meta.dirname, "../../..");

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** What each setting may be, in words: a wrong value stops the start with this sentence. */
const settings = {
  PORT: { schema: port.default(3000), allowed: "a port number from 1 to 65535" },
  HOST_PORT: { schema: port.default(4000), allowed: "a port number from 1 to 65535" },
  CONTENT_HOST_URL: { schema: address.optional(), allowed: "an http or https address" },
  SITE_ORIGIN: {
    schema: address.optional(),
    allowed: "the http or https address that visitors type",
  },
  SCHOOL_CODE: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9]{2,20}$/)
      .default("SGSM"),
    allowed: "2 to 20 letters or digits",
  },
  SITE_DATA_DIR: {
    schema: z.string().min(1).default(resolve(repository, ".data/site")),
    allowed: "a folder",
  },
  SITE_NOW: {
    schema: z.iso.datetime({ offset: true }).optional(),
    allowed: "an ISO date-time with a zone, such as 2026-11-20T10:00:00+05:30",
  },
  CONTENT_RENEW_MS: {
    schema: z.coerce.number().int().min(100).max(10_000).default(4_000),
    allowed: "a number of milliseconds from 100 to 10000",
  },
  SITE_EXAMPLES: {
    schema: z.enum(["on", "off"]).default("off"),
    allowed: "on or off",
  },
  LOG_LEVEL: {
    schema: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    allowed: "silent, error, warn, info or debug",
  },
};

export type Config = {
  port: number;
  contentHostUrl: string;
  origin: string;
  school: string;
  dataDir: string;
  /** Fixes the clock; tests only. */
  fixedNow: Date | undefined;
  /** How often the content host is asked for changes. Milliseconds. */
  renewEveryMs: number;
  logLevel: string;
  /** Whether /examples shows the shared pieces; for development and tests. */
  showsExamples: boolean;
};

/** A setting has a value that cannot be used. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the environment once. Throws ConfigError naming the setting and what it allows. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const { schema, allowed } = settings[name];
    const parsed = schema.safeParse(env[name] === "" ? undefined : env[name]);
    if (!parsed.success) {
      throw new ConfigError(
        `${name} is "${env[name]}", so the site cannot start; set it to ${allowed}.`,
      );
    }
    return parsed.data as z.infer<(typeof settings)[Name]["schema"]>;
  };
  const port = read("PORT");
  const now = read("SITE_NOW");
  return {
    port,
    contentHostUrl: read("CONTENT_HOST_URL") ?? `http://127.0.0.1:${read("HOST_PORT")}`,
    origin: read("SITE_ORIGIN") ?? `http://localhost:${port}`,
    school: read("SCHOOL_CODE"),
    dataDir: resolve(read("SITE_DATA_DIR")),
    fixedNow: now ? new Date(now) : undefined,
    renewEveryMs: read("CONTENT_RENEW_MS"),
    logLevel: read("LOG_LEVEL"),
    showsExamples: read("SITE_EXAMPLES") === "on",
  };
}

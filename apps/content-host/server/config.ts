import { resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "./errors.ts";

const blankIsAbsent = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema);

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535);
const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
});
const moment = z.string().refine((value) => !Number.isNaN(Date.parse(value)));
const database = z.string().regex(/^(postgres(ql)?:\/\/|file:)/);
const days = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

const Environment = z.object({
  HOST_PORT: setting(port.default(4000)),
  HOST_ADDRESS: setting(z.string().default("127.0.0.1")),
  HOST_DATA_DIR: setting(z.string().optional()),
  HOST_URL: setting(origin.optional()),
  DATABASE_URL: setting(database.optional()),
  PAYLOAD_SECRET: setting(z.string().min(32).optional()),
  SCHOOL_CODE: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9]{2,20}$/)
      .default("SGSM"),
  ),
  SITE_NOW: setting(moment.optional()),
  SAMPLE_CONTENT: setting(z.enum(["on", "off"]).default("on")),
  TRUST_PROXY: setting(z.enum(["on", "off"]).default("off")),
  MESSAGE_KEEP_DAYS: setting(days.default(365)),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default("auto")),
  S3_ENDPOINT: setting(origin.optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
});

/** What each setting allows, for the sentence that a wrong value earns. */
const allowed: Record<keyof z.infer<typeof Environment>, string> = {
  HOST_PORT: "a whole number from 1 to 65535",
  HOST_ADDRESS: "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
  HOST_DATA_DIR: "a folder that this process may write to",
  HOST_URL: "an http or https address without a path, such as https://desk.sgc.example",
  DATABASE_URL: "postgres://… , file:… , or nothing for a SQLite file in HOST_DATA_DIR",
  PAYLOAD_SECRET: "at least 32 characters, or nothing: then one is made and kept",
  SCHOOL_CODE: "2 to 20 letters and digits, such as SGSM",
  SITE_NOW: "an ISO date and time, such as 2026-03-05T09:00:00+05:30",
  SAMPLE_CONTENT: "on or off",
  TRUST_PROXY: "on or off",
  MESSAGE_KEEP_DAYS: "a whole number of days; 0 keeps messages until somebody deletes them",
  S3_BUCKET: "the name of a bucket, or nothing: then files lie in HOST_DATA_DIR",
  S3_REGION: "the region of the bucket",
  S3_ENDPOINT: "an http or https address without a path",
  S3_ACCESS_KEY_ID: "the id of the key for the bucket",
  S3_SECRET_ACCESS_KEY: "the key for the bucket",
};

export type HostConfig = {
  port: number;
  /** The network address to listen on. */
  address: string;
  /** Absolute path. */
  dataDir: string;
  /** The address under which the office opens the desk, without a slash at the end. */
  url: string;
  isHttps: boolean;
  /** `postgres://…` or `file:…` */
  databaseUrl: string;
  secret: string | undefined;
  schoolCode: string;
  /** A fixed "today" for tests; `undefined` means the clock. */
  fixedNow: Date | undefined;
  sampleContent: boolean;
  trustProxy: boolean;
  messageKeepDays: number;
  /** Where files lie instead of the data folder; `undefined` for the data folder. */
  bucket: Bucket | undefined;
};

export type Bucket = {
  name: string;
  region: string;
  endpoint: string | undefined;
  keyId: string;
  key: string;
};

/**
 * Reads the environment. Throws ConfigError with one sentence about the first wrong value.
 * A HOST_DATA_DIR that is not absolute starts at the current folder.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  usualDataDir = ".data/host",
): HostConfig {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0]) as keyof typeof allowed;
    throw new ConfigError(name, environment[name] ?? "", allowed[name]);
  }
  const env = read.data;
  const dataDir = resolve(/*turbopackIgnore: true*/ env.HOST_DATA_DIR ?? usualDataDir);
  const url = (env.HOST_URL ?? `http://127.0.0.1:${env.HOST_PORT}`).replace(/\/$/, "");
  return {
    port: env.HOST_PORT,
    address: env.HOST_ADDRESS,
    dataDir,
    url,
    isHttps: url.startsWith("https:"),
    databaseUrl: env.DATABASE_URL ?? `file:${dataDir}/content.db`,
    secret: env.PAYLOAD_SECRET,
    schoolCode: env.SCHOOL_CODE,
    fixedNow: env.SITE_NOW ? new Date(env.SITE_NOW) : undefined,
    sampleContent: env.SAMPLE_CONTENT === "on",
    trustProxy: env.TRUST_PROXY === "on",
    messageKeepDays: env.MESSAGE_KEEP_DAYS,
    bucket: env.S3_BUCKET
      ? {
          name: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          keyId: env.S3_ACCESS_KEY_ID ?? "",
          key: env.S3_SECRET_ACCESS_KEY ?? "",
        }
      : undefined,
  };
}

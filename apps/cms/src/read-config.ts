import { resolve } from "node:path";
import { baseSettings, portSetting, wholeNumber } from "@manor/server-kit/base-settings";
import { readSettings, setting } from "@manor/server-kit/settings";
import { z } from "zod";

const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
});
const database = z.string().regex(/^(postgres(ql)?:\/\/|file:)/);

const Environment = z.object({
  ...baseSettings,
  CMS_ADDRESS: setting(
    z.string().default("127.0.0.1"),
    "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
  ),
  CMS_DATA_DIR: setting(z.string().optional(), "a folder that this process may write to"),
  CMS_URL: setting(
    origin.optional(),
    "an http or https address without a path, such as https://cms.sgc.example",
  ),
  PORT: portSetting(3000),
  SITE_ORIGIN: setting(origin.optional(), "the http or https address that visitors type"),
  DATABASE_URL: setting(
    database.optional(),
    "postgres://… , file:… , or empty for a SQLite file in CMS_DATA_DIR",
  ),
  PAYLOAD_SECRET: setting(
    z.string().min(32).optional(),
    "at least 32 characters, or empty to create one",
  ),
  CMS_BACKUP_DIR: setting(z.string().optional(), "a folder that this process may write to"),
  MESSAGES_PER_MINUTE: setting(
    wholeNumber(1, 100_000).default(600),
    "a whole number from 1 to 100000: messages from visitors per minute",
  ),
  MESSAGES_PER_DAY: setting(
    wholeNumber(1, 1_000_000).default(1_000),
    "a whole number from 1 to 1000000: messages from visitors per day",
  ),
  MINIMUM_RETENTION_DAYS: setting(
    wholeNumber(0, 36_500).default(0),
    "a whole number of days up to 36500: at least so long logs and erased data are retained; 0 is off",
  ),
  SAMPLE_CONTENT: setting(z.enum(["on", "off"]).optional(), "on or off"),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "the school's mail server, such as smtps://user:password@mail.sgc.example, or empty to send no e-mail",
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/)
      .optional(),
    "the sender of e-mail, such as office@sgc.example",
  ),
  TWO_FACTOR: setting(
    z.enum(["optional", "required"]).default("optional"),
    "optional, or required: then every user needs two-factor authentication",
  ),
  EMAILS_PER_MINUTE: setting(
    wholeNumber(1, 6_000).default(60),
    "a whole number from 1 to 6000: e-mails per minute",
  ),
  S3_BUCKET: setting(
    z.string().optional(),
    "the name of a bucket, or empty to store files in CMS_DATA_DIR",
  ),
  S3_REGION: setting(z.string().default("auto"), "the region of the bucket"),
  S3_ENDPOINT: setting(origin.optional(), "an http or https address without a path"),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), "the id of the key for the bucket"),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), "the key for the bucket"),
});

/** Throws ConfigError for the first wrong value. A relative CMS_DATA_DIR starts at the current folder. */
export function readConfig(
  environment: Record<string, string | undefined>,
  usualDataDir = ".data/cms",
) {
  const env = readSettings(Environment, environment, "the CMS");
  const dataDir = resolve(/*turbopackIgnore: true*/ env.CMS_DATA_DIR ?? usualDataDir);
  const url = withoutSlash(env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`);
  return {
    port: env.CMS_PORT,
    address: env.CMS_ADDRESS,
    /** Absolute path. */
    dataDir,
    url,
    isHttps: url.startsWith("https:"),
    sitePort: env.PORT,
    siteUrl: withoutSlash(env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`),
    /** The same; `undefined` when it is not set. */
    givenOrigin: env.SITE_ORIGIN,
    isProduction: env.PRODUCTION === "on",
    /** `postgres://…` or `file:…` */
    databaseUrl: env.DATABASE_URL ?? `file:${dataDir}/content.db`,
    /** Where backups of a SQLite database are stored; `undefined` for the data folder. */
    backupsDir: env.CMS_BACKUP_DIR && resolve(/*turbopackIgnore: true*/ env.CMS_BACKUP_DIR),
    secret: env.PAYLOAD_SECRET,
    /** The token of the website; `undefined` for the one in the data folder. */
    token: env.CONTENT_API_TOKEN,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    /** Five times as many messages may be open. */
    messagesPerDay: env.MESSAGES_PER_DAY,
    schoolCode: env.SCHOOL_CODE,
    fixedNow: env.SITE_NOW,
    loadsSeed: env.SAMPLE_CONTENT !== "off",
    isSeedChosen: env.SAMPLE_CONTENT !== undefined,
    trustProxy: env.TRUST_PROXY === "on",
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
    /** At least so many days logs and erased data are retained; 0 is off. */
    minimumRetentionDays: env.MINIMUM_RETENTION_DAYS,
    logLevel: env.LOG_LEVEL,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    requiresTwoFactor: env.TWO_FACTOR === "required",
    emailsPerMinute: env.EMAILS_PER_MINUTE,
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

export type CmsConfig = ReturnType<typeof readConfig>;

const withoutSlash = (url: string): string => url.replace(/\/$/, "");

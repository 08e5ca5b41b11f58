import { resolve } from "node:path";
import { baseSettings, portSetting, wholeNumber } from "@manor/content-api/base-settings";
import { readSettings, setting } from "@manor/content-api/settings";
import { z } from "zod";

const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
});
const database = z.string().regex(/^(postgres(ql)?:\/\/|file:)/);

/** Each setting, and in words what it may be. */
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
    "postgres://… , file:… , or nothing for a SQLite file in CMS_DATA_DIR",
  ),
  PAYLOAD_SECRET: setting(
    z.string().min(32).optional(),
    "at least 32 characters, or nothing: then one is made and kept",
  ),
  CMS_BACKUP_DIR: setting(z.string().optional(), "a folder that this process may write to"),
  MESSAGES_PER_MINUTE: setting(
    wholeNumber(1, 100_000).default(600),
    "a whole number from 1 to 100000: how many messages of visitors are taken in a minute",
  ),
  MESSAGES_PER_DAY: setting(
    wholeNumber(1, 1_000_000).default(1_000),
    "a whole number from 1 to 1000000: how many messages of visitors one school takes in a day",
  ),
  SAMPLE_CONTENT: setting(z.enum(["on", "off"]).optional(), "on or off"),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "the school's mail server, such as smtps://user:password@mail.sgc.example, or nothing: then no mail is sent",
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/)
      .optional(),
    "from whom mail comes, such as office@sgc.example",
  ),
  TWO_FACTOR: setting(
    z.enum(["optional", "required"]).default("optional"),
    "optional, or required: then nobody works in the admin panel without a code of the telephone",
  ),
  EMAILS_PER_MINUTE: setting(
    wholeNumber(1, 6_000).default(60),
    "a whole number from 1 to 6000: how many e-mails the school's mail server is handed in a minute",
  ),
  S3_BUCKET: setting(
    z.string().optional(),
    "the name of a bucket, or nothing: then files lie in CMS_DATA_DIR",
  ),
  S3_REGION: setting(z.string().default("auto"), "the region of the bucket"),
  S3_ENDPOINT: setting(origin.optional(), "an http or https address without a path"),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), "the id of the key for the bucket"),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), "the key for the bucket"),
});

export type CmsConfig = {
  port: number;
  /** The network address to listen on. */
  address: string;
  /** Absolute path. */
  dataDir: string;
  /** The address under which the office opens the admin panel, without a slash at the end. */
  url: string;
  isHttps: boolean;
  /** Where the website listens on this machine. */
  sitePort: number;
  /** The address of the website, without a slash at the end: where the admin panel's links lead. */
  siteUrl: string;
  /** The same, when it is set. */
  givenOrigin: string | undefined;
  /** Whether visitors come: then everything must be as it should before the start. */
  isProduction: boolean;
  /** `postgres://…` or `file:…` */
  databaseUrl: string;
  /** Where backups of a SQLite database are stored; `undefined` for the data folder. */
  backupsDir: string | undefined;
  secret: string | undefined;
  /** The token of the website; `undefined` for the one in the data folder. */
  token: string | undefined;
  messagesPerMinute: number;
  /** For each school; five times as many may be open. */
  messagesPerDay: number;
  schoolCode: string;
  /** A fixed "today" for tests; `undefined` means the clock. */
  fixedNow: Date | undefined;
  sampleContent: boolean;
  /** Whether it is set. */
  isSampleChosen: boolean;
  trustProxy: boolean;
  messageRetentionDays: number;
  logLevel: string;
  /** The school's mail server and who writes; `undefined` when the host sends no mail. */
  mail: { url: string; from: string } | undefined;
  /** Whether every user needs two-factor authentication. */
  requiresTwoFactor: boolean;
  emailsPerMinute: number;
  /** Where files lie instead of the data folder; `undefined` for the data folder. */
  bucket: Bucket | undefined;
};

type Bucket = {
  name: string;
  region: string;
  endpoint: string | undefined;
  keyId: string;
  key: string;
};

/**
 * Reads the environment. Throws ConfigError with one sentence about the first wrong value.
 * A CMS_DATA_DIR that is not absolute starts at the current folder.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  usualDataDir = ".data/cms",
): CmsConfig {
  const env = readSettings(Environment, environment, "the CMS");
  const dataDir = resolve(/*turbopackIgnore: true*/ env.CMS_DATA_DIR ?? usualDataDir);
  const url = (env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`).replace(/\/$/, "");
  return {
    port: env.CMS_PORT,
    address: env.CMS_ADDRESS,
    dataDir,
    url,
    isHttps: url.startsWith("https:"),
    sitePort: env.PORT,
    siteUrl: (env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    givenOrigin: env.SITE_ORIGIN,
    isProduction: env.PRODUCTION === "on",
    databaseUrl: env.DATABASE_URL ?? `file:${dataDir}/content.db`,
    backupsDir: env.CMS_BACKUP_DIR && resolve(/*turbopackIgnore: true*/ env.CMS_BACKUP_DIR),
    secret: env.PAYLOAD_SECRET,
    token: env.CONTENT_API_TOKEN,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    messagesPerDay: env.MESSAGES_PER_DAY,
    schoolCode: env.SCHOOL_CODE,
    fixedNow: env.SITE_NOW,
    sampleContent: env.SAMPLE_CONTENT !== "off",
    isSampleChosen: env.SAMPLE_CONTENT !== undefined,
    trustProxy: env.TRUST_PROXY === "on",
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
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

import { resolve } from "node:path";
import { baseSettings, onOrOff, portSetting, wholeNumber } from "@manor/server-kit/base-settings";
import { readSettings, setting } from "@manor/server-kit/settings";
import { z } from "zod";

const repository = resolve(import.meta.dirname, "../../..");

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const messages = wholeNumber(1, 10_000);

const Environment = z.object({
  ...baseSettings,
  PORT: portSetting(3000),
  CONTENT_API_URL: setting(address.optional(), "an http or https address"),
  SITE_ORIGIN: setting(address.optional(), "the http or https address that visitors type"),
  SITE_DATA_DIR: setting(z.string().min(1).default(resolve(repository, ".data/site")), "a folder"),
  CONTENT_POLL_MS: setting(
    wholeNumber(100, 10_000).default(4_000),
    "a number of milliseconds from 100 to 10000",
  ),
  MESSAGES_PER_ADDRESS: setting(
    messages.default(20),
    "a number of contact messages a minute from 1 to 10000",
  ),
  MESSAGES_PER_NETWORK: setting(
    messages.default(100),
    "a number of contact messages a minute from 1 to 10000",
  ),
  PREWARM_IMAGES: setting(
    wholeNumber(0, 20_000).default(1_000),
    "a number of pictures from 0 to 20000",
  ),
  SITE_PROCESSES: setting(
    z.literal("1").optional(),
    "1; for more, start a second site with another PORT and SITE_DATA_DIR behind the proxy",
  ),
  PAGES_PER_ADDRESS: setting(messages.default(300), "a number of pages a minute from 1 to 10000"),
  SITE_ADDRESS: setting(
    z.union([z.ipv4(), z.ipv6(), z.literal("localhost")]).optional(),
    "an IP address of this machine, or localhost",
  ),
  SITE_EXAMPLES: onOrOff("off"),
  WEB_VITALS: onOrOff("off"),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Throws ConfigError with a message about the first invalid value. */
export function readConfig(environment: Record<string, string | undefined>) {
  const env = readSettings(Environment, environment, "the site");
  return {
    port: env.PORT,
    contentApiUrl: env.CONTENT_API_URL ?? `http://127.0.0.1:${env.CMS_PORT}`,
    /** The API token for the CMS; `undefined` for a CMS without one. */
    contentApiToken: env.CONTENT_API_TOKEN,
    origin: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`,
    /** The same, only if SITE_ORIGIN is set. */
    givenOrigin: env.SITE_ORIGIN,
    isProduction: env.PRODUCTION === "on",
    school: env.SCHOOL_CODE,
    dataDir: resolve(env.SITE_DATA_DIR),
    fixedNow: env.SITE_NOW,
    /** How often the CMS is polled. Milliseconds. */
    pollEveryMs: env.CONTENT_POLL_MS,
    /** The maximum of contact messages a minute from one address and from its network. */
    messages: {
      perAddress: env.MESSAGES_PER_ADDRESS,
      perNetwork: env.MESSAGES_PER_NETWORK,
    },
    /** After so many days an undelivered message is deleted; 0 means never. */
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
    prewarmImages: env.PREWARM_IMAGES,
    /** The maximum of uncached pages and personalised responses a minute for one address. */
    pagesPerAddress: env.PAGES_PER_ADDRESS,
    address: env.SITE_ADDRESS,
    trustProxy: env.TRUST_PROXY === "on",
    logLevel: env.LOG_LEVEL,
    showsExamples: env.SITE_EXAMPLES === "on",
    measures: env.WEB_VITALS === "on",
  };
}

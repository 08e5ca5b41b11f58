import { logOptions } from "@manor/server-kit/log-options";
import { type DestinationStream, pino } from "pino";
import { type Config, readConfig } from "./config.ts";
import { createSite, type Overrides, type Site } from "./index.ts";
import { checkSite, pagesNotShown, wordingToConfirm } from "./start-check.ts";

/** `output` gets one line when the site is ready, at any log level: start-up scripts and tests wait for it. */
export async function startSite(
  environment: Record<string, string | undefined>,
  output: DestinationStream,
  overrides?: Overrides,
): Promise<Site> {
  const config = readConfig(environment);
  if (environment["NODE_ENV"] === "production")
    for (const warning of listWarnings(config)) output.write(`WARNING: ${warning}\n`);
  const log = pino(logOptions("site", config.logLevel), output);
  if (config.isProduction) for (const todo of checkSite(config)) log.warn({}, todo);
  const site = await createSite(config, log, overrides);
  await site.listen();
  const school = site.getSchool();
  if (config.isProduction)
    for (const warning of [wordingToConfirm(school), pagesNotShown(school)])
      if (warning) log.warn({}, warning);
  output.write(`Site: http://localhost:${config.port}\n`);
  return site;
}

/** Warnings about test settings that would mislead visitors, written at any log level. */
function listWarnings({ fixedNow, showsExamples }: Config): string[] {
  const day = fixedNow?.toISOString();
  return [
    day ? `SITE_NOW is set: the clock of the site is fixed at ${day}. Unset it for visitors.` : "",
    showsExamples ? "SITE_EXAMPLES is on: visitors can open /examples. Unset it for them." : "",
  ].filter(Boolean);
}

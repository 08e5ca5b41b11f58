import { type DestinationStream, pino } from "pino";
import { readConfig } from "./config.ts";
import { createSite, type Given, type Site } from "./site.ts";

/**
 * Starts a site as its environment says. `output` takes the log, and once the site answers a line for people,
 * whatever the log level: start-up scripts and tests wait for it. Throws ConfigError.
 */
export async function startSite(
  environment: Record<string, string | undefined>,
  output: DestinationStream,
  given?: Given,
): Promise<Site> {
  const config = readConfig(environment);
  const log = pino({ level: config.logLevel }, output);
  const site = await createSite(config, log, given);
  await site.listen();
  output.write(`Site: http://localhost:${config.port}\n`);
  return site;
}

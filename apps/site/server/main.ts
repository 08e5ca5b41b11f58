import { ConfigError } from "@manor/contract/settings";
import { pino } from "pino";
import { readConfig } from "./config.ts";
import { createSite } from "./site.ts";

/** Starts the site, and ends it in order when asked to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const isDevelopment = process.argv.includes("--dev");
  const development = isDevelopment
    ? await (await import("./development.ts")).createDevelopment()
    : undefined;
  const site = await createSite(config, log, development);
  await site.listen();
  // A line for people, whatever the log level: start-up scripts and tests wait for it.
  process.stdout.write(`Site: http://localhost:${config.port}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

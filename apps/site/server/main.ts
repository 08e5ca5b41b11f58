import cluster from "node:cluster";
import { logShape } from "@manor/contract/log-shape";
import { ConfigError } from "@manor/contract/settings";
import { NotReadyError } from "@manor/contract/start-check";
import { destination, pino } from "pino";
import { readConfig } from "./config.ts";
import { startProcesses } from "./processes/primary.ts";
import { readRole } from "./processes/role.ts";
import { startSite } from "./start-site.ts";

/** Starts the site, and ends it in order when asked to. */
async function main(): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  const development = isDevelopment
    ? await (await import("./development.ts")).createDevelopment()
    : undefined;
  const { processes, logLevel } = readConfig(process.env);
  const output = destination(process.stdout.fd);
  const site =
    processes > 1 && cluster.isPrimary && !isDevelopment
      ? startProcesses(processes, pino(logShape("site", logLevel), output))
      : await startSite(process.env, output, { development, role: readRole(process.env) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError || error instanceof NotReadyError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

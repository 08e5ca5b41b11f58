import { notifySystemd } from "@manor/server-kit/notify-systemd";
import { ConfigError } from "@manor/server-kit/settings";
import { NotReadyError } from "@manor/server-kit/start-check";
import { destination } from "pino";
import { startSite } from "./start-site.ts";

async function main(): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  const development = isDevelopment
    ? await (await import("./development.ts")).createDevelopment()
    : undefined;
  const site = await startSite(process.env, destination(process.stdout.fd), { development });
  notifySystemd(process.env);
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

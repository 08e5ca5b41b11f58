import { ConfigError } from "@manor/content-api/settings";
import { NotReadyError } from "@manor/content-api/start-check";
import { DamagedDatabaseError } from "./backups/restore.ts";
import { ListenError } from "./errors.ts";
import { startHost } from "./start-host.ts";

try {
  await startHost(process.env);
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof NotReadyError ||
    error instanceof ListenError ||
    error instanceof DamagedDatabaseError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

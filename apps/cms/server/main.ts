import { notifySystemd } from "@manor/server-kit/notify-systemd";
import { ConfigError } from "@manor/server-kit/settings";
import { NotReadyError } from "@manor/server-kit/start-check";
import { DamagedDatabaseError } from "./backups/restore.ts";
import { ListenError, startServer } from "./start-server.ts";

try {
  await startServer(process.env);
  notifySystemd(process.env);
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

import type { Server } from "node:http";
import "./admin-signals.ts";

const patience = 10_000;

/** On SIGTERM or SIGINT: no new requests, the running ones finish, then exit 0. */
export function stopInOrder(server: Server): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(timer);
    await globalThis.closeAdmin?.();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}

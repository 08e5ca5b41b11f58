import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { onClientError } from "@manor/server-kit/client-errors";
import { logOptions } from "@manor/server-kit/log-options";
import { limitConnections } from "@manor/server-kit/slow-clients";
import { pino } from "pino";
import type { Cms } from "../src/cms.ts";
import { type CmsConfig, readConfig } from "../src/read-config.ts";
import { backupsFolder, sqliteFile, startBackups } from "./backups/backups.ts";
import { requireSoundDatabase } from "./backups/restore.ts";
import { ensureSecret, makePrivate } from "./data-folder.ts";
import { createCmsMetrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";
import { rejectMalformed } from "./reject-malformed.ts";
import { createRequestHandler, type Handler } from "./request-handler.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { checkCms, findWarnings } from "./start-check.ts";

const appFolder = fileURLToPath(new URL("../", import.meta.url));
const usualDataDir = fileURLToPath(new URL("../../../.data/cms", import.meta.url));

/** Limits per connection; Node's defaults are too long. */
const limits = {
  headersTimeout: 5_000,
  // Long enough for forty photographs over the school's connection.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
const STOP_TIMEOUT_MS = 10_000;

/** The port is bound at once and returns 503 until the CMS is ready; then this resolves. */
export async function startServer(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment, usualDataDir);
  logConsole(config.logLevel);
  let cms: Cms | undefined;
  const metrics = createCmsMetrics(config.dataDir, () => cms);
  const warnings = config.isProduction ? checkCms(config) : findWarnings(config);
  let handler: Handler = respondStarting;
  const handle: Handler = async (request, response) => {
    setSecurityHeaders(request, response, config);
    metrics.watch(request, response);
    if (!metrics.answers(request, response)) await handler(request, response);
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  onClientError(server, rejectMalformed);
  server.maxConnections = 500;
  if (!config.trustProxy) limitConnections(server);
  await listen(server, config);
  stopOnSignal(server, () => cms);
  for (const warning of warnings) console.warn(`CMS: ${warning}`);
  makePrivate(config.dataDir);
  const database = sqliteFile(config);
  if (database) requireSoundDatabase(database);
  const secret = ensureSecret(config.dataDir, config.secret);
  // The code that Next bundles reads the same settings from the environment.
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Dates rendered on the server use the school's time zone.
    TZ: "Asia/Kolkata",
    CMS_DATA_DIR: config.dataDir,
    PAYLOAD_SECRET: secret,
  });
  const { default: next } = await import("next");
  const app = next({
    dev: false,
    dir: appFolder,
    hostname: config.address,
    port: config.port,
    quiet: true,
  });
  const start = Promise.withResolvers<Cms>();
  globalThis.cmsStart = start;
  await app.prepare();
  cms = await start.promise;
  handler = createRequestHandler(config, secret, cms, app.getRequestHandler());
  if (database) startBackups(database, backupsFolder(config));
  console.log(`CMS: ${config.url}`);
}

const respondStarting: Handler = async (_, response) => {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "5" });
  response.end(JSON.stringify({ status: "starting" }));
};

function listen(server: Server, { address, port }: CmsConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause) => reject(new ListenError(address, port, cause)));
    server.listen(port, address, resolve);
  });
}

/** On SIGTERM or SIGINT: accepts no new requests, finishes the running ones, then exits with 0. */
function stopOnSignal(server: Server, getCms: () => Cms | undefined): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    await closed;
    clearTimeout(timer);
    await getCms()?.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}

function logConsole(level: string): void {
  const log = pino(logOptions("CMS", level));
  console.warn = (...args: unknown[]) => log.warn(format(...args));
  console.error = (...args: unknown[]) => log.error(format(...args));
}

export class ListenError extends Error {
  override name = "ListenError";
  constructor(address: string, port: number, cause: Error) {
    super(
      `The CMS cannot listen on ${address}:${port} (${cause.message}), so it did not start. Stop the program that uses this port, or set CMS_PORT.`,
      { cause },
    );
  }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { logOptions } from "@manor/content-api/log-options";
import { getRequestId } from "@manor/content-api/request-id";
import { pino } from "pino";
import type { Cms } from "../src/cms.ts";
import { type CmsConfig, readConfig } from "../src/read-config.ts";
import { backupsFolder, sqliteFile, startBackups } from "./backups/backups.ts";
import { refuseDamaged } from "./backups/restore.ts";
import { keepSecret, makePrivate } from "./data-folder.ts";
import { createCmsMetrics } from "./metrics.ts";
import { createRequestHandler, type Handler } from "./request-handler.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { checkCms, warningsOf } from "./start-check.ts";

const appFolder = fileURLToPath(new URL("../", import.meta.url));
const usualDataDir = fileURLToPath(new URL("../../../.data/cms", import.meta.url));

/** Limits on what one connection may cost; Node's own defaults are far too patient. */
const limits = {
  headersTimeout: 5_000,
  // Long enough for forty photographs over the school's line.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts the built CMS. The port is taken at once and answers 503 until everything is in place;
 * then it resolves. Throws ConfigError, NotReadyError, ListenError or DamagedDatabaseError.
 */
export async function startServer(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment, usualDataDir);
  logConsole(config.logLevel);
  let cms: Cms | undefined;
  const metrics = createCmsMetrics(config.dataDir, () => cms);
  const warnings = config.isProduction ? checkCms(config) : warningsOf(config);
  let answer: Handler = answerNotYet;
  const handle: Handler = async (request, response) => {
    setSecurityHeaders(request, response, config);
    metrics.watch(request, response);
    if (!metrics.answers(request, response)) await answer(request, response);
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  server.maxConnections = 500;
  await listen(server, config);
  stopOnSignal(server, () => cms);
  for (const warning of warnings) console.warn(`CMS: ${warning}`);
  makePrivate(config.dataDir);
  const database = sqliteFile(config);
  if (database) refuseDamaged(database);
  const secret = keepSecret(config.dataDir, config.secret);
  // Next bundles code that reads the same settings; it finds here what was decided above.
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // What the server writes into a screen is in the school's time.
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
  answer = createRequestHandler(config, secret, cms, app.getRequestHandler());
  if (database) startBackups(database, backupsFolder(config));
  console.log(`CMS: ${config.url}`);
}

const answerNotYet: Handler = async (_, response) => {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "5" });
  response.end(JSON.stringify({ status: "starting" }));
};

function listen(server: Server, { address, port }: CmsConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause) => reject(new ListenError(address, port, cause)));
    server.listen(port, address, resolve);
  });
}

/** The last resort for one request; the process goes on. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : "unknown";
  console.error(`${request.method} failed: ${reason} (request ${getRequestId(request)})`);
  if (!response.headersSent) response.writeHead(400);
  response.end();
}

/** On SIGTERM or SIGINT: no new requests, the running ones finish, then exit 0. */
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

/** What libraries and Payload write to the console becomes a line of the same shape as every other. */
function logConsole(level: string): void {
  const log = pino(logOptions("CMS", level));
  console.warn = (...said: unknown[]) => log.warn(format(...said));
  console.error = (...said: unknown[]) => log.error(format(...said));
}

/** The port cannot be had. */
export class ListenError extends Error {
  override name = "ListenError";
  constructor(address: string, port: number, cause: Error) {
    super(
      `The CMS cannot listen on ${address}:${port} (${cause.message}), so nobody can reach it. Stop whatever uses that port, or set CMS_PORT.`,
      { cause },
    );
  }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { requestIdOf } from "@manor/content-api/request-id";
import { type CmsConfig, readConfig } from "../src/read-config.ts";
import { backupsFolder, sqliteFile, startBackups } from "./backups/backups.ts";
import { refuseDamaged } from "./backups/restore.ts";
import { type Answer, createAnswer } from "./create-answer.ts";
import { awaitDesk } from "./desk-signals.ts";
import { ListenError } from "./errors.ts";
import { createHostMetrics } from "./host-metrics.ts";
import { logConsole } from "./log.ts";
import { prepareRequest } from "./prepare-request.ts";
import { keepPrivate } from "./private-folder.ts";
import { keepSecret } from "./secret.ts";
import { checkCms } from "./start-check.ts";
import { stopInOrder } from "./stop-in-order.ts";
import { warningsOf } from "./warnings.ts";

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

/**
 * Starts the built host. The port is taken at once and answers 503 until everything is in place;
 * then it resolves. Throws ConfigError, NotReadyError, ListenError or DamagedDatabaseError.
 */
export async function startHost(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment, usualDataDir);
  logConsole(config.logLevel);
  const metrics = createHostMetrics(config.dataDir);
  const warnings = config.isProduction ? checkCms(config) : warningsOf(config);
  let answer: Answer = answerNotYet;
  const handle: Answer = async (request, response) => {
    prepareRequest(request, response, config);
    metrics.watch(request, response);
    if (!metrics.answers(request, response)) await answer(request, response);
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  server.maxConnections = 500;
  await listen(server, config);
  stopInOrder(server);
  for (const warning of warnings) console.warn(`CMS: ${warning}`);
  keepPrivate(config.dataDir);
  const database = sqliteFile(config);
  if (database) refuseDamaged(database);
  const secret = keepSecret(config.dataDir, config.secret);
  // The desk is bundled code that reads the same settings; it finds here what was decided above.
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // What the server writes into a screen is in the school's time.
    TZ: "Asia/Kolkata",
    CMS_DATA_DIR: config.dataDir,
    PAYLOAD_SECRET: secret,
  });
  const { default: next } = await import("next");
  const desk = next({
    dev: false,
    dir: appFolder,
    hostname: config.address,
    port: config.port,
    quiet: true,
  });
  const deskIsUp = awaitDesk();
  await desk.prepare();
  await deskIsUp;
  const { secondSteps: steps } = globalThis;
  if (!steps) throw new Error("The desk came up without saying who has a second step at sign-in.");
  answer = createAnswer(config, secret, { answerAtDesk: desk.getRequestHandler(), steps });
  if (database) startBackups(database, backupsFolder(config));
  console.log(`CMS: ${config.url}`);
}

const answerNotYet: Answer = async (_, response) => {
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
  console.error(`${request.method} failed: ${reason} (request ${requestIdOf(request)})`);
  if (!response.headersSent) response.writeHead(400);
  response.end();
}

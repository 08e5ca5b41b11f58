import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { tokenHeader } from "@manor/contract/token";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import type { HostConfig } from "../../content-host/server/config.ts";
import { root } from "../version.ts";
import { answersOf } from "./answers.ts";
import { NotMovedError } from "./records.ts";

const PATIENCE_MS = 300_000;

/** Starts the content host on a database, which brings that up to date, and gives all that it answers. */
export async function answersOn(
  databaseUrl: string,
  { dataDir, token, schoolCode }: HostConfig,
): Promise<Map<string, string>> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SAMPLE_CONTENT: "off",
    DATABASE_URL: databaseUrl,
    HOST_DATA_DIR: dataDir,
    HOST_PORT: String(port),
  };
  const host = spawn(process.execPath, [join(root, "apps/content-host/server/main.ts")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(host, "exit");
  try {
    const url = `http://127.0.0.1:${port}`;
    const ended = gone.then(() => {
      throw new NotMovedError(`The content host does not start on ${nameOf(databaseUrl)}.`);
    });
    await Promise.race([untilHealthy(`${url}/healthz`, PATIENCE_MS), ended]);
    const shown = token ?? readFileSync(join(dataDir, "contract-token"), "utf8").trim();
    return await answersOf(url, { [tokenHeader]: shown }, schoolCode);
  } finally {
    host.kill("SIGTERM");
    await gone;
  }
}

/** Without a password in it. */
export const nameOf = (databaseUrl: string): string =>
  databaseUrl.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, "$1@");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

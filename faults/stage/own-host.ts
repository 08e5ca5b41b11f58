import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type RunningHost, startContentHost } from "../../tests/e2e/harness/content-host.ts";
import { type Answer, type Asked, ask } from "./ask.ts";

/** Our own content host, empty: one for all classes of a run. */
export type OwnHost = RunningHost & {
  /** Another one in each run, so that keys are never those of an earlier run. */
  run: number;
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** As the site asks: with the token that both know. */
  headers: (more?: Record<string, string>) => Record<string, string>;
};

let started: Promise<OwnHost> | undefined;

export function ownHost(): Promise<OwnHost> {
  started ??= startOwnHost();
  return started;
}

/** Ends it, if anybody started it. */
export const endOwnHost = async (): Promise<void> => (await started)?.stop();

export async function startOwnHost(dataDir?: string): Promise<OwnHost> {
  const env = { SAMPLE_CONTENT: "off", MESSAGES_PER_MINUTE: "10000", MESSAGES_PER_DAY: "1000000" };
  const host = await startContentHost({ env, ...(dataDir ? { dataDir } : {}) });
  return {
    ...host,
    run: Date.now(),
    ask: (path, asked) => ask(host.url, path, asked),
    headers: (more) => ({
      "content-type": "application/json",
      "x-content-host-token": host.env["CONTENT_HOST_TOKEN"] ?? "",
      ...more,
    }),
  };
}

type Row = { name: string; message: string };

/** The message that is stored under this key, as it lies in the database. */
export function rowOf({ dataDir }: OwnHost, key: string): Row | undefined {
  const database = openDatabase(dataDir);
  const query = "SELECT name, message FROM contact_messages WHERE idempotency_key = ?";
  const [row] = database.prepare(query).all(key) as Row[];
  database.close();
  return row;
}

/** How many messages a host's database holds. */
export function countRows(dataDir: string): number {
  const database = openDatabase(dataDir);
  const row = database.prepare("SELECT count(*) AS n FROM contact_messages").get();
  database.close();
  return Number(row?.["n"]);
}

const openDatabase = (dataDir: string): DatabaseSync =>
  new DatabaseSync(join(dataDir, "content.db"), { readOnly: true });

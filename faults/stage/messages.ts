import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StubHost } from "../../tests/e2e/harness/stub-host.ts";
import type { Asked } from "./ask.ts";

/** What a visitor types. */
type Typed = { name: string; email: string; message: string };

export const FORM = "/api/form/SGSM/CF";
/** For classes that send more messages than a town does. */
export const manyMessages = { MESSAGES_PER_ADDRESS: "10000", MESSAGES_PER_NETWORK: "10000" };

/** A message as the contact page's own script sends it. */
export const posted = (typed: object, origin: string): Asked => ({
  method: "POST",
  headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" },
  body: JSON.stringify(typed),
});

/** The texts that wait in a site's outbox, each file read as it lies there. Throws for one that is no JSON. */
export function waitingIn(dataDir: string): string[] {
  const folder = join(dataDir, "outbox");
  return filesIn(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textIn(join(folder, name)) ?? []);
}

function textIn(file: string): string | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")).message.message;
  } catch (error) {
    // Delivered a moment ago.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not made yet.
    return [];
  }
}

export type Way = "takes" | "takes and hangs up" | "takes and fails" | "is away" | "is starting";

/** A host's inbox that knows the keys of messages, as ours does: what it took, by key. */
export function openInbox(host: StubHost) {
  const taken = new Map<string, string>();
  const ways = new Map<string, Way>();
  let usual: Way = "takes";
  host.answer(FORM, (request, response) => {
    const key = String(request.headers["idempotency-key"]);
    const received = host.received.findLast(({ headers }) => headers["idempotency-key"] === key);
    const { message }: Typed = JSON.parse(received?.body ?? "{}");
    const way = ways.get(markOf(message)) ?? usual;
    if (way === "is away") return void response.destroy();
    if (way === "is starting") return void response.writeHead(503).end();
    if (!taken.has(key)) taken.set(key, message);
    if (way === "takes and hangs up") return void response.destroy();
    response.writeHead(way === "takes and fails" ? 504 : 201).end("{}");
  });
  return {
    /** The messages that were taken, one for each key. */
    texts: () => [...taken.values()],
    /** How it takes what comes from now on; or only the message with this mark. */
    from: (way: Way, mark?: string) => {
      if (mark === undefined) ways.clear();
      if (mark === undefined) usual = way;
      else ways.set(mark, way);
    },
  };
}

/** Messages of the tests begin with a mark in brackets, by which they are told apart. */
const markOf = (message: string): string => message.slice(0, message.indexOf("]") + 1);

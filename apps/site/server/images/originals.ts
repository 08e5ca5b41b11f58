import { createHash } from "node:crypto";
import {
  BadResponseError,
  type Client,
  ContentHostError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import { LRUCache } from "lru-cache";
import { createCircuit } from "../../content/circuit.ts";
import { type FetchLimits, fetchOriginal } from "./fetch-original.ts";
import { type FileKind, isPicture, readFileKind } from "./file-kind.ts";
import type { LogOnce } from "./log-once.ts";
import type { Finding, Original } from "./original.ts";
import type { PictureStore } from "./picture-store.ts";
import { createSingleFlight } from "./single-flight.ts";
import { createTurns, TooBusyError } from "./turns.ts";

type Known = { etag: string; digest: string; kind: FileKind };
type Entry = {
  known?: Known | undefined;
  error?: ContentHostError | TooBusyError | undefined;
  /** Milliseconds of `now`. */
  askAgainAt: number;
  checking?: Promise<Buffer | undefined> | undefined;
};

export type OriginalsOptions = {
  client: Client;
  store: PictureStore;
  logOnce: LogOnce;
  /** Hears of an original that was replaced or taken down, so that nothing made from it stays. */
  onForget: (digest: string) => void;
  limits?: Partial<FetchLimits>;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/** The content host's pictures: kept, checked again when last checked too long ago, used when the host fails. */
export type Originals = {
  /** Rejects with TooBusyError when too many pictures are asked for at once. */
  find: (name: string) => Promise<Finding>;
};

const FRESH_FOR_MS = 8_000;
const AFTER_FAILURE_MS = 5_000;
/** How long a visitor waits for the host when a kept picture is at hand. */
const PATIENCE_MS = 800;
const LIMITS: FetchLimits = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** Answers that say "not for the public, or no longer"; a kept copy must not outlive them. */
const TAKEN_DOWN = new Set([401, 403, 404, 410, 451]);
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=86400";

export function createOriginals(options: OriginalsOptions): Originals {
  const { client, store, logOnce, onForget, now = () => performance.now() } = options;
  const limits = { ...LIMITS, ...options.limits };
  const entries = new LRUCache<string, Entry>({ max: 20_000 });
  const circuit = createCircuit(now);
  const turn = createTurns(4, 64);
  const readAgain = createSingleFlight<Buffer>();

  async function find(name: string): Promise<Finding> {
    const entry = entries.get(name) ?? (await restore(name));
    if (now() < entry.askAgainAt) return settle(name, entry);
    if (!entry.known) await check(name, entry);
    else if (circuit.mayAsk()) await withPatience(check(name, entry));
    return settle(name, entry);
  }

  /** After a restart the kept pictures are still there, but none counts as checked. */
  async function restore(name: string): Promise<Entry> {
    const known = parseKnown(await store.read(knownKey(name)));
    const entry = entries.get(name) ?? { known, askAgainAt: Number.NEGATIVE_INFINITY };
    entries.set(name, entry);
    return entry;
  }

  function settle(name: string, { known, error }: Entry): Finding {
    if (known) return { state: "found", original: originalOf(name, known) };
    if (error instanceof ContentHostError) return { state: "failed", error };
    throw error ?? new TooBusyError(`The check of ${name} left neither a picture nor an error.`);
  }

  function originalOf(name: string, { digest, kind }: Known): Original {
    const read = async () => {
      const kept = await store.read(bytesKey(digest));
      if (kept && digestOf(kept) === digest) return kept;
      return readAgain(name, () => fetchAgain(name, digest));
    };
    return { name, digest, kind, cacheControl: CACHE_CONTROL, read };
  }

  /** The bytes had to make room on disk: they are fetched once more. */
  async function fetchAgain(name: string, digest: string): Promise<Buffer> {
    const entry: Entry = { askAgainAt: 0 };
    const bytes = await check(name, entry);
    if (bytes && entry.known?.digest === digest) return bytes;
    entries.delete(name);
    throw entry.error ?? new BadResponseError(name, "it changed while it was read");
  }

  /** Asks the host, once at a time, and writes down what it said. Never rejects. */
  function check(name: string, entry: Entry): Promise<Buffer | undefined> {
    entry.checking ??= ask(name, entry).finally(() => {
      entry.checking = undefined;
    });
    return entry.checking;
  }

  async function ask(name: string, entry: Entry): Promise<Buffer | undefined> {
    try {
      const etag = entry.known?.etag ?? "";
      const answer = await turn(() => fetchOriginal(client, name, etag, limits));
      if (answer.changed) keep(name, entry, answer.etag, answer.bytes);
      entry.error = undefined;
      entry.askAgainAt = now() + FRESH_FOR_MS;
      circuit.succeeded();
      return answer.changed ? answer.bytes : undefined;
    } catch (error) {
      // fetchOriginal and the queue reject with nothing else.
      fail(name, entry, error as ContentHostError | TooBusyError);
      return undefined;
    }
  }

  function keep(name: string, entry: Entry, etag: string, bytes: Buffer | undefined): void {
    const kind = bytes ? readFileKind(bytes) : "oversized";
    const known = { etag, digest: digestOf(bytes ?? ""), kind };
    const former = entry.known;
    if (former?.digest === known.digest && former.etag === etag) return;
    if (former && isPicture(former.kind) && kind === "other") {
      // An error page with status 200 must not push out a good picture.
      throw new BadResponseError(name, "it is not a picture any more");
    }
    if (former && former.digest !== known.digest) forget(name, former);
    entry.known = known;
    store.write(knownKey(name), Buffer.from(JSON.stringify(known)));
    if (bytes) store.write(bytesKey(known.digest), bytes);
  }

  function fail(name: string, entry: Entry, error: ContentHostError | TooBusyError): void {
    entry.error = error;
    if (error instanceof TooBusyError) return;
    if ("status" in error && TAKEN_DOWN.has(Number(error.status))) {
      circuit.succeeded();
      entry.askAgainAt = now() + FRESH_FOR_MS;
      if (entry.known) forget(name, entry.known);
      entry.known = undefined;
      return;
    }
    const isHostAway = error instanceof UnreachableError || error instanceof TimeoutError;
    if (isHostAway) circuit.failed();
    if (entry.known) entry.askAgainAt = now() + AFTER_FAILURE_MS;
    const reason = isHostAway ? error.name : `${name} ${error.message}`;
    logOnce(reason, { name, error: error.message }, "A picture could not be fetched");
  }

  function forget(name: string, known: Known): void {
    store.remove([knownKey(name), bytesKey(known.digest)]);
    onForget(known.digest);
  }

  return { find };
}

const knownKey = (name: string) => `known ${name}`;
const bytesKey = (digest: string) => `original ${digest}`;
const digestOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

async function withPatience(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((over) => {
    timer = setTimeout(over, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

function parseKnown(bytes: Buffer | undefined): Known | undefined {
  try {
    const known = JSON.parse(bytes?.toString() ?? "null") as Known | null;
    return known && typeof known.digest === "string" ? known : undefined;
  } catch {
    // A damaged note counts as none: the picture is fetched anew.
    return undefined;
  }
}

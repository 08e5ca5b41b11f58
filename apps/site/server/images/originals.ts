import { BadResponseError, type Client, ContentHostError } from "@manor/contract";
import { LRUCache } from "lru-cache";
import { createCircuit } from "../../content/circuit.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { type FetchLimits, fetchOriginal } from "./fetch-original.ts";
import {
  bytesKey,
  digestOf,
  type Entry,
  type Known,
  knownKey,
  parseKnown,
} from "./known-original.ts";
import { createLimiter, TooBusyError } from "./limiter.ts";
import type { LogOnce } from "./log-once.ts";
import { type Finding, type Original, OWN_PICTURES } from "./original.ts";
import { createNotes } from "./original-notes.ts";
import { ownerOf, type PictureStore } from "./picture-store.ts";

export type OriginalsOptions = {
  client: Client;
  store: PictureStore;
  logOnce: LogOnce;
  limits?: Partial<FetchLimits>;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/** The content host's pictures: kept, checked again when last checked too long ago, used when the host fails. */
export type Originals = {
  /** Rejects with TooBusyError when too many pictures are asked for at once. */
  find: (name: string) => Promise<Finding>;
  /** Lets go of all that is not named; `owner` is made by `ownerOf`. Whoever asks next asks the host. */
  sweep: (isNamed: (owner: string) => boolean) => void;
};

/** How long a visitor waits for the host when a kept picture is at hand. */
const PATIENCE_MS = 800;
const LIMITS: FetchLimits = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** What the office can take down is asked about each time: fifteen seconds later nobody is shown it (decision 017). */
const CACHE_CONTROL = "no-cache";

export function createOriginals(options: OriginalsOptions): Originals {
  const { client, store, logOnce, now = () => performance.now() } = options;
  const limits = { ...LIMITS, ...options.limits };
  const entries = new LRUCache<string, Entry>({ max: 20_000 });
  const circuit = createCircuit(now);
  const { keep, confirm, fail } = createNotes({ store, logOnce, circuit, now });
  const limit = createLimiter(4, 64);
  const checking = createSingleFlight<void, Entry>();
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

  function settle(name: string, entry: Entry): Finding {
    const { known, error } = entry;
    if (known) return { state: "found", original: originalOf(name, known, entry) };
    if (error instanceof ContentHostError) return { state: "failed", error };
    throw error ?? new TooBusyError(`The check of ${name} left neither a picture nor an error.`);
  }

  function originalOf(name: string, known: Known, entry: Entry): Original {
    const { digest, kind, type, isLarge } = known;
    const read = async () => {
      const stored = await store.read(bytesKey(name, digest));
      if (stored && isWhole(stored, digest, entry)) return stored;
      return readAgain(name, () => fetchAgain(name, digest));
    };
    // A weak tag does not promise the same bytes.
    const hasVersion = !isLarge || known.etag.startsWith('"');
    const facts = { name, owner: name, digest, kind, type, isLarge, hasVersion };
    return { ...facts, cacheControl: CACHE_CONTROL, read };
  }

  /** The bytes had to make room on disk: they are fetched once more. */
  async function fetchAgain(name: string, digest: string): Promise<Buffer> {
    const entry: Entry = { askAgainAt: 0 };
    const bytes = await ask(name, entry);
    if (bytes && entry.known?.digest === digest) return bytes;
    entries.delete(name);
    throw entry.error ?? new BadResponseError(name, "it changed while it was read");
  }

  /** Asks the host, once at a time. */
  function check(name: string, entry: Entry): Promise<void> {
    return checking(entry, async () => void (await ask(name, entry)));
  }

  /** Asks the host and writes down what it said. Never rejects. */
  async function ask(name: string, entry: Entry): Promise<Buffer | undefined> {
    try {
      const etag = entry.known?.etag ?? "";
      const answer = await limit(() => fetchOriginal(client, name, etag, limits));
      if (answer.changed) keep(name, entry, answer);
      confirm(entry);
      return answer.changed ? answer.bytes : undefined;
    } catch (error) {
      // fetchOriginal and the queue reject with nothing else.
      fail(name, entry, error as ContentHostError | TooBusyError);
      return undefined;
    }
  }

  function sweep(isNamed: (owner: string) => boolean): void {
    for (const name of [...entries.keys()]) if (!isNamed(ownerOf(name))) entries.delete(name);
    const own = ownerOf(OWN_PICTURES);
    store.sweep((owner) => owner === own || isNamed(owner));
  }

  return { find, sweep };
}

function isWhole(stored: Buffer, digest: string, entry: Entry): boolean {
  const size = stored.byteLength;
  if (entry.proven?.digest === digest && entry.proven.size === size) return true;
  if (digestOf(stored) !== digest) return false;
  entry.proven = { digest, size };
  return true;
}

async function withPatience(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((over) => {
    timer = setTimeout(over, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

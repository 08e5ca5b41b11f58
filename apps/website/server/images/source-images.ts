import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { BadResponseError, type Client, ContentApiError, gaveNoResponse } from "@manor/content-api";
import { LRUCache } from "lru-cache";
import { type Circuit, createCircuit } from "../../content/cached-response.ts";
import type { LogOnce } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import {
  type Fetched,
  type FetchLimits,
  type FileKind,
  fetchSource,
  isPicture,
} from "./fetch-source.ts";
import { hashName, type ImageCache } from "./image-cache.ts";

/** A file as uploaded. An image is only read to render it again: its metadata must not leave the site. */
export type SourceImage = {
  name: string;
  isOwn: boolean;
  prohibitsMining: boolean;
  /** SHA-256 of the bytes, in hex; of a large file, of the version that the CMS reports. */
  digest: string;
  kind: FileKind;
  /** The content type from the CMS in lower case without parameters, or "". */
  type: string;
  /** Too large to be cached: it can only be streamed. */
  isLarge: boolean;
  /** False when the CMS sends no strong ETag for a large file. */
  hasVersion: boolean;
  /** Rejects with a ContentApiError when the bytes are not cached and cannot be fetched. */
  read: () => Promise<Buffer>;
};

export type SourceImages = ReturnType<typeof createSourceImages>;

type Options = {
  client: Client;
  cache: ImageCache;
  logOnce: LogOnce;
  prohibitsMining: () => boolean;
  isCmsSilent: () => boolean;
  limits?: Partial<FetchLimits> | undefined;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

type Metadata = Pick<SourceImage, "digest" | "kind" | "type" | "isLarge"> & { etag: string };
type Entry = { metadata?: Metadata | undefined; error?: Error | undefined; freshUntil: number };

/** How long a visitor waits for the CMS when a cached image is available. */
const REVALIDATION_TIMEOUT_MS = 800;
const FRESH_FOR_MS = 8_000;
const AFTER_FAILURE_MS = 5_000;
const LIMITS: FetchLimits = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** These mean "no longer public": cached copies are removed. 401 and 403 reject this site only. */
const REMOVED_STATUSES = new Set([404, 410, 451]);

/** The parts of an image in the cache. */
const METADATA = "file";
export const sourcePart = (digest: string): string => `original ${digest}`;

/** The images of the CMS: cached, revalidated after a few seconds, and used when the CMS fails. */
export function createSourceImages(options: Options) {
  const { client, cache, logOnce, isCmsSilent, now = () => performance.now() } = options;
  const limits = { ...LIMITS, ...options.limits };
  const entries = new LRUCache<string, Entry>({ max: 20_000 });
  const circuit = createCircuit(now);
  const limit = createLimiter(4, 64);
  const refreshing = createSingleFlight<Buffer | undefined, Entry>();
  const rereading = createSingleFlight<Buffer>();

  /** Rejects with a ContentApiError, or with TooBusyError when too many are requested at once. */
  async function find(name: string): Promise<SourceImage> {
    const entry = entries.get(name) ?? (await restore(name));
    if (now() >= entry.freshUntil) {
      const refresh = () => refreshing(entry, () => fetchInto(name, entry));
      if (!entry.metadata || isCmsSilent()) await refresh();
      else if (circuit.allowsRequest())
        await Promise.race([refresh(), wait(REVALIDATION_TIMEOUT_MS, undefined, { ref: false })]);
    }
    const { metadata } = entry;
    // A consent may have been withdrawn since.
    const isHidden = metadata && entry.error && mayShowPeople(name, metadata) && isCmsSilent();
    if (metadata && !isHidden) return toSource(name, metadata);
    throw entry.error ?? new TooBusyError(`${name} could not be checked; retry soon.`);
  }

  /** After a restart the cached images are available but stale. */
  async function restore(name: string): Promise<Entry> {
    const metadata = parseMetadata(await cache.read(name, METADATA));
    const entry = entries.get(name) ?? { metadata, freshUntil: Number.NEGATIVE_INFINITY };
    entries.set(name, entry);
    return entry;
  }

  function toSource(name: string, { etag, ...metadata }: Metadata): SourceImage {
    const { digest, isLarge } = metadata;
    return {
      name,
      isOwn: false,
      prohibitsMining: options.prohibitsMining(),
      ...metadata,
      // A weak ETag does not promise the same bytes.
      hasVersion: !isLarge || etag.startsWith('"'),
      read: async () =>
        (await cache.read(name, sourcePart(digest))) ??
        rereading(name, () => fetchAgain(name, digest)),
    };
  }

  async function fetchAgain(name: string, digest: string): Promise<Buffer> {
    const entry: Entry = { freshUntil: 0 };
    const bytes = await fetchInto(name, entry);
    if (bytes && entry.metadata?.digest === digest) return bytes;
    entries.delete(name);
    throw entry.error ?? new BadResponseError(name, "it changed while it was read");
  }

  /** Requests the image and stores the result. Never rejects; returns the bytes when they are new. */
  async function fetchInto(name: string, entry: Entry): Promise<Buffer | undefined> {
    try {
      const etag = entry.metadata?.etag ?? "";
      const fetched = await limit(() => fetchSource(client, name, etag, limits));
      if (fetched) store(cache, name, entry, fetched);
      entry.error = undefined;
      entry.freshUntil = now() + FRESH_FOR_MS;
      circuit.succeeded();
      return fetched?.bytes;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      recordFailure({ cache, logOnce, circuit }, name, entry, failure, now());
      return undefined;
    }
  }

  return {
    find,
    /** Removes all except these, which `hashName` has hashed. */
    prune: (used: ReadonlySet<string>): void => {
      for (const name of [...entries.keys()]) if (!used.has(hashName(name))) entries.delete(name);
      cache.prune(used);
    },
  };
}

/** A picture or a film. */
const mayShowPeople = (name: string, { kind, type }: Metadata): boolean =>
  isPicture(kind) || type.startsWith("video/") || /\.(?:mp4|m4v|mov|webm)$/i.test(name);

/** Stores a new image, and forgets everything that was made of the former one. */
function store(
  cache: ImageCache,
  name: string,
  entry: Entry,
  { etag, type, kind, bytes }: Fetched,
): void {
  const digest = hash("sha256", bytes ?? `large ${name} ${etag}`, "hex");
  const former = entry.metadata;
  if (former?.digest === digest && former.etag === etag) return;
  // An error page with status 200 must not replace a good file.
  if (former && kind === "other" && (isPicture(former.kind) || former.kind === "pdf"))
    throw new BadResponseError(name, "it is not the kind of file that it was");
  if (former && former.digest !== digest) cache.remove(name);
  entry.metadata = { etag, digest, kind, type, isLarge: !bytes };
  cache.write(name, METADATA, Buffer.from(JSON.stringify(entry.metadata)));
  if (bytes) cache.write(name, sourcePart(digest), bytes);
}

/** A failure of the CMS does not remove a known image, unless the CMS replies that it is gone. `at` is the time. */
function recordFailure(
  { cache, logOnce, circuit }: Pick<Options, "cache" | "logOnce"> & { circuit: Circuit },
  name: string,
  entry: Entry,
  error: Error,
  at: number,
): void {
  entry.error = error;
  if (!(error instanceof ContentApiError)) return;
  if ("status" in error && REMOVED_STATUSES.has(Number(error.status))) {
    circuit.succeeded();
    entry.freshUntil = at + FRESH_FOR_MS;
    if (entry.metadata) cache.remove(name);
    entry.metadata = undefined;
    return;
  }
  const isCmsDown = gaveNoResponse(error);
  if (isCmsDown) circuit.failed();
  if (entry.metadata) entry.freshUntil = at + AFTER_FAILURE_MS;
  const reason = isCmsDown ? error.name : `${name} ${error.message}`;
  logOnce(reason, { name, error: error.message }, "An image could not be fetched");
}

function parseMetadata(bytes: Buffer | undefined): Metadata | undefined {
  try {
    const metadata = JSON.parse(bytes?.toString() ?? "null") as Metadata | null;
    return metadata && typeof metadata.digest === "string" ? metadata : undefined;
  } catch {
    // A damaged file counts as none: the image is fetched again.
    return undefined;
  }
}

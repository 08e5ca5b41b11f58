import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type ApiResponse,
  BadStatusError,
  type Client,
  type ContentApiError,
  NotFoundError,
  TimeoutError,
} from "@manor/content-api";
import type { Clock } from "./clock.ts";
import type { Snapshot } from "./durable-files.ts";
import type { Log } from "./log.ts";
import { createSingleFlight } from "./single-flight.ts";

/**
 * A good CMS response. `version` is a digest of the value, the same in every process and after every start;
 * `day` is the date in Kolkata on which the CMS last confirmed it.
 */
export type Cached<T> = { value: T; etag: string; version: string; day: string };

/** The result of a read: a value, an error, or `late` when the CMS needs longer than the budget. */
export type ReadResult<T> =
  | { state: "good"; value: T; version: string; day: string }
  | { state: "failed"; error: ContentApiError | undefined }
  | { state: "late" };

export type CachedResponseOptions<T> = {
  request: (etag: string) => Promise<ApiResponse<T>>;
  today: () => string;
  /** A 404 means that the record was unpublished. For a list it is an error of the CMS (R68). */
  removeWhenNotFound: boolean;
  /** Called after each changed response, once a day for an unchanged one, and with `undefined` when a record is gone. */
  onChange: (cached: Cached<T> | undefined, before: Cached<T> | undefined) => void;
  onError: (error: ContentApiError) => void;
  /** The value from disk. It has no ETag, because an older version of the parser may have written it. */
  restored?: { value: T; day: string } | undefined;
  /** A response younger than this is used without a request. Milliseconds. */
  freshForMs: number;
  /** The same for a 404 of a record; defaults to `freshForMs`. */
  notFoundForMs?: number | undefined;
  now?: (() => number) | undefined;
};

/** How long a visitor may wait for the CMS (R68). */
const BUDGET_MS = 800;

/** The last good response of one call: revalidated by ETag, one request in flight, available when the CMS fails. */
export class CachedResponse<T> {
  readonly #options: CachedResponseOptions<T>;
  readonly #now: () => number;
  // One circuit per call: a failing call never blocks the refresh of another.
  readonly #circuit;
  #cached: Cached<T> | undefined;
  #lastError: ContentApiError | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  readonly #flight = createSingleFlight<void>();
  #requestedAt = 0;

  constructor(options: CachedResponseOptions<T>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#circuit = createCircuit(options.now);
    const { restored } = options;
    if (restored) this.#cached = { ...restored, etag: "", version: toDigest(restored.value) };
  }

  /** Changes with every change and with a removal; "" while nothing is known. */
  get version(): string {
    return this.#cached?.version ?? "";
  }

  get cached(): Cached<T> | undefined {
    return this.#cached;
  }

  /** Milliseconds since the CMS last confirmed it; infinite before the first time. */
  get age(): number {
    return this.#now() - this.#checkedAt;
  }

  isFresh(): boolean {
    const { freshForMs, notFoundForMs = freshForMs } = this.#options;
    return this.age < (this.#cached ? freshForMs : notFoundForMs);
  }

  /**
   * Reads the response; `budgetMs` after the request started, the cached one is returned. A read in between waits only
   * for the rest of that time, so that a page which reads twice does not wait twice.
   */
  async read(budgetMs = BUDGET_MS): Promise<ReadResult<T>> {
    const isLate = !this.isFresh() && (await this.#refreshWithin(budgetMs)) === "late";
    if (this.#cached) return { state: "good", ...this.#cached };
    if (isLate && this.#isAtWork()) return { state: "late" };
    return { state: "failed", error: this.#lastError };
  }

  /** After one timeout the CMS may still be working on the response; after repeated timeouts it is not. */
  #isAtWork(): boolean {
    if (!this.#lastError) return true;
    return this.#lastError instanceof TimeoutError && !this.#circuit.isOpen();
  }

  #refreshWithin(budgetMs: number): Promise<"done" | "late"> {
    const refreshed = this.refresh().then(() => "done" as const);
    const remainingMs = Math.max(0, budgetMs - (this.#now() - this.#requestedAt));
    return Promise.race([refreshed, wait(remainingMs, "late" as const, { ref: false })]);
  }

  /** Refreshes it now, unless a request is in flight or the circuit is open. Never throws. */
  refresh(): Promise<void> {
    return this.#flight("cms", async () => {
      if (this.#circuit.allowsRequest()) await this.#fetch();
    });
  }

  async #fetch(): Promise<void> {
    const { today, request } = this.#options;
    this.#requestedAt = this.#now();
    try {
      const response = await request(this.#cached?.etag ?? "");
      this.#circuit.succeeded();
      this.#lastError = undefined;
      const before = this.#cached;
      if (response.changed) {
        const version = toDigest(response.value);
        const value = before?.version === version ? before.value : response.value;
        this.#set({ value, etag: response.etag, version, day: today() });
      } else if (before) this.#set({ ...before, day: today() });
      this.#checkedAt = this.#now();
    } catch (error) {
      this.#fail(error as ContentApiError);
    }
  }

  /** Reports an unchanged value once a day, so that its day is known after a restart. */
  #set(next: Cached<T> | undefined): void {
    const before = this.#cached;
    this.#cached = next;
    if (before?.version !== next?.version || before?.day !== next?.day)
      this.#options.onChange(next, before);
  }

  #fail(error: ContentApiError): void {
    this.#lastError = error;
    if (error instanceof NotFoundError && this.#options.removeWhenNotFound) {
      this.#circuit.succeeded();
      this.#checkedAt = this.#now();
      this.#set(undefined);
    } else {
      this.#circuit.failed(error instanceof BadStatusError ? error.retryAfter : 0);
    }
    this.#options.onError(error);
  }

  /** Drops a record that was unpublished before its own request showed it: the next read requests it. */
  remove(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#set(undefined);
  }
}

/** How the responses of all calls are cached. */
export type CacheOptions = {
  school: string;
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
  /** Called when known content has changed or is gone. */
  onChange: () => void;
  now?: (() => number) | undefined;
};

/** `key` is the file's key, if stored; `message` is logged on failure. */
export type CallOptions<T> = Pick<CachedResponseOptions<T>, "request"> &
  Partial<CachedResponseOptions<T>> & { key?: string; logFields: object; message: string };

/** The cached response of a call, stored on disk if it has a key. */
export function createCached<T>(
  { clock, snapshot, log, freshForMs, now, onChange }: CacheOptions,
  { key, logFields, message, removeWhenNotFound = false, ...rest }: CallOptions<T>,
): CachedResponse<T> {
  return new CachedResponse<T>({
    ...{ today: clock.today, freshForMs, now, removeWhenNotFound },
    ...rest,
    onChange: (cached, before) => {
      if (key && cached) snapshot.save(key, { value: cached.value, day: cached.day });
      else if (key) snapshot.remove(key);
      // No page contains a record that was unknown before.
      if (before || !removeWhenNotFound) onChange();
    },
    onError: (error) => log.warn({ ...logFields, problem: error.message }, message),
  });
}

export const toDigest = (value: unknown): string =>
  hash("sha256", JSON.stringify(value), "base64url");

const FAILURES_TO_OPEN = 3;
const PROBE_EVERY_MS = 5_000;

export type Circuit = ReturnType<typeof createCircuit>;

/** Opens after three failures, then allows one probe every 5 seconds. `now` is in milliseconds. */
export function createCircuit(now: () => number = () => performance.now()) {
  let failures = 0;
  let nextAt = 0;
  return {
    allowsRequest: (): boolean => {
      if (failures < FAILURES_TO_OPEN && nextAt === 0) return true;
      if (now() < nextAt) return false;
      nextAt = now() + PROBE_EVERY_MS;
      return true;
    },
    isOpen: (): boolean => failures >= FAILURES_TO_OPEN,
    succeeded: (): void => {
      failures = 0;
      nextAt = 0;
    },
    failed: (retryAfterSeconds = 0): void => {
      failures += 1;
      const probeAfterMs = failures >= FAILURES_TO_OPEN ? PROBE_EVERY_MS : 0;
      const wait = Math.max(retryAfterSeconds * 1000, probeAfterMs);
      if (wait > 0) nextAt = now() + wait;
    },
  };
}

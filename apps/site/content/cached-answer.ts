import { createHash } from "node:crypto";
import {
  type Answer,
  BadStatusError,
  type ContentHostError,
  NotFoundError,
  TimeoutError,
} from "@manor/contract";
import { createCircuit } from "./circuit.ts";
import { createSingleFlight } from "./single-flight.ts";

/**
 * A good answer of the host. `version` is a digest of the value, the same in every process and after every start;
 * `day` is the Kolkata day on which the host last confirmed it.
 */
export type Cached<T> = { value: T; etag: string; version: string; day: string };

/** What a reader gets: a value, an honest failure, or "not yet" when the host needs longer than the budget. */
export type Reading<T> =
  | { state: "good"; value: T; version: string; day: string }
  | { state: "failed"; error: ContentHostError | undefined }
  | { state: "late" };

export type CachedAnswerOptions<T> = {
  ask: (etag: string) => Promise<Answer<T>>;
  today: () => string;
  /**
   * What a 404 means: that this record was taken down and must not live on here, or, for a list, which is
   * always there, just another failure of the host (R68).
   */
  goneWhenNotFound: boolean;
  /** Called after each new good answer, once a day for one that stays, and with `undefined` when a record is gone. */
  onChange: (cached: Cached<T> | undefined, before: Cached<T> | undefined) => void;
  onError: (error: ContentHostError) => void;
  restored?: { value: T; etag: string; day: string } | undefined;
  /** Another call that may answer the very same: then the one value serves both. */
  twin?: (() => Cached<T> | undefined) | undefined;
  /** An answer younger than this is used without asking. Milliseconds. */
  freshForMs: number;
  /** The same for a 404 of a record; `freshForMs` when left out. */
  notFoundForMs?: number;
  now?: (() => number) | undefined;
};

/** One call's last good answer: renewed by ETag, at most one request in flight, still there when the host fails. */
export class CachedAnswer<T> {
  readonly #options: CachedAnswerOptions<T>;
  // One circuit an answer: a call that fails never keeps another from being renewed.
  readonly #circuit;
  #cached: Cached<T> | undefined;
  #lastError: ContentHostError | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  readonly #flight = createSingleFlight<void>();
  #askedAt = 0;

  constructor(options: CachedAnswerOptions<T>) {
    this.#options = options;
    this.#circuit = createCircuit(options.now);
    const { restored } = options;
    if (restored) this.#cached = this.#held(restored, digestOf(restored.value));
  }

  /** Another one after every change, a disappearance included; "" while nothing is known. */
  get version(): string {
    return this.#cached?.version ?? "";
  }

  get cached(): Cached<T> | undefined {
    return this.#cached;
  }

  /** Milliseconds since the host last confirmed it; infinite before it did. */
  get age(): number {
    return this.#now() - this.#checkedAt;
  }

  isFresh(): boolean {
    const { freshForMs, notFoundForMs = freshForMs } = this.#options;
    return this.age < (this.#cached ? freshForMs : notFoundForMs);
  }

  /**
   * Reads the answer; `budgetMs` after the host was asked, the cached one is used. Whoever comes in between waits for
   * the rest of that time only, so that a page which reads twice does not wait twice.
   */
  async read(budgetMs: number): Promise<Reading<T>> {
    const isLate = !this.isFresh() && (await this.#refreshWithin(budgetMs)) === "late";
    if (this.#cached) return { state: "good", ...this.#cached };
    if (isLate && this.#isAtWork()) return { state: "late" };
    return { state: "failed", error: this.#lastError };
  }

  /** A host that was silent once may still be at work on the answer; one that was silent again and again is not. */
  #isAtWork(): boolean {
    if (!this.#lastError) return true;
    return this.#lastError instanceof TimeoutError && !this.#circuit.isOpen();
  }

  #refreshWithin(budgetMs: number): Promise<"done" | "late"> {
    const refreshed = this.refresh().then(() => "done" as const);
    const left = Math.max(0, budgetMs - (this.#now() - this.#askedAt));
    return Promise.race([
      refreshed,
      new Promise<"late">((over) => setTimeout(over, left, "late").unref()),
    ]);
  }

  /** Asks the host now, unless a request is under way or the circuit is open. Never throws. */
  refresh(): Promise<void> {
    return this.#flight("the host", async () => {
      if (this.#circuit.mayAsk()) await this.#ask();
    });
  }

  async #ask(): Promise<void> {
    const { today, ask } = this.#options;
    this.#askedAt = this.#now();
    try {
      const answer = await ask(this.#cached?.etag ?? "");
      this.#circuit.succeeded();
      this.#lastError = undefined;
      if (answer.changed) this.#keep({ value: answer.value, etag: answer.etag });
      else if (this.#cached) this.#confirm({ ...this.#cached, day: today() });
      this.#checkedAt = this.#now();
    } catch (error) {
      this.#fail(error as ContentHostError);
    }
  }

  #keep(answer: { value: T; etag: string }): void {
    const version = digestOf(answer.value);
    const day = this.#options.today();
    if (this.#cached?.version === version) {
      this.#confirm({ ...this.#cached, etag: answer.etag, day });
      return;
    }
    const before = this.#cached;
    this.#cached = this.#held({ ...answer, day }, version);
    this.#options.onChange(this.#cached, before);
  }

  /** The same value as before. Its day is told once, so that it is known after a restart. */
  #confirm(cached: Cached<T>): void {
    const before = this.#cached;
    this.#cached = cached;
    if (before?.day !== cached.day) this.#options.onChange(cached, before);
  }

  #held(answer: { value: T; etag: string; day: string }, version: string): Cached<T> {
    const twin = this.#options.twin?.();
    const value = twin?.version === version ? twin.value : answer.value;
    return { ...answer, value, version };
  }

  #fail(error: ContentHostError): void {
    this.#lastError = error;
    if (error instanceof NotFoundError && this.#options.goneWhenNotFound) {
      this.#circuit.succeeded();
      this.#checkedAt = this.#now();
      this.#forget();
    } else {
      this.#circuit.failed(error instanceof BadStatusError ? error.retryAfter : 0);
    }
    this.#options.onError(error);
  }

  /** For an answer that was taken down though the host was not asked for it: whoever reads it next asks. */
  takeDown(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#forget();
  }

  /** What the office took down must not live on here. */
  #forget(): void {
    const before = this.#cached;
    if (!before) return;
    this.#cached = undefined;
    this.#options.onChange(undefined, before);
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}

/** Record by record, so that a long list is never a second time in memory as one long text. */
export function digestOf(value: unknown): string {
  const digest = createHash("sha256");
  for (const part of Array.isArray(value) ? value : [value]) {
    digest.update(`${JSON.stringify(part)}\n`);
  }
  return digest.digest("base64url");
}

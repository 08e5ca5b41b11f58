import { hash } from "node:crypto";
import {
  type Answer,
  BadStatusError,
  type ContentApiError,
  NotFoundError,
  TimeoutError,
} from "@manor/content-api";
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
  | { state: "failed"; error: ContentApiError | undefined }
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
  onError: (error: ContentApiError) => void;
  /** What is on disk; the host is asked for it in full, since other code may have read it. */
  restored?: { value: T; day: string } | undefined;
  /** An answer younger than this is used without asking. Milliseconds. */
  freshForMs: number;
  /** The same for a 404 of a record; `freshForMs` when left out. */
  notFoundForMs?: number | undefined;
  now?: (() => number) | undefined;
};

/** One call's last good answer: renewed by ETag, at most one request in flight, still there when the host fails. */
export class CachedAnswer<T> {
  readonly #options: CachedAnswerOptions<T>;
  readonly #now: () => number;
  // One circuit per call: a call that fails does not stop others.
  readonly #circuit;
  #cached: Cached<T> | undefined;
  #lastError: ContentApiError | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  readonly #flight = createSingleFlight<void>();
  #askedAt = 0;

  constructor(options: CachedAnswerOptions<T>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#circuit = createCircuit(options.now);
    const { restored } = options;
    if (restored) this.#cached = { ...restored, etag: "", version: digestOf(restored.value) };
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
      const before = this.#cached;
      if (answer.changed) {
        const version = digestOf(answer.value);
        const value = before?.version === version ? before.value : answer.value;
        this.#set({ value, etag: answer.etag, version, day: today() });
      } else if (before) this.#set({ ...before, day: today() });
      this.#checkedAt = this.#now();
    } catch (error) {
      this.#fail(error as ContentApiError);
    }
  }

  /** An unchanged value is reported once a day, so that its date is known after a restart. */
  #set(next: Cached<T> | undefined): void {
    const before = this.#cached;
    this.#cached = next;
    if (before?.version !== next?.version || before?.day !== next?.day)
      this.#options.onChange(next, before);
  }

  #fail(error: ContentApiError): void {
    this.#lastError = error;
    if (error instanceof NotFoundError && this.#options.goneWhenNotFound) {
      this.#circuit.succeeded();
      this.#checkedAt = this.#now();
      this.#set(undefined);
    } else {
      this.#circuit.failed(error instanceof BadStatusError ? error.retryAfter : 0);
    }
    this.#options.onError(error);
  }

  /** For content that was removed although the CMS was not asked for it: the next read requests it. */
  takeDown(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#set(undefined);
  }
}

export const digestOf = (value: unknown): string =>
  hash("sha256", JSON.stringify(value), "base64url");

import { createHash } from "node:crypto";
import { type Answer, BadStatusError, type ContentHostError, NotFoundError } from "@manor/contract";
import { createCircuit } from "./circuit.ts";

/** A good answer of the host. `day` is the Kolkata day on which the host last confirmed it. */
export type Kept<T> = { value: T; etag: string; version: number; day: string; digest: string };

/** What a reader gets: a value, an honest failure, or "not yet" when the host needs longer than the budget. */
export type Reading<T> =
  | { state: "good"; value: T; version: number; day: string }
  | { state: "failed"; error: ContentHostError | undefined }
  | { state: "late" };

export type KeptAnswerOptions<T> = {
  ask: (etag: string) => Promise<Answer<T>>;
  today: () => string;
  /** Called after each new good answer, and with `undefined` when the host says that it is gone. */
  onChange: (kept: Kept<T> | undefined) => void;
  onError: (error: ContentHostError) => void;
  restored?: { value: T; etag: string; day: string } | undefined;
  /** An answer younger than this is used without asking. Milliseconds. */
  freshForMs: number;
  now?: () => number;
};

/** One call's last good answer: renewed by ETag, at most one request in flight, kept when the host fails. */
export class KeptAnswer<T> {
  readonly #options: KeptAnswerOptions<T>;
  // One circuit an answer: a call that fails never keeps another from being renewed.
  readonly #circuit;
  #kept: Kept<T> | undefined;
  #version = 0;
  #lastError: ContentHostError | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #inFlight: Promise<void> | undefined;

  constructor(options: KeptAnswerOptions<T>) {
    this.#options = options;
    this.#circuit = createCircuit(options.now);
    const { restored } = options;
    if (restored)
      this.#kept = { ...restored, digest: digestOf(restored.value), version: this.#nextVersion() };
  }

  /** Grows with every change, a disappearance included; 0 while nothing was ever known. */
  get version(): number {
    return this.#version;
  }

  get kept(): Kept<T> | undefined {
    return this.#kept;
  }

  isFresh(): boolean {
    return this.#now() - this.#checkedAt < this.#options.freshForMs;
  }

  /** Reads the answer, waiting for the host at most `budgetMs`; later than that, the kept one is used. */
  async read(budgetMs: number): Promise<Reading<T>> {
    if (!this.isFresh()) {
      const refreshed = this.refresh();
      await Promise.race([
        refreshed,
        new Promise((resolve) => setTimeout(resolve, budgetMs).unref()),
      ]);
    }
    if (this.#kept) return { state: "good", ...this.#kept };
    if (this.#inFlight && !this.#lastError) return { state: "late" };
    return { state: "failed", error: this.#lastError };
  }

  /** Asks the host now, unless a request is under way or the circuit is open. Never throws. */
  refresh(): Promise<void> {
    if (this.#inFlight) return this.#inFlight;
    if (!this.#circuit.mayAsk()) return Promise.resolve();
    this.#inFlight = this.#ask().finally(() => {
      this.#inFlight = undefined;
    });
    return this.#inFlight;
  }

  async #ask(): Promise<void> {
    const { today, ask } = this.#options;
    try {
      const answer = await ask(this.#kept?.etag ?? "");
      this.#circuit.succeeded();
      this.#lastError = undefined;
      if (answer.changed) this.#keep({ value: answer.value, etag: answer.etag });
      else if (this.#kept) this.#kept = { ...this.#kept, day: today() };
      this.#checkedAt = this.#now();
    } catch (error) {
      this.#fail(error as ContentHostError);
    }
  }

  #keep(answer: { value: T; etag: string }): void {
    const digest = digestOf(answer.value);
    const day = this.#options.today();
    if (this.#kept?.digest === digest) {
      this.#kept = { ...this.#kept, etag: answer.etag, day };
      return;
    }
    this.#kept = { ...answer, digest, day, version: this.#nextVersion() };
    this.#options.onChange(this.#kept);
  }

  #fail(error: ContentHostError): void {
    this.#lastError = error;
    if (error instanceof NotFoundError) {
      this.#circuit.succeeded();
      this.#checkedAt = this.#now();
      this.#forget();
    } else {
      this.#circuit.failed(error instanceof BadStatusError ? error.retryAfter : 0);
    }
    this.#options.onError(error);
  }

  /** What the office took down must not live on here. */
  #forget(): void {
    if (!this.#kept) return;
    this.#kept = undefined;
    this.#nextVersion();
    this.#options.onChange(undefined);
  }

  #nextVersion(): number {
    this.#version += 1;
    return this.#version;
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}

/** Record by record, so that a long list is never a second time in memory as one long text. */
function digestOf(value: unknown): string {
  const digest = createHash("sha256");
  for (const part of Array.isArray(value) ? value : [value]) {
    digest.update(`${JSON.stringify(part)}\n`);
  }
  return digest.digest("base64url");
}

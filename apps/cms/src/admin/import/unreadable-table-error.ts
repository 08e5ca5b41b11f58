import type { Phrase } from "../../i18n/hindi.ts";

/** A file is no table that can be imported. The worker thread does not load Payload, so it is no RefusalError. */
export class UnreadableTableError extends Error {
  override name = "UnreadableTableError";
  readonly phrase: Phrase;
  readonly values: Record<string, number> | undefined;

  constructor(phrase: Phrase, values?: Record<string, number>) {
    super(phrase);
    this.phrase = phrase;
    this.values = values;
  }
}

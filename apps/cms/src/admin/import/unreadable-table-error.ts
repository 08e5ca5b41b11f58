import type { Phrase } from "../../i18n/hindi.ts";

/** A file cannot be imported as a table. The worker thread does not load Payload, so this is not a RefusalError. */
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

import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createWorkerTask, WorkerLimitError } from "../../workers/create-worker-task.ts";
import type { Table } from "./parse-table.ts";

export type TableOutcome =
  | { table: Table; refusal?: undefined }
  | { refusal: { phrase: Phrase; values: Record<string, number> | undefined } };

const parseInWorker = createWorkerTask<Uint8Array, TableOutcome>({
  module: "./table-worker.ts",
  base: import.meta.url,
  timeoutMs: 20_000,
  // A workbook of 20 MB, the largest that is unpacked, needs more; such a sheet can be saved as CSV.
  maxMemoryMb: 256,
});

export async function readTable(bytes: Uint8Array): Promise<Table> {
  const outcome = await parseInWorker(bytes).catch((error: unknown): TableOutcome => {
    if (!(error instanceof WorkerLimitError)) throw error;
    const phrase = "This file takes too long to read. Please save only the table as CSV.";
    return { refusal: { phrase, values: undefined } };
  });
  if (outcome.refusal) throw new RefusalError(outcome.refusal.phrase, outcome.refusal.values);
  return outcome.table;
}

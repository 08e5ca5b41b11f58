import { parentPort, workerData } from "node:worker_threads";
import { parseTable } from "./parse-table.ts";
import type { TableOutcome } from "./read-table.ts";
import { UnreadableTableError } from "./unreadable-table-error.ts";

async function parse(): Promise<TableOutcome> {
  try {
    // The data arrives as a copy of what `readTable` sent.
    return { table: await parseTable(workerData as Uint8Array) };
  } catch (error) {
    if (!(error instanceof UnreadableTableError)) throw error;
    // Between threads an error loses its class.
    return { refusal: { phrase: error.phrase, values: error.values } };
  }
}

parentPort?.postMessage(await parse());

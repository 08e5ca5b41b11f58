import { closeSync, openSync, writeSync } from "node:fs";
import type { ItemToWrite } from "../plan/make-plan.ts";
import { toRecord } from "./to-record.ts";

/** A JSON value per line. Only the owner may read it: it holds the content of the old site. */
export function openRecordsFile(path: string, from: URL) {
  const file = openSync(path, "w", 0o600);
  return {
    write: (item: ItemToWrite): void => {
      const record = toRecord(item, from);
      if (record) writeSync(file, `${JSON.stringify(record)}\n`);
    },
    close: (): void => closeSync(file),
  };
}

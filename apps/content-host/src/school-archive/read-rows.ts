import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { NotTakenError, readRow } from "./check-row.ts";
import { schedulesFile } from "./schedules.ts";
import type { RawTable, Row } from "./tables.ts";

const placeOf = (folder: string, { name }: RawTable): string =>
  join(/*turbopackIgnore: true*/ folder, "rows", `${name}.jsonl`);

/** The rows of a table in an unpacked archive, each held against the table. Throws NotTakenError. */
export async function* rowsIn(folder: string, table: RawTable): AsyncGenerator<Row> {
  const place = placeOf(folder, table);
  // An older release had fewer tables.
  if (!(await stat(place).catch(() => undefined))) return;
  for await (const line of createInterface({ input: createReadStream(place) }))
    yield readRow(line, table);
}

/** Refuses an archive with tables that this release does not have. Throws NotTakenError. */
export async function checkTables(folder: string, tables: RawTable[]): Promise<void> {
  const known = new Set([schedulesFile, ...tables.map(({ name }) => `${name}.jsonl`)]);
  for (const name of await readdir(join(/*turbopackIgnore: true*/ folder, "rows")).catch(() => []))
    if (!known.has(name))
      throw new NotTakenError(
        `it holds "${name}", which this release does not know: upgrade first`,
      );
}

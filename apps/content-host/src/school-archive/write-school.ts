import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createLocalReq, type Payload } from "payload";
import { config } from "../host-config.ts";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import { type FileFolder, namesIn } from "./files.ts";
import { writeSchedules } from "./schedules.ts";
import { openStoredFiles } from "./stored-files.ts";
import { databaseOf, type RawTable, rowsOf, type Session, tablesOfSchool } from "./tables.ts";

type Source = { path: string; from: string };
export type Written = { school: string; files: Source[] };

/** Writes every row of the school below `folder`/rows, as they are at one moment, and says which files they name. */
export async function writeSchool(payload: Payload, folder: string): Promise<Written> {
  await mkdir(join(folder, "rows"), { recursive: true });
  const req = await createLocalReq({}, payload);
  const names: Record<FileFolder, string[]> = { media: [], documents: [] };
  await inOneTransaction(req, async () => {
    const session = databaseOf(payload).sessions[String(await req.transactionID)]?.db;
    if (!session) throw new Error("The database began no transaction, so nothing was written.");
    for (const table of tablesOfSchool(payload))
      await writeFile(
        join(folder, "rows", `${table.name}.jsonl`),
        linesOf(payload, session, table, names),
      );
    await writeSchedules(payload, folder, req);
  });
  const stored = await openStoredFiles();
  const files: Source[] = [];
  for (const kind of ["media", "documents"] as const)
    for (const name of names[kind].sort()) {
      const from = await stored.find({ kind, name }, folder);
      if (from) files.push({ path: `${kind}/${name}`, from });
    }
  return { school: config.schoolCode, files };
}

async function* linesOf(
  payload: Payload,
  session: Session,
  table: RawTable,
  names: Record<FileFolder, string[]>,
): AsyncGenerator<string> {
  for await (const row of rowsOf(payload, session, table)) {
    for (const kind of ["media", "documents"] as const)
      if (table.name === kind) names[kind].push(...namesIn(row));
    yield `${JSON.stringify(row)}\n`;
  }
}

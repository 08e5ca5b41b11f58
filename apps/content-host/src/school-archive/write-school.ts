import { createWriteStream } from "node:fs";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createLocalReq, type Payload } from "payload";
import { config } from "../host-config.ts";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import { documentFolder, mediaFolder } from "../media/folders.ts";
import { openFile } from "../media/open-file.ts";
import { type FileFolder, namesIn } from "./files.ts";
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
  });
  const files: Source[] = [];
  for (const kind of ["media", "documents"] as const)
    for (const name of names[kind].sort()) {
      const from = await placeOf(payload, folder, kind, name);
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

/** Where a stored file lies; one of a bucket is fetched first. Nothing for one that is gone, as it is for visitors. */
async function placeOf(
  payload: Payload,
  folder: string,
  kind: FileFolder,
  name: string,
): Promise<string | undefined> {
  const stored = join(/*turbopackIgnore: true*/ folderOf(kind), name);
  if (!config.bucket) return (await stat(stored).catch(() => undefined)) && stored;
  const file = await openFile(payload, kind, name);
  if (!file) return undefined;
  const fetched = join(folder, kind, name);
  await mkdir(join(folder, kind), { recursive: true });
  await pipeline(Readable.fromWeb(file.body as never), createWriteStream(fetched));
  return fetched;
}

export const folderOf = (kind: FileFolder): string =>
  kind === "media" ? mediaFolder() : documentFolder();

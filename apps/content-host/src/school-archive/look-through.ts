import type { Payload } from "payload";
import { nobodysHand } from "../fields/nobodys-hand.ts";
import { config } from "../host-config.ts";
import { labelIn } from "../words/label-in.ts";
import { isPartOfSchool, partOf, tableOf } from "./belongs.ts";
import { NotTakenError } from "./check-row.ts";
import { checkFiles, type FileFolder, namesIn } from "./files.ts";
import { checkTables, rowsIn } from "./read-rows.ts";
import { readSchedules } from "./schedules.ts";
import { databaseOf, type RawTable, type Row, rowsOf, tablesOfSchool } from "./tables.ts";

/** One list of the desk: how many records would come, and how many are here now. */
type ListPlan = { list: string; coming: number; here: number };

export type Plan = {
  lists: ListPlan[];
  files: number;
  /** Records and screens at this desk that somebody wrote, and that would be gone. */
  own: number;
};

/** Reads an unpacked archive to its end and says what it would bring. Throws NotTakenError; changes nothing. */
export async function lookThrough(payload: Payload, folder: string): Promise<Plan> {
  const tables = tablesOfSchool(payload);
  await checkTables(folder, tables);
  const named: Record<FileFolder, Set<string>> = { media: new Set(), documents: new Set() };
  const coming = new Map<string, number>();
  let hasSchool = false;
  for (const table of tables)
    for await (const row of rowsIn(folder, table)) {
      coming.set(table.name, (coming.get(table.name) ?? 0) + 1);
      if (table.name === "media" || table.name === "documents")
        for (const name of namesIn(row)) named[table.name].add(name);
      if (table.name === "schools") hasSchool ||= isOurs(row);
    }
  await readSchedules(folder);
  if (!hasSchool)
    throw new NotTakenError(
      `its school is not ${config.schoolCode}: start this host with its own SCHOOL_CODE`,
    );
  const files = await checkFiles(folder, named);
  const here = await countHere(payload, tables);
  return {
    lists: listsOf(payload).map(({ slug, list }) => ({
      list,
      coming: coming.get(tableOf(slug)) ?? 0,
      here: here.rows.get(tableOf(slug)) ?? 0,
    })),
    files,
    own: here.own,
  };
}

const isOurs = ({ code }: Row): boolean =>
  String(code).toLowerCase() === config.schoolCode.toLowerCase();

/** The lists and screens of the desk that are part of the school, as they are called there. */
const listsOf = ({ config: { collections, globals } }: Payload) =>
  [
    ...collections.map(({ slug, labels }) => ({ slug, list: labelIn(labels.plural, "en") })),
    ...globals.map(({ slug, label }) => ({ slug, list: labelIn(label, "en") })),
  ].filter(({ slug }) => isPartOfSchool(slug));

async function countHere(
  payload: Payload,
  tables: RawTable[],
): Promise<{ rows: Map<string, number>; own: number }> {
  const rows = new Map<string, number>();
  let own = 0;
  for (const table of tables.filter(({ name }) => name === tableOf(partOf(name) ?? "schools")))
    for await (const row of rowsOf(payload, databaseOf(payload).drizzle, table)) {
      rows.set(table.name, (rows.get(table.name) ?? 0) + 1);
      if (row["changedBy"] && row["changedBy"] !== nobodysHand) own += 1;
    }
  return { rows, own };
}

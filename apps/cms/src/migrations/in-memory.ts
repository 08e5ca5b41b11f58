import { DatabaseSync } from "node:sqlite";
import type { migrations } from "./sqlite/index.ts";

type Migration = (typeof migrations)[number];
export type Row = Record<string, unknown>;
export type Column = { name: string; type: string };

export function emptyDatabase() {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  const rowsOf = (query: string) => database.prepare(query).all() as Row[];
  const run = async (statement: { queryChunks: { value: string[] }[] }) =>
    database.exec(statement.queryChunks.flatMap(({ value }) => value).join(""));
  return {
    database,
    rowsOf,
    tables: () =>
      rowsOf(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      ).map(({ name }) => String(name)),
    columnsOf: (table: string) =>
      rowsOf(`SELECT name, type FROM pragma_table_info('${table}')`) as Column[],
    migrate: async (steps: readonly Migration[]): Promise<void> => {
      // These migrations use nothing else of Payload.
      for (const { up } of steps) await up({ db: { run } } as unknown as Parameters<typeof up>[0]);
    },
  };
}

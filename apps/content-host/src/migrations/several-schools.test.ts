import { expect, test } from "vitest";
import { type Column, emptyDatabase } from "./in-memory.ts";
import { migrations } from "./sqlite/index.ts";

const name = "20261123_020505_several_schools";
const before = migrations.filter((each) => each.name < name);
const several = migrations.filter((each) => each.name === name);

const { database, rowsOf, tables, columnsOf, migrate } = emptyDatabase();

/** Two rows in each table, and something in every column. */
function fill(): void {
  for (const table of tables())
    for (const n of [1, 2]) {
      const columns = columnsOf(table);
      const values = columns.map(({ name, type }) => {
        if (table === "users" && name === "role") return n === 1 ? "'admin'" : "'editor'";
        return type === "text" ? `'${name} ${n}'` : String(n);
      });
      const names = columns.map((column) => `"${column.name}"`);
      database.exec(`INSERT INTO "${table}" (${names}) VALUES (${values})`);
    }
}

const everything = (of: Map<string, Column[]>) =>
  [...of].map(([table, columns]) => [
    table,
    rowsOf(`SELECT ${columns.map((column) => `"${column.name}"`)} FROM "${table}" ORDER BY rowid`),
  ]);

test("A671 everything of an older database stays as it was, and is of the school that there was", async () => {
  await migrate(before);
  database.exec("PRAGMA foreign_keys = OFF");
  fill();
  const former = new Map(tables().map((table) => [table, columnsOf(table)]));
  expect(former.size).toBeGreaterThan(100);
  const filled = everything(former);
  database.exec("PRAGMA foreign_keys = ON");
  await migrate(several);
  expect(everything(former)).toEqual(filled);
  for (const [table, columns] of former)
    for (const { name } of columnsOf(table))
      if (/^(version_)?school_id$/.test(name) && !columns.some((column) => column.name === name))
        expect(rowsOf(`SELECT "${name}" AS school FROM "${table}"`), table).toEqual([
          { school: 1 },
          { school: 1 },
        ]);
  const belongs = rowsOf("SELECT parent_id, schools_id FROM users_rels ORDER BY schools_id");
  expect(belongs).toEqual([
    { parent_id: 2, schools_id: 1 },
    { parent_id: 2, schools_id: 2 },
  ]);
});

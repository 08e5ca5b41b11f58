import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyDatabase } from "./in-memory.ts";
import { migrations as ofPostgres } from "./postgres/index.ts";
import { migrations as ofSqlite } from "./sqlite/index.ts";

/** The schema after a migration, from the snapshot that Payload writes with it. */
type Snapshot = {
  tables: Record<string, { columns: Record<string, Column> }>;
  enums: Record<string, { values: string[] }>;
};
type Column = { type: string; notNull: boolean; default?: unknown };

/**
 * Removed columns, and the last release that used each. During an upgrade or rollback, the previous release runs with
 * the new schema: so one release adds and copies, and the next one removes.
 */
const CONTRACTED: Record<string, string> = {};

const readSnapshots = (database: "sqlite" | "postgres") => {
  const folder = join(import.meta.dirname, database);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().map((file) => ({
    name: file.replace(/^\d+_\d+_|\.json$/g, ""),
    after: JSON.parse(readFileSync(join(folder, file), "utf8").replaceAll('"public.', '"')) as Snapshot,
  }));
};

const columnsOf = ({ tables }: Snapshot): Map<string, Column> =>
  new Map(
    Object.entries(tables).flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([name, column]) => [`${table}.${name}`, column] as const),
    ),
  );

/** What the previous release could no longer read or write. */
function contractionsOf(before: Snapshot, after: Snapshot): string[] {
  const [former, now] = [columnsOf(before), columnsOf(after)];
  const isLeftOut = (column: Column | undefined) => !column?.notNull || column.default !== undefined;
  return [
    ...[...former.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`),
    ...[...now]
      .filter(([name]) => name.split(".")[0] as string in before.tables)
      .filter(([name, column]) => !isLeftOut(column) && isLeftOut(former.get(name)))
      .map(([name]) => `${name} must be given`),
    ...[...now]
      .filter(([name, { type }]) => former.has(name) && former.get(name)?.type !== type)
      .map(([name, { type }]) => `${name} is ${type}`),
    ...Object.entries(before.enums ?? {}).flatMap(([name, { values }]) =>
      values
        .filter((value) => !after.enums[name]?.values.includes(value))
        .map((value) => `${name} has no ${value}`),
    ),
  ];
}

test("both databases have the same migrations, with the same tables and columns", () => {
  const [sqlite, postgres] = [readSnapshots("sqlite"), readSnapshots("postgres")];
  expect(sqlite.length).toBeGreaterThan(0);
  expect(sqlite.map(({ name }) => name)).toEqual(postgres.map(({ name }) => name));
  for (const [index, { after }] of sqlite.entries()) {
    const other = postgres[index]?.after ?? after;
    expect([...columnsOf(after).keys()].sort()).toEqual([...columnsOf(other).keys()].sort());
  }
});

test("every migration runs, and creates the schema of its snapshot", async () => {
  for (const [database, run] of [["sqlite", ofSqlite], ["postgres", ofPostgres]] as const) {
    const named = readdirSync(join(import.meta.dirname, database));
    for (const end of [".ts", ".json"])
      expect(named.filter((name) => /^\d/.test(name) && name.endsWith(end)).sort()).toEqual(
        run.map(({ name }) => name + end),
      );
  }
  const { migrate, tables, columnsOf: columnsIn } = emptyDatabase();
  for (const [index, { after }] of readSnapshots("sqlite").entries()) {
    await migrate(ofSqlite.slice(index, index + 1));
    const made = tables().flatMap((table) => columnsIn(table).map(({ name }) => `${table}.${name}`));
    expect(made.sort()).toEqual([...columnsOf(after).keys()].sort());
  }
});

for (const database of ["sqlite", "postgres"] as const)
  test(`no migration of ${database} removes what the previous release needs`, () => {
    const all = readSnapshots(database);
    const found = all
      .slice(1)
      .flatMap(({ after }, index) => contractionsOf(all[index]?.after ?? after, after));
    expect(found.filter((name) => !(name in CONTRACTED))).toEqual([]);
  });

test("detects a removed column, a new required one, and a changed type", () => {
  const table = (columns: Record<string, Column>): Snapshot => ({
    tables: { news: { columns } },
    enums: { kind: { values: columns["old"] ? ["a", "b"] : ["a"] } },
  });
  const text = { type: "text", notNull: false };
  const before = table({ old: text, house: text });
  const after = table({ house: { ...text, type: "integer" }, by: { ...text, notNull: true } });
  expect(contractionsOf(before, after)).toEqual([
    "news.old is gone",
    "news.by must be given",
    "news.house is integer",
    "kind has no b",
  ]);
  expect(contractionsOf(before, table({ old: text, house: text, later: text }))).toEqual([]);
});

test("a new reference column says what happens when its record is deleted", () => {
  const folder = join(import.meta.dirname, "sqlite");
  const silent = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    // Payload omits it, and then an image that was ever referenced could not be deleted.
    .filter((line) => /\bADD\b.*\bREFERENCES\b/.test(line) && !line.includes("ON DELETE"));
  expect(silent).toEqual([]);
});

test("the pages of release 0.1.0 that no user has changed get the CMS as their author", async () => {
  const { database, migrate, rowsOf } = emptyDatabase();
  await migrate(ofSqlite.slice(0, 1));
  database.exec(
    "INSERT INTO pages (id, is_sample, changed_by) VALUES (1, true, 'Asha'), (2, false, 'Asha')",
  );
  await migrate(ofSqlite.slice(1));
  expect(rowsOf("SELECT changed_by, is_sample FROM pages ORDER BY id")).toEqual([
    { changed_by: "the CMS", is_sample: 0 },
    { changed_by: "Asha", is_sample: 0 },
  ]);
});

test("a page of release 0.1.0 that its school has taken out of the menu stays outside", async () => {
  const { database, migrate, rowsOf } = emptyDatabase();
  await migrate(ofSqlite.slice(0, 1));
  database.exec(`INSERT INTO pages (id, address, replaces, "group")
      VALUES (1, '/a', '/a', 'About'), (2, '/b', '/b', 'About'), (3, '/c2', '/c', 'About'), (4, '/own', '', 'About');
    INSERT INTO menu (id, _status) VALUES (1, 'published');
    INSERT INTO menu_groups_entries (_order, _parent_id, id, href) VALUES (1, 'x', 'y', '/a'), (2, 'x', 'z', '/c')`);
  await migrate(ofSqlite.slice(1));
  expect(rowsOf('SELECT "group" FROM pages ORDER BY id').map((row) => row["group"])).toEqual([
    "About",
    "",
    "About",
    "About",
  ]);
});

test("a former address of a page becomes a redirect, unless another page has it now", async () => {
  const { database, migrate, rowsOf } = emptyDatabase();
  const own = ofSqlite.findIndex(({ name }) => name.endsWith("_redirects"));
  await migrate(ofSqlite.slice(0, own));
  database.exec(`INSERT INTO pages (id, address, old_addresses) VALUES
      (1, '/Pool', '["/swimming","/Water","/chapel"]'), (2, '/chapel', NULL), (3, '/lake', '["/water"]'), (4, '/x', '{}')`);
  await migrate(ofSqlite.slice(own, own + 1));
  expect(
    rowsOf('SELECT "from", "to", type, origin, target_path FROM redirects ORDER BY "from"'),
  ).toEqual([
    { from: "/swimming", to: "/Pool", type: "301", origin: "address", target_path: "/pool" },
    { from: "/water", to: "/lake", type: "301", origin: "address", target_path: "/lake" },
  ]);
});

/** Everything a database holds, table by table, in one form whatever the database: what both can be made of. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** What kind of value a column takes; the rest is text. */
export type Kind = "boolean" | "json" | "number" | "moment" | "text";

export type Table = { name: string; columns: Map<string, Kind> };

/** One database, open. */
export type Database = {
  /** Every table that holds anything of the host's. */
  tables: () => Promise<Table[]>;
  /** The rows of a table in the order of their ids; values as `kinds` says. */
  read: (table: string, kinds: Map<string, Kind>) => AsyncIterable<Row>;
  /** The largest id that a table ever gave, by table: none comes back for another record. */
  lastIds: () => Promise<Map<string, number>>;
  /** Puts these rows in the place of all that is there, as a whole or not at all. */
  replaceAll: (
    rows: (write: (table: Table, row: Row) => Promise<void>) => Promise<void>,
    lastIds: Map<string, number>,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/** What each database says of itself, and keeps. */
export const OWN_TABLE = "payload_migrations";

/** JSON as one text, whatever order a database keeps it in. */
export const canonical = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Nothing was moved; the database in use is as it was. */
export class NotMovedError extends Error {
  override readonly name = "NotMovedError";
}

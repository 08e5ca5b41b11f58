import type { RawTable, Row, Value } from "./tables.ts";

/** The longest line of an archive that is read: a page of text with all its blocks is a hundredth of it. */
const mostLetters = 8 * 1024 * 1024;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NUMBERS = ["integer", "numeric", "serial"];

/** A row of an archive, held against the table that it is for. Throws NotTakenError. */
export function readRow(line: string, table: RawTable): Row {
  if (line.length > mostLetters) throw new NotTakenError(`a row of ${table.name} is too long`);
  const row = parse(line);
  if (row === null || typeof row !== "object" || Array.isArray(row))
    throw new NotTakenError(`a row of ${table.name} cannot be read`);
  for (const [name, value] of Object.entries(row)) {
    const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
    if (!column)
      throw new NotTakenError(
        `${table.name} has a column "${name}", which this release does not know`,
      );
    if (!fits(value, column.type))
      throw new NotTakenError(`"${name}" in ${table.name} has a value that it cannot have`);
  }
  return row as Row;
}

function fits(value: Value, type: string): boolean {
  if (value === null) return true;
  if (type === "boolean") return typeof value === "boolean";
  if (NUMBERS.includes(type)) return Number.isFinite(value);
  if (type === "timestamp") return typeof value === "string" && MOMENT.test(value);
  return type === "jsonb" || typeof value === "string";
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** An archive is sound, but is none that this desk can take; nothing was changed. */
export class NotTakenError extends Error {
  override readonly name = "NotTakenError";
  constructor(reason: string) {
    super(`This archive was not taken, because ${reason}. Nothing was changed.`);
  }
}

import { type Importable, importables } from "./columns.ts";
import type { ImportedRecord, RowProblem } from "./read-records.ts";

/** A record of the admin panel as the import sees it: its fields by their path, days as `YYYY-MM-DD`. */
export type KnownRecord = { id: number; isPublished: boolean; values: Record<string, string> };

export type PlannedRow = {
  row: number;
  /** How the clerk knows it: a name, or a day. */
  called: string;
  /** What the import does with it; nothing is imported while one row is wrong. */
  fate: "new" | "changed" | "unchanged" | "double" | "wrong";
  changes: { title: string; from: string; to: string }[];
  problems: string[];
  /** What deserves a look, but is allowed. */
  notes: string[];
  values: Record<string, string>;
  /** The record that it changes. */
  id?: number;
};

type Situation = {
  into: Importable;
  isPublishing: boolean;
  problems: RowProblem[];
  known: KnownRecord[];
};

/** Reports for every row what an import would change, and what looks wrong. Saves nothing. */
export function planRows(records: ImportedRecord[], situation: Situation): PlannedRow[] {
  const { same, alike } = importables[situation.into];
  const known = Map.groupBy(situation.known, ({ values }) => same(values));
  const alikeThere = alike && Map.groupBy(situation.known, ({ values }) => alike(values));
  const alikeHere = alike && Map.groupBy(records, ({ values }) => alike(values));
  const first = new Map<string, ImportedRecord>();
  return records.map((record) => {
    const planned = planRow(record, situation, known.get(same(record.values)) ?? []);
    if (planned.fate === "wrong") return planned;
    const earlier = first.get(same(record.values));
    if (earlier) return asSecond(planned, earlier, situation.into);
    first.set(same(record.values), record);
    const others = alikeHere?.get(alike?.(record.values) ?? "") ?? [];
    const near = others.filter(({ row, values }) => row !== record.row && !sameValues(values));
    if (near.length > 0) planned.notes.push(`This name is also in row ${rowsOf(near)}.`);
    if (planned.fate === "new" && alikeThere?.has(alike?.(record.values) ?? "")) {
      planned.notes.push("A record with this name already exists. This row creates another one.");
    }
    return planned;

    function sameValues(values: Record<string, string>): boolean {
      return same(values) === same(record.values);
    }
  });
}

const rowsOf = (records: ImportedRecord[]): string => records.map(({ row }) => row).join(", ");

function planRow(
  { row, values }: ImportedRecord,
  { into, problems, isPublishing }: Situation,
  known: KnownRecord[],
): PlannedRow {
  const [record] = known;
  const wrong = problems.filter((problem) => problem.row === row).map(({ message }) => message);
  const changes = record ? changesOf(into, record, values, isPublishing) : [];
  const planned: PlannedRow = {
    row,
    called: importables[into].called(values),
    fate: fateOf(wrong, record, changes),
    changes,
    problems: wrong,
    notes: [],
    values,
  };
  if (record) planned.id = record.id;
  if (known.length > 1) {
    planned.notes.push(`This record exists ${known.length} times. The newest one is updated.`);
  }
  return planned;
}

function fateOf(
  problems: string[],
  known: KnownRecord | undefined,
  changes: PlannedRow["changes"],
): PlannedRow["fate"] {
  if (problems.length > 0) return "wrong";
  if (!known) return "new";
  return changes.length > 0 ? "changed" : "unchanged";
}

function changesOf(
  into: Importable,
  known: KnownRecord,
  values: Record<string, string>,
  isPublishing: boolean,
): PlannedRow["changes"] {
  const { columns, fixed } = importables[into];
  const changes = columns
    .filter(({ field }) => !fixed.includes(field) && values[field] !== undefined)
    .map(({ title, field }) => ({
      title,
      from: known.values[field] ?? "",
      to: values[field] ?? "",
    }))
    .filter(({ from, to }) => from !== to);
  if (isPublishing && !known.isPublished) {
    changes.push({ title: "Status", from: "Draft", to: "Published" });
  }
  return changes;
}

/** A row that names the same record as an earlier one. */
function asSecond(planned: PlannedRow, earlier: ImportedRecord, into: Importable): PlannedRow {
  const isEqual = importables[into].columns.every(
    ({ field }) => planned.values[field] === earlier.values[field],
  );
  if (isEqual) {
    const notes = [`Same as row ${earlier.row}, so it is skipped.`];
    return { ...planned, fate: "double", changes: [], notes };
  }
  const what = into === "weekly-menus" ? "this day" : "this record";
  const problem = `Row ${earlier.row} has different data for ${what}. Please remove one of the two rows.`;
  return { ...planned, fate: "wrong", changes: [], problems: [...planned.problems, problem] };
}

import type { Translator } from "../../i18n/translate.ts";
import { type Importable, importables } from "./columns.ts";
import type { ImportedRecord } from "./read-records.ts";

/** An existing record: its fields by path, with days as `YYYY-MM-DD`. */
export type KnownRecord = { id: number; isPublished: boolean; values: Record<string, string> };

export type PlannedRow = {
  row: number;
  label: string;
  /** What the import does with the row; nothing is imported while one row is wrong. */
  status: "new" | "changed" | "unchanged" | "duplicate" | "wrong";
  changes: { title: string; from: string; to: string }[];
  problems: string[];
  notes: string[];
  values: Record<string, string>;
  id?: number;
};

type Situation = {
  into: Importable;
  isPublishing: boolean;
  known: KnownRecord[];
  t: Translator;
};

export function planRows(records: ImportedRecord[], situation: Situation): PlannedRow[] {
  const { t } = situation;
  const { same, similar } = importables[situation.into];
  const known = Map.groupBy(situation.known, ({ values }) => same(values));
  const similarKnown = similar && Map.groupBy(situation.known, ({ values }) => similar(values));
  const similarRows = similar && Map.groupBy(records, ({ values }) => similar(values));
  const first = new Map<string, ImportedRecord>();
  return records.map((record) => {
    const planned = planRow(record, situation, known.get(same(record.values)) ?? []);
    if (planned.status === "wrong") return planned;
    const earlier = first.get(same(record.values));
    if (earlier) return asDuplicate(planned, earlier, situation);
    first.set(same(record.values), record);
    const others = similarRows?.get(similar?.(record.values) ?? "") ?? [];
    const near = others.filter(({ row, values }) => row !== record.row && !sameValues(values));
    if (near.length > 0)
      planned.notes.push(t("This name is also in row {rows}.", { rows: listRows(near) }));
    if (planned.status === "new" && similarKnown?.has(similar?.(record.values) ?? "")) {
      planned.notes.push(
        t("A record with this name already exists. This row creates another one."),
      );
    }
    return planned;

    function sameValues(values: Record<string, string>): boolean {
      return same(values) === same(record.values);
    }
  });
}

const listRows = (records: ImportedRecord[]): string => records.map(({ row }) => row).join(", ");

function planRow(
  { row, values, problems }: ImportedRecord,
  { into, isPublishing, t }: Situation,
  known: KnownRecord[],
): PlannedRow {
  const [record] = known;
  const changes = record ? findChanges(into, record, values, isPublishing, t) : [];
  const planned: PlannedRow = {
    row,
    label: importables[into].toLabel(values),
    status: getStatus(problems, record, changes),
    changes,
    problems,
    notes: [],
    values,
  };
  if (record) planned.id = record.id;
  if (known.length > 1) {
    planned.notes.push(
      t("This record exists {times} times. The newest one is updated.", { times: known.length }),
    );
  }
  return planned;
}

function getStatus(
  problems: string[],
  known: KnownRecord | undefined,
  changes: PlannedRow["changes"],
): PlannedRow["status"] {
  if (problems.length > 0) return "wrong";
  if (!known) return "new";
  return changes.length > 0 ? "changed" : "unchanged";
}

function findChanges(
  into: Importable,
  known: KnownRecord,
  values: Record<string, string>,
  isPublishing: boolean,
  t: Translator,
): PlannedRow["changes"] {
  const { columns, fixed } = importables[into];
  const changes = columns
    .filter(({ field }) => !fixed.includes(field) && values[field] !== undefined)
    .map(({ title, field }) => ({
      title: t(title),
      from: known.values[field] ?? "",
      to: values[field] ?? "",
    }))
    .filter(({ from, to }) => from !== to);
  if (isPublishing && !known.isPublished) {
    changes.push({ title: t("Status"), from: t("Draft"), to: t("Published") });
  }
  return changes;
}

function asDuplicate(
  planned: PlannedRow,
  earlier: ImportedRecord,
  { into, t }: Situation,
): PlannedRow {
  const isEqual = importables[into].columns.every(
    ({ field }) => planned.values[field] === earlier.values[field],
  );
  if (isEqual) {
    const notes = [t("Same as row {row}, so it is skipped.", { row: earlier.row })];
    return { ...planned, status: "duplicate", changes: [], notes };
  }
  const problem = t(
    into === "weekly-menus"
      ? "Row {row} has different data for this day. Please remove one of the two rows."
      : "Row {row} has different data for this record. Please remove one of the two rows.",
    { row: earlier.row },
  );
  return { ...planned, status: "wrong", changes: [], problems: [...planned.problems, problem] };
}

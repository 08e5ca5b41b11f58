import { createHash } from "node:crypto";
import { APIError, type PayloadRequest } from "payload";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { consentOn } from "../../fields/consent-rule.ts";
import { validateRecord } from "../../fields/validate-record.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import type { Importable } from "./columns.ts";
import { knownRecords, toData } from "./known-records.ts";
import { type KnownRecord, type PlannedRow, planRows } from "./plan-rows.ts";
import { readRecords } from "./read-records.ts";
import { readTable } from "./read-table.ts";

export type ImportReport = {
  rows: Omit<PlannedRow, "values" | "id">[];
  ignored: string[];
  withoutConsent: number;
  isSaved: boolean;
  /** Identifies the preview: only the same plan can be saved. */
  seen: string;
};

export type ImportOptions = {
  into: Importable;
  isPublishing: boolean;
  seen?: string;
};

/** All rows or none. A row about an existing record updates it, so a corrected file can be imported again. */
export async function importTable(
  req: PayloadRequest,
  file: Uint8Array,
  o: ImportOptions,
): Promise<ImportReport> {
  const t = createTranslator(req.i18n.language);
  const { records, ignored } = readRecords(await readTable(file), o.into, t);
  const knownNow = () => knownRecords(req, o.into);
  const planWith = (known: KnownRecord[]) => planRows(records, { ...o, known, t });
  const known = await knownNow();
  const rows = planWith(known);
  await applyRules(req, o.into, rows);
  const report: ImportReport = {
    rows: rows.map(({ values: _, id: __, ...row }) => row),
    ignored,
    withoutConsent: ["weekly-menus", "staff"].includes(o.into)
      ? 0
      : countWithoutConsent(rows, known),
    isSaved: false,
    seen: createPlanId(rows, o),
  };
  if (o.seen === undefined) return report;
  if (o.seen !== report.seen)
    throw new RefusalError(
      "The file or the records have changed since the preview. Please preview again.",
    );
  if (rows.some(({ status }) => status === "wrong")) return report;
  await inOneTransaction(req, () => saveRows(req, o, rows));
  const isDone = planWith(await knownNow()).every(
    ({ status }) => status === "unchanged" || status === "duplicate",
  );
  // A database can fail to commit silently; "Imported." must be true.
  if (!isDone) throw new RefusalError("The rows could not be saved. Please import again.");
  return { ...report, isSaved: true };
}

async function applyRules(
  req: PayloadRequest,
  into: Importable,
  rows: PlannedRow[],
): Promise<void> {
  for (const row of rows) {
    if (row.status === "wrong" || row.status === "duplicate") continue;
    row.problems = await validateRecord(req, into, toData(row.values));
    if (row.problems.length > 0) row.status = "wrong";
  }
}

async function saveRows(
  req: PayloadRequest,
  { into: collection, isPublishing }: ImportOptions,
  rows: PlannedRow[],
): Promise<void> {
  req.context.isImporting = true;
  const how = { collection, req, overrideAccess: false, depth: 0 };
  const saved = rows.filter(({ status }) => status === "new" || status === "changed");
  await recordEvent(req, {
    what: "imported {number} rows",
    number: saved.length,
    list: collection,
  });
  for (const { row, values, id } of saved) {
    const data = { ...toData(values), _status: isPublishing ? "published" : "draft" };
    try {
      // The columns of this collection have read the values.
      if (id === undefined) await req.payload.create({ ...how, data: data as never });
      else await req.payload.update({ ...how, id, data: data as never, draft: !isPublishing });
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      const problem = error instanceof RefusalError ? error : error.message;
      throw new RefusalError("Row {row}: {problem} Nothing was imported.", { row, problem });
    }
  }
}

function countWithoutConsent(rows: PlannedRow[], known: KnownRecord[]): number {
  return rows
    .filter(({ status }) => status !== "wrong" && status !== "duplicate")
    .filter((row) => {
      const record = known.find(({ id }) => id === row.id);
      const { consent } = toData({ ...record?.values, ...row.values });
      return !consentOn(today(), consent).isValid;
    }).length;
}

const createPlanId = (rows: PlannedRow[], { into, isPublishing }: ImportOptions): string =>
  createHash("sha256")
    .update(JSON.stringify([rows, into, isPublishing]))
    .digest("hex");

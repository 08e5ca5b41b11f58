import type { PayloadRequest, Where } from "payload";
import { consentOn } from "../fields/consent-rule.ts";
import { today } from "../today.ts";
import { type Importable, importables } from "./columns.ts";
import { type ImportedRecord, type RowProblem, readRecords } from "./read-records.ts";

export type ImportReport = {
  rows: number;
  problems: RowProblem[];
  /** Columns that the desk does not know. */
  ignored: string[];
  created: number;
  updated: number;
  /** Records that stay off the website for want of a consent note. */
  withoutConsent: number;
  isSaved: boolean;
};

type Options = { file: string; into: Importable; isSaving: boolean; status: "draft" | "published" };

/**
 * Imports a table in the name of whoever is signed in, or with `isSaving` false only says what
 * would happen. Nothing is saved while a single row has a problem. A row that names a record which
 * is already there changes it, so that a corrected file can simply be imported again.
 */
export async function importTable(req: PayloadRequest, o: Options): Promise<ImportReport> {
  const { records, problems, ignored } = readRecords(o.file, o.into);
  const schools = await schoolsByCode(req);
  const ready: { values: Record<string, string>; school: number }[] = [];
  for (const { row, values } of records) {
    const school = schoolOf(values, schools);
    if (school === undefined)
      problems.push({ row, message: "School: please give the school’s code." });
    else ready.push({ values, school });
  }
  problems.sort((a, b) => a.row - b.row);
  const report: ImportReport = {
    rows: records.length,
    problems,
    ignored,
    created: 0,
    updated: 0,
    withoutConsent: o.into === "weekly-menus" ? 0 : countWithoutConsent(records),
    isSaved: o.isSaving && problems.length === 0,
  };
  if (problems.length > 0) return report;
  for (const { values, school } of ready) {
    const id = await findSame(req, o.into, values, school);
    if (id === undefined) report.created += 1;
    else report.updated += 1;
    if (o.isSaving) await save(req, o, toData(values, school), id);
  }
  return report;
}

async function schoolsByCode(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({ collection: "schools", depth: 0, pagination: false });
  return new Map(docs.map(({ code, id }) => [code.toLowerCase(), id]));
}

function schoolOf(
  values: Record<string, string>,
  schools: Map<string, number>,
): number | undefined {
  if (values.school) return schools.get(values.school.toLowerCase());
  return schools.size === 1 ? [...schools.values()][0] : undefined;
}

const countWithoutConsent = (records: ImportedRecord[]): number =>
  records.filter(({ values }) => {
    const note = {
      givenBy: values["consent.givenBy"],
      on: values["consent.on"],
      until: values["consent.until"],
    };
    return !consentOn(today(), note, (day) => day).holds;
  }).length;

async function findSame(
  req: PayloadRequest,
  into: Importable,
  values: Record<string, string>,
  school: number,
): Promise<number | undefined> {
  const and: Where[] = importables[into].same.map((field) => {
    if (field === "school") return { school: { equals: school } };
    if (field === "date") return sameDay(values.date ?? "");
    return { [field]: { equals: values[field] } };
  });
  const { docs } = await req.payload.find({
    collection: into,
    where: { and },
    depth: 0,
    limit: 1,
    pagination: false,
    draft: true,
  });
  return docs[0]?.id;
}

/** A day in Kolkata runs from 18:30 the evening before, in the time that the database keeps. */
const sameDay = (day: string): Where => ({
  and: [
    { date: { greater_than_equal: new Date(`${day}T00:00:00+05:30`).toISOString() } },
    { date: { less_than: new Date(`${day}T24:00:00+05:30`).toISOString() } },
  ],
});

async function save(
  req: PayloadRequest,
  { into: collection, status }: Options,
  values: Record<string, unknown>,
  id: number | undefined,
): Promise<void> {
  const data = { ...values, _status: status };
  const how = { collection, req, overrideAccess: false, user: req.user, depth: 0 };
  // The values were read by the columns of this very collection.
  if (id === undefined) await req.payload.create({ ...how, data: data as never });
  else await req.payload.update({ ...how, id, data: data as never, draft: status === "draft" });
}

const days = ["date", "consent.on", "consent.until"];

/** `consent.on` becomes `{ consent: { on } }`, and days become the moments that the desk stores. */
function toData(values: Record<string, string>, school: number): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const consent: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = "", field] = path.split(".");
    const stored = days.includes(path) ? `${value}T12:00:00.000Z` : value;
    if (field) consent[field] = stored;
    else data[group] = stored;
  }
  if (Object.keys(consent).length > 0) data.consent = consent;
  return { ...data, school };
}

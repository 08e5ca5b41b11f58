import { expect, test } from "vitest";
import { createTranslator } from "../../i18n/translate.ts";
import type { Importable } from "./columns.ts";
import { readCsv } from "./parse-table.ts";
import { type KnownRecord, planRows } from "./plan-rows.ts";
import { readRecords } from "./read-records.ts";

const t = createTranslator("en");

const known = (id: number, values: Record<string, string>, isPublished = true): KnownRecord => ({
  id,
  isPublished,
  values,
});

function plan(into: Importable, lines: string[], there: KnownRecord[] = [], isPublishing = true) {
  const { records } = readRecords(readCsv(lines.join("\n")), into, t);
  return planRows(records, { into, isPublishing, known: there, t });
}
const statuses = (rows: { status: string }[]) => rows.map(({ status }) => status);

const header = "Name,Class,Session,Marks,Stream";
const pupil = {
  name: "Sample Pupil 1",
  class: "XII",
  sessionYear: "2025-2026",
  division: "91",
  stream: "Science",
};

test("a publishing import changes a draft, and an import of drafts does not", () => {
  const lines = [header, "Sample Pupil 1,XII,2025-26,91,Science"];
  const there = [known(7, pupil, false)];
  expect(plan("toppers", lines, there)[0]?.changes).toEqual([
    { title: "Status", from: "Draft", to: "Published" },
  ]);
  expect(statuses(plan("toppers", lines, there, false))).toEqual(["unchanged"]);
});

test("skips a duplicate row, and rejects one with other values", () => {
  const rows = plan("toppers", [
    header,
    "Sample Pupil 1,XII,2025-26,91,",
    "sample  pupil 1,XII,2025-26,91,",
    "Sample Pupil 1,XII,2025-26,91,",
    "Sample Pupil 1,XII,2025-26,92,",
  ]);
  expect(statuses(rows)).toEqual(["new", "wrong", "duplicate", "wrong"]);
  expect(rows[2]?.notes).toEqual(["Same as row 2, so it is skipped."]);
  expect(rows[3]?.problems).toEqual([
    "Row 2 has different data for this record. Please remove one of the two rows.",
  ]);
});

test("rejects two menus for one day", () => {
  const rows = plan("weekly-menus", ["Date,Lunch", "5/3/2026,Rajma", "5 March 2026,Kadhi"]);
  expect(statuses(rows)).toEqual(["new", "wrong"]);
  expect(rows[0]?.label).toBe("5 March 2026");
  expect(rows[1]?.problems[0]).toContain("Row 2 has different data for this day");
});

test("notes a name that occurs twice, in the file or in the CMS", () => {
  const rows = plan(
    "birthdays",
    ["Name,DOB", "Sample Pupil 1,5/3/2014", "Sample Pupil 1,6/3/2014", "Sample Pupil 2,1/1/2015"],
    [known(3, { name: "Sample Pupil 2", date: "2015-02-01" })],
  );
  expect(statuses(rows)).toEqual(["new", "new", "new"]);
  expect(rows.map(({ notes }) => notes)).toEqual([
    ["This name is also in row 3."],
    ["This name is also in row 2."],
    ["A record with this name already exists. This row creates another one."],
  ]);
});

test("matches a birthday by its day in any year, and notes a record that exists twice", () => {
  const there = [1, 2].map((id) => known(id, { name: "Sample Pupil 1", date: "2000-03-05" }));
  const [row] = plan("birthdays", ["Name,DOB", "Sample Pupil 1,5/3/2014"], there);
  expect(row).toMatchObject({ status: "unchanged", id: 1 });
  expect(row?.notes[0]).toContain("2 times");
});

test("rejects a row with an unreadable cell", () => {
  const [row] = plan("toppers", [header, "Sample Pupil 1,XII,2025-26,964,"], [known(7, pupil)]);
  expect(row?.status).toBe("wrong");
  expect(row?.problems[0]).toContain("Marks “964” is not valid");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { createTranslator } from "../../i18n/translate.ts";
import { readCsv } from "./parse-table.ts";
import { type ImportedRecord, readRecords } from "./read-records.ts";

const t = createTranslator("en");
const findProblems = (records: ImportedRecord[]) =>
  records.flatMap(({ row, problems }) => problems.map((problem) => `${row} ${problem}`));

test("reads a staff list with the roles as schools write them", () => {
  const file = `Name of teacher,Designation,Qualification,Date of joining
A,PGT,"M.A., B.Ed.",1/4/2019
B,primary teacher,,
C,Vice Principal,,
D,Counsellor,,
E,Gardener,,`;
  const { records } = readRecords(readCsv(file), "staff", t);
  expect(records.map(({ values }) => values.role)).toEqual([
    "pgt",
    "prt",
    "vicePrincipal",
    "counsellor",
    undefined,
  ]);
  expect(records[0]?.values).toMatchObject({ qualification: "M.A., B.Ed.", joined: "2019-04-01" });
  expect(findProblems(records)).toEqual([expect.stringMatching(/^6 Role “Gardener”/)]);
});

test("reads toppers in the notation of a school office", () => {
  const file = [
    "Student Name;CLASS;Session;Percentage;Stream;Remarks",
    '"Sample Pupil 1; elder";10th;2025-26;97,4 %;Science;good',
    "Sample Pupil 2;Class XII;2025–2026;95;;",
  ].join("\r\n");
  const { records, ignored } = readRecords(readCsv(file), "toppers", t);
  expect(findProblems(records)).toEqual([]);
  expect(ignored).toEqual(["Remarks"]);
  expect(records.map(({ values }) => values)).toEqual([
    {
      name: "Sample Pupil 1; elder",
      class: "X",
      sessionYear: "2025-2026",
      division: "97.4",
      stream: "Science",
    },
    { name: "Sample Pupil 2", class: "XII", sessionYear: "2025-2026", division: "95" },
  ]);
});

test("reads consent columns into the consent field", () => {
  const file =
    "\uFEFFName,DOB,Consent given by,Consent date,Consent until\nSample Pupil,29/02/2012,Mother,1/2/2026,31/12/2027";
  expect(readRecords(readCsv(file), "birthdays", t).records[0]?.values).toMatchObject({
    "consent.givenBy": "Mother",
    "consent.on": "2026-02-01",
    "consent.until": "2027-12-31",
  });
});

test("names the row of every wrong cell", () => {
  const file = "Date,Breakfast\n31/02/2026,Poha\n\n,Idli\n1/3/2026,Dosa";
  const { records } = readRecords(readCsv(file), "weekly-menus", t);
  expect(findProblems(records)).toEqual([
    expect.stringMatching(/^2 .*31\/02\/2026/),
    expect.stringMatching(/^4 /),
  ]);
});

test.each([
  ["X or IX", "Name,Class,Session,Marks\nSample,IX,2025-26,90"],
  ["a session of two years", "Name,Class,Session,Marks\nSample,X,2024-26,90"],
  ["marks above a hundred", "Name,Class,Session,Marks\nSample,X,2025-26,482"],
])("rejects a wrong cell instead of guessing: not %s", (_, file) => {
  expect(findProblems(readRecords(readCsv(file), "toppers", t).records)).toHaveLength(1);
});

test("names the missing columns of a table", () => {
  expect(() => readRecords(readCsv("Name,Class\nSample,X"), "toppers", t)).toThrow(
    "“Session”, “Marks”",
  );
  expect(() => readCsv("")).toThrow("empty");
});

test("accepts spaces around quotation marks and inches in the cells of a manually written table", () => {
  const file =
    'Name, "Venue" ,Length\r\n"Pupil, Sample" , Upper field ,6" ruler\n\r\n"two\nlines","",';
  expect(readCsv(file)).toEqual({
    header: ["Name", "Venue", "Length"],
    rows: [
      { row: 2, cells: ["Pupil, Sample", "Upper field", '6" ruler'] },
      { row: 4, cells: ["two\nlines", "", ""] },
    ],
  });
});

test("rejects a quotation mark that does not close at the end of its cell", () => {
  for (const file of ['Name\n"never closed', 'Name,Class\n"Sample" Pupil,X']) {
    expect(() => readCsv(file)).toThrow("unclosed quotation mark");
  }
});

test("a comma does not separate cells in a table with tabs or semicolons", () => {
  for (const [separator, dishes] of [
    [";", "Idli, Sambar"],
    ["\t", "Rice, Dal; Curd"],
  ] as const) {
    const file = [`Date${separator}Lunch`, `1/3/2026${separator}${dishes}`].join("\r");
    expect(readCsv(file).rows).toEqual([{ row: 2, cells: ["1/3/2026", dishes] }]);
  }
});

test("reads every cell as a spreadsheet wrote it", () => {
  const cell = fc.string().map((text) => text.replace(/[\r\0]/g, "").trim());
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const file = ['"a","b"', ...rows.map((row) => row.map(quote).join(","))].join("\r\n");
      const filled = rows.filter((row) => row.some((text) => text !== ""));
      expect(readCsv(file).rows.map(({ cells }) => cells)).toEqual(filled);
    }),
  );
});

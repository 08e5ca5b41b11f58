import type { BoardResult } from "@manor/content-api/disclosure";

export const resultsTitle = "Board examination results of the last three years";

export const resultColumns: [string, ...string[]] = [
  "Examination",
  ...["Year", "Registered", "Passed", "Pass percentage", "Remarks"],
];

export const toResultCells = ({ year, registered, passed, remarks }: BoardResult) => [
  year,
  registered,
  passed,
  passRate(registered, passed),
  remarks || "-",
];

export const passRate = (registered: number, passed: number): string =>
  registered > 0 ? `${Number(((passed / registered) * 100).toFixed(1))}%` : "-";

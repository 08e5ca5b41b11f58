import type { BoardResult } from "@manor/content-api/disclosure";
import type { Translate } from "../texts/translate.ts";

export const resultsTitle = "Board examination results of the last three years";

export const resultColumns = (t: Translate): [string, ...string[]] => [
  t("Examination"),
  ...(["Year", "Registered", "Passed", "Pass percentage", "Remarks"] as const).map((name) =>
    t(name),
  ),
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

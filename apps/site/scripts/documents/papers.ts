import { buffer } from "node:stream/consumers";
import { makeIssue } from "./issue.ts";
import { issues } from "./issues.ts";
import type { Paper } from "./paper.ts";
import { makeSheet } from "./sheet.ts";
import { sheets } from "./sheets.ts";

/** Names of all sample documents, without ".pdf". */
export const paperNames: readonly string[] = [...Object.keys(sheets), ...Object.keys(issues)];

/** The finished PDF of that name. */
export function printPaper(name: string): Promise<Buffer> {
  const paper = makePaper(name);
  paper.end();
  return buffer(paper);
}

function makePaper(name: string): Paper {
  const sheet = sheets[name];
  if (sheet) return makeSheet(sheet);
  const issue = issues[name];
  if (issue) return makeIssue(issue);
  throw new RangeError(`There is no sample document "${name}"; see sheets.ts and issues.ts.`);
}

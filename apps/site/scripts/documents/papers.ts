import { buffer } from "node:stream/consumers";
import { defaultSchool } from "@manor/contract/default-school";
import type { Paper } from "../../server/documents/paper.ts";
import { makeSheet } from "../../server/documents/sheet.ts";
import { sheetNames, sheetOf } from "../../server/documents/sheets.ts";
import { attachments } from "./attachments.ts";
import { makeIssue } from "./issue.ts";
import { issues } from "./issues.ts";

/** Names of the website's own sample documents, without ".pdf". */
export const paperNames: readonly string[] = [...sheetNames, ...Object.keys(issues)];

/** Names of the documents that the content host attaches to its sample records, without ".pdf". */
export const attachmentNames: readonly string[] = Object.keys(attachments);

/** The finished PDF of that name. */
export function printPaper(name: string): Promise<Buffer> {
  const paper = makePaper(name);
  paper.end();
  return buffer(paper);
}

function makePaper(name: string): Paper {
  const sheet = sheetOf(defaultSchool, name) ?? attachments[name];
  if (sheet) return makeSheet(defaultSchool, sheet);
  const issue = issues[name];
  if (issue) return makeIssue(defaultSchool, issue);
  throw new RangeError(
    `There is no sample document "${name}"; see sheets.ts, issues.ts and attachments.ts.`,
  );
}

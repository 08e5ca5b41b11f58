import type { Payload } from "payload";
import type { FetchFile } from "./fetch-file.ts";

export type Counts = {
  created: number;
  updated: number;
  unchanged: number;
  /** Edited or deleted in Manor since an earlier run. */
  leftAlone: number;
  drafts: number;
  redirects: number;
  files: number;
  bytes: number;
};

export type ImportContext = {
  payload: Payload;
  run: string;
  fetchFile: FetchFile;
  counts: Counts;
  /** A problem for the operator, and how often it occurred. */
  problems: Map<string, number>;
  onProgress: (what: string, done: number, all: number) => void;
};

export const createCounts = (): Counts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  leftAlone: 0,
  drafts: 0,
  redirects: 0,
  files: 0,
  bytes: 0,
});

export function addProblem({ problems }: ImportContext, text: string): void {
  problems.set(text, (problems.get(text) ?? 0) + 1);
}

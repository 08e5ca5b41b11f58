import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  AT_ONCE,
  copyClaims,
  mergeWithdrawals,
  NO_END,
  readClaims,
  readWithdrawals,
  recordClaims,
  recordWithdrawal,
  WITHDRAWALS,
} from "./withdrawal-list.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-withdrawals-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const album = { kind: "consent", id: "albums/12" } as const;
const day = (n: number) => new Date(`2026-11-${n}T10:00:00Z`);

test("lists a consent that ends earlier than before, and one that was given again", () => {
  const folder = newFolder();
  const note = (until: string, before: string | undefined, n: number) =>
    recordWithdrawal(folder, { ...album, until, before }, day(n));
  note(NO_END, undefined, 10);
  note(NO_END, "2026-12-31", 11);
  expect(readWithdrawals(folder).size).toBe(0);
  note("2026-12-31", NO_END, 12);
  note("2026-12-31", "2026-12-31", 13);
  note(AT_ONCE, "2026-12-31", 14);
  note(NO_END, AT_ONCE, 15);
  const text = readFileSync(join(folder, WITHDRAWALS), "utf8");
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ at, until }) => [at.slice(0, 10), until])).toEqual([
    ["2026-11-12", "2026-12-31"],
    ["2026-11-14", AT_ONCE],
    ["2026-11-15", NO_END],
  ]);
  expect([...readWithdrawals(folder).values()].map(({ until }) => until)).toEqual([NO_END]);
});

test("ignores a truncated line", () => {
  const folder = newFolder();
  recordWithdrawal(folder, { ...album, until: AT_ONCE, before: NO_END }, day(10));
  appendFileSync(join(folder, WITHDRAWALS), '{"at":"2026-11-');
  expect([...readWithdrawals(folder).keys()]).toEqual(["consent albums/12"]);
});

test("a new line does not become part of a truncated one", () => {
  const folder = newFolder();
  appendFileSync(join(folder, WITHDRAWALS), '{"at":"2026-11-');
  recordWithdrawal(folder, { ...album, until: AT_ONCE, before: NO_END }, day(10));
  expect([...readWithdrawals(folder).keys()]).toEqual(["consent albums/12"]);
});

test("a consent that was given in a draft and is then published counts as given again", () => {
  const folder = newFolder();
  const note = (until: string, before: string, n: number) =>
    recordWithdrawal(folder, { ...album, until, before }, day(n));
  note(AT_ONCE, NO_END, 10);
  // The draft had the consent before, so nothing seems to change.
  note(NO_END, NO_END, 11);
  expect(readWithdrawals(folder).get("consent albums/12")?.until).toBe(NO_END);
});

test("merges lines of the same time in their order", () => {
  const line = (until: string) =>
    JSON.stringify({ at: "2026-11-01", kind: "file", id: "a", until });
  const text = [AT_ONCE, NO_END, "2026-12-01"].map((until) => `${line(until)}\n`).join("");
  expect(mergeWithdrawals([text, text])).toBe(text);
});

test("merges two lists by time, each line once", () => {
  const line = (at: string) => JSON.stringify({ at, kind: "file", id: "a", until: AT_ONCE });
  const [one, two, three] = ["2026-11-01", "2026-11-02", "2026-11-03"].map(line);
  expect(mergeWithdrawals([`${one}\n${three}\n`, `${one}\n${two}\n`])).toBe(
    `${one}\n${two}\n${three}\n`,
  );
});

const listClaims = (folder: string) =>
  readClaims(folder).map(({ file, record, until }) => `${file} ${record} ${until}`);

test("a record retains its claim to a photograph that it no longer shows", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/1", ["b.jpg"], AT_ONCE);
  expect(listClaims(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `b.jpg toppers/1 ${AT_ONCE}`]);
});

test("claims of one record do not change those of another", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/11", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/1", [], AT_ONCE);
  expect(listClaims(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `a.jpg toppers/11 ${NO_END}`]);
});

test("the file of a cropped photograph has the claims of the former one", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], AT_ONCE);
  copyClaims(folder, "a.jpg", "b.jpg");
  expect(listClaims(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `b.jpg toppers/1 ${AT_ONCE}`]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { AT_ONCE, NO_END } from "./withdrawal-list.ts";
import { copyClaims, readClaims, recordClaims } from "./withheld-photos.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-claims-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const read = (folder: string) =>
  readClaims(folder).map(({ file, record, until }) => `${file} ${record} ${until}`);

test("a record retains its claim to a photograph that it no longer shows", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/1", ["b.jpg"], AT_ONCE);
  expect(read(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `b.jpg toppers/1 ${AT_ONCE}`]);
});

test("claims of one record do not change those of another", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/11", ["a.jpg"], NO_END);
  recordClaims(folder, "toppers/1", [], AT_ONCE);
  expect(read(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `a.jpg toppers/11 ${NO_END}`]);
});

test("the file of a cropped photograph has the claims of the former one", () => {
  const folder = newFolder();
  recordClaims(folder, "toppers/1", ["a.jpg"], AT_ONCE);
  copyClaims(folder, "a.jpg", "b.jpg");
  expect(read(folder)).toEqual([`a.jpg toppers/1 ${AT_ONCE}`, `b.jpg toppers/1 ${AT_ONCE}`]);
});

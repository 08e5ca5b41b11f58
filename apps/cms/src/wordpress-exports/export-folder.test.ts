import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReadableStream } from "node:stream/web";
import { expect, onTestFinished, test } from "vitest";
import { openExportFolder } from "./export-folder.ts";

const from = "https://old.school.example/";

function prepare() {
  const dataDir = mkdtempSync(join(tmpdir(), "manor-exports-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, folder: openExportFolder(dataDir) };
}

const toBody = (text: string): ReadableStream =>
  new Blob([text]).stream() as unknown as ReadableStream;

async function create(folder: ReturnType<typeof openExportFolder>, name: string, bytes: number) {
  const state = await folder.create(from, [{ name, bytes }]);
  if (typeof state === "string") throw new Error(state);
  return state;
}

test("joins the parts of an export, also when one is sent again", async () => {
  const { folder } = prepare();
  const state = await create(folder, "export.xml", 6);
  const send = (offset: number, text: string) =>
    folder.storePart(state, { file: 0, offset, bytes: text.length }, toBody(text));
  expect(await send(0, "abc")).toBeUndefined();
  expect(await folder.isComplete(state)).toBe(false);
  expect(await send(3, "de")).toBeUndefined();
  expect(await send(3, "def")).toBeUndefined();
  expect(await folder.isComplete(state)).toBe(true);
  const [path = ""] = folder.listExports(state);
  expect(readFileSync(path, "utf8")).toBe("abcdef");
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("refuses a part after a gap, of no file, or beyond the size that was announced", async () => {
  const { folder } = prepare();
  const state = await create(folder, "export.xml", 6);
  const send = (file: number, offset: number, bytes: number) =>
    folder.storePart(state, { file, offset, bytes }, toBody("x".repeat(bytes)));
  expect(await send(0, 1, 1)).toBe("incomplete");
  expect(await send(1, 0, 1)).toBe("incomplete");
  expect(await send(0, 0, 7)).toBe("too large");
});

test.each(["../../secret.xml", "/etc/passwd.xml", "a\\b\0c.xml", "..xml"])(
  "stores %j inside the folder",
  async (name) => {
    const { dataDir, folder } = prepare();
    const state = await create(folder, name, 1);
    const [path = ""] = folder.listExports(state);
    expect(path).toMatch(/\/0\/[^/]+\.xml$/);
    expect(path.startsWith(`${dataDir}/wordpress-import/${state.id}/0/`)).toBe(true);
  },
);

test.each([
  [[], "no files"],
  [[{ name: "export.zip", bytes: 1 }], "no files"],
  [[{ name: "export.xml", bytes: 0 }], "no files"],
  [Array.from({ length: 21 }, () => ({ name: "a.xml", bytes: 1 })), "no files"],
  [Array.from({ length: 2 }, () => ({ name: "a.xml", bytes: 105_000_000 })), "too large"],
])("refuses %j and leaves the earlier import", async (files, refusal) => {
  const { folder } = prepare();
  const { id } = await create(folder, "export.xml", 1);
  expect(await folder.create(from, files)).toBe(refusal);
  expect((await folder.readState())?.id).toBe(id);
});

test("deletes exports that are older than a time", async () => {
  const { dataDir, folder } = prepare();
  await create(folder, "export.xml", 1);
  await folder.deleteBefore(Date.now() - 60_000);
  expect(await folder.readState()).toBeDefined();
  await folder.deleteBefore(Date.now() + 60_000);
  expect(existsSync(join(dataDir, "wordpress-import"))).toBe(false);
});

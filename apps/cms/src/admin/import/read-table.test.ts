import { monitorEventLoopDelay } from "node:perf_hooks";
import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { readTable } from "./read-table.ts";

const sheetName = "xl/worksheets/sheet1.xml";

/** A valid workbook with other rows in its sheet. */
async function workbook(rows: string): Promise<Uint8Array> {
  const files = unzipSync(
    new Uint8Array(await (await writeXlsxFile([[{ value: "Date" }]])).toBuffer()),
  );
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  return zipSync({ ...files, [sheetName]: Buffer.from(xml) });
}
const text = (cell: string) => `<c r="${cell}" t="inlineStr"><is><t>${cell}</t></is></c>`;

test("reads a table in a worker thread", async () => {
  const rows = `<row r="1">${text("A1")}</row><row r="3">${text("A3")}</row>`;
  expect(await readTable(await workbook(rows))).toEqual({
    header: ["A1"],
    rows: [{ row: 3, cells: ["A3"] }],
  });
});

test("refuses with a message for the editor", async () => {
  const tooFar = readTable(await workbook('<row r="400000000"/>'));
  await expect(tooFar).rejects.toMatchObject({
    name: "RefusalError",
    message: expect.stringContaining("cells after row 10000 or column 256"),
  });
  await expect(readTable(Buffer.from("%PDF-1.4"))).rejects.toThrow("PDF files cannot be imported");
});

test("refuses a table that fills the memory of its thread, while others are answered", async () => {
  // A million rows are filled up to the width of the widest one.
  const rows = `<row r="1">${text("IV1")}</row><row r="1048576">${text("A2")}</row>`;
  const file = await workbook(rows);
  const delay = monitorEventLoopDelay();
  delay.enable();
  await expect(readTable(file)).rejects.toThrow("takes too long to read");
  expect(delay.max / 1e6).toBeLessThan(3_000);
  expect(await readTable(Buffer.from("A\n1"))).toMatchObject({ header: ["A"] });
});

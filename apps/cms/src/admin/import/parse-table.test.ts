import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { parseTable } from "./parse-table.ts";

const expected = {
  header: ["Date", "Lunch"],
  rows: [{ row: 3, cells: ["2026-03-05", "राजमा, rice"] }],
};
const text = "Date;Lunch\r\n\r\n2026-03-05;राजमा, rice\r\n";

function utf16(isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  bytes.setUint16(0, 0xfeff, isLittle);
  for (let i = 0; i < text.length; i += 1) bytes.setUint16(i * 2 + 2, text.charCodeAt(i), isLittle);
  return new Uint8Array(bytes.buffer);
}

const workbook = async (): Promise<Uint8Array> => {
  const sheet = [
    [{ value: "Date" }, { value: "Lunch" }, null],
    [null, null],
    [
      { value: new Date("2026-03-05"), type: Date, format: "dd/mm/yyyy" },
      { value: "राजमा, rice", type: String },
    ],
  ];
  return new Uint8Array(await (await writeXlsxFile(sheet)).toBuffer());
};

test("reads the same table from CSV in UTF-8 and both kinds of UTF-16, and from a workbook", async () => {
  const bare = new TextEncoder().encode(text);
  for (const bytes of [bare, utf16(true), utf16(false)]) {
    expect(await parseTable(bytes)).toEqual(expected);
  }
  const { header, rows } = await parseTable(await workbook());
  expect(header.slice(0, 2)).toEqual(expected.header);
  expect(rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, 2) }))).toEqual(expected.rows);
});

test("reads accents in the code page of Windows", async () => {
  const bytes = new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0x52, 0x65, 0x6e, 0xe9]);
  expect((await parseTable(bytes)).rows[0]?.cells).toEqual(["René"]);
});

test.each([
  ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0], "(.xls)"],
  ["a PDF", [0x25, 0x50, 0x44, 0x46], "PDF"],
  ["a broken workbook", [0x50, 0x4b, 0x03, 0x04, 1, 2, 3], "cannot be read"],
  ["five megabytes", Array(5 * 1024 * 1024 + 1).fill(65), "5 MB"],
])("%s is rejected with a message", async (_, bytes, message) => {
  await expect(parseTable(new Uint8Array(bytes))).rejects.toThrow(message);
});

test("accepts 2,000 rows of 256 columns and refuses more", async () => {
  const table = (rows: number, columns: number) =>
    new TextEncoder().encode(`${"a,".repeat(columns - 1)}a\n${"b\n".repeat(rows)}`);
  expect((await parseTable(table(2_000, 256))).rows).toHaveLength(2_000);
  await expect(parseTable(table(2_001, 256))).rejects.toMatchObject({
    phrase: "This file has {rows} rows. Please import at most {most} at once.",
    values: { rows: 2_001, most: 2_000 },
  });
  await expect(parseTable(table(1, 257))).rejects.toThrow(/cells after row/);
});

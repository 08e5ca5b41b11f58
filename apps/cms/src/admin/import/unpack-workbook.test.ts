import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { parseTable } from "./parse-table.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

const megabyte = 1024 * 1024;
const tooLarge = /too large/;

/** The start of a workbook whose sheet has this XML. */
const sheet = (xml: string) => zipSync({ "xl/worksheets/sheet1.xml": Buffer.from(xml) });

/** A zip archive of one file, with a size in its headers that may be wrong. */
function createZip(deflated: Uint8Array, declaredBytes: number): Uint8Array {
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50);
  for (const [header, at] of [
    [local, 8],
    [central, 10],
  ] as const) {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(deflated.length, at + 10);
    header.writeUInt32LE(declaredBytes, at + 14);
    header.writeUInt16LE(name.length, at + 18);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + deflated.length, 16);
  return Buffer.concat([local, name, deflated, central, name, end]);
}

async function measureGrowth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  await work();
  return process.memoryUsage().rss - before;
}

test("rejects a small workbook that declares 4 GB, and reserves no memory for it", async () => {
  const bytes = createZip(deflateRawSync(Buffer.alloc(100)), 0xffff_fff0);
  const growth = await measureGrowth(() => expect(parseTable(bytes)).rejects.toThrow(tooLarge));
  expect(growth).toBeLessThan(50 * megabyte);
});

test("rejects a workbook that unpacks to 150 MB, and one that declares less than it contains", async () => {
  const deflated = deflateRawSync(Buffer.alloc(150 * megabyte));
  expect(deflated.length).toBeLessThan(megabyte);
  const growth = await measureGrowth(async () => {
    await expect(parseTable(createZip(deflated, 150 * megabyte))).rejects.toThrow(tooLarge);
    await expect(parseTable(createZip(deflated, 1_000))).rejects.toThrow(/cannot be read/);
  });
  expect(growth).toBeLessThan(100 * megabyte);
});

test("rejects a workbook of more than 200 files", async () => {
  const files = Array.from({ length: 201 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]);
  await expect(parseTable(zipSync(Object.fromEntries(files)))).rejects.toThrow(tooLarge);
});

test.each([
  '<row r="400000000"><c r="A400000000"><v>1</v></c></row>',
  "<row r = '400000000'/>",
  '<x:row spans="1:2" r="400000000"/>',
  '<row r="4e8"/>',
  '<row r="Infinity"/>',
  '<row r="&#52;00000000"/>',
  '<row r="1"><c s="1" r="ZZZZZZZ1"><v>1</v></c></row>',
  '<row r="1"><c r="IW1"><v>1</v></c></row>',
  '<row r="1"><c r="A10001"><v>1</v></c></row>',
  '<row r="1"><c r="\u{1f600}1"><v>1</v></c></row>',
])("rejects a number far beyond a table at once: %s", async (xml) => {
  const growth = await measureGrowth(() =>
    expect(parseTable(sheet(`<sheetData>${xml}</sheetData>`))).rejects.toThrow(/cells after row/),
  );
  expect(growth).toBeLessThan(50 * megabyte);
});

test("accepts the last cell of a table, and the format of the last row of a sheet", () => {
  const xml = '<row r="10000"><c r="IV10000"><v>1</v></c></row><row r="1048576" ht="12.8"/>';
  expect(unpackWorkbook(sheet(xml)).length).toBeGreaterThan(xml.length);
});

test("counts entries without compression by their packed size", async () => {
  const files = Array.from({ length: 60 }, (_, index) => [`${index}.xml`, Buffer.alloc(megabyte)]);
  const bytes = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  // All entries of the directory point to the same megabyte and declare one byte.
  const overlapping = Buffer.concat([bytes.subarray(0, megabyte + 100), toDirectory(bytes)]);
  const growth = await measureGrowth(() =>
    expect(parseTable(overlapping)).rejects.toThrow(tooLarge),
  );
  expect(growth).toBeLessThan(50 * megabyte);
});

/** The central directory of an archive, with every entry at the start of the file and declaring one byte. */
function toDirectory(archive: Buffer): Buffer {
  const start = archive.readUInt32LE(archive.length - 6);
  const directory = Buffer.from(archive.subarray(start));
  for (let at = 0; directory.readUInt32LE(at) === 0x02014b50; ) {
    directory.writeUInt32LE(1, at + 24);
    directory.writeUInt32LE(0, at + 42);
    at += 46 + directory.readUInt16LE(at + 28);
  }
  directory.writeUInt32LE(megabyte + 100, directory.length - 6);
  return directory;
}

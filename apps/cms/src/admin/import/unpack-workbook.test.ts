import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const megabyte = 1024 * 1024;
const tooLarge = /too large/;

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
  const growth = await measureGrowth(() => expect(readTable(bytes)).rejects.toThrow(tooLarge));
  expect(growth).toBeLessThan(50 * megabyte);
});

test("rejects a workbook that unpacks to 150 MB, and one that declares less than it contains", async () => {
  const deflated = deflateRawSync(Buffer.alloc(150 * megabyte));
  expect(deflated.length).toBeLessThan(megabyte);
  const growth = await measureGrowth(async () => {
    await expect(readTable(createZip(deflated, 150 * megabyte))).rejects.toThrow(tooLarge);
    await expect(readTable(createZip(deflated, 1_000))).rejects.toThrow(/cannot be read/);
  });
  expect(growth).toBeLessThan(100 * megabyte);
});

test("rejects a workbook of more than 200 files", async () => {
  const files = Array.from({ length: 201 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]);
  await expect(readTable(zipSync(Object.fromEntries(files)))).rejects.toThrow(tooLarge);
});

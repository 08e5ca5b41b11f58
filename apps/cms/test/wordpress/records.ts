import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportRecord } from "../../src/wordpress-import/import-record.ts";

/** A published news item without pictures. */
export const toRecord = (more: Partial<ImportRecord>): ImportRecord => ({
  ...{ key: `guid ${more.title}`, target: "news", isPublic: true, title: "", day: "2024-03-01" },
  ...{ time: "", venue: "", newAddress: "", oldAddress: "", fileAddress: "", text: "Text" },
  ...{ blocks: [], pictures: [], albums: [], linkedFiles: [], oldAddresses: [], listAddresses: [] },
  ...{ language: "", translationOf: "", parentKey: "", folder: "" },
  ...more,
});

export function writeRecordsFile(records: readonly ImportRecord[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "wordpress-records-")), "records.jsonl");
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return file;
}

export const toPicture = (address: string) => ({ address, alt: "Alt text", caption: "" });

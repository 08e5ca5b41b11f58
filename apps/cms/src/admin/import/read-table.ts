import { RefusalError } from "../../i18n/refusal-error.ts";
import { readCsv } from "./read-csv.ts";
import type { Table } from "./read-lines.ts";
import { readXlsx } from "./read-xlsx.ts";

/** The largest table; 2000 rows of menus have 0.4 MB. */
const maxBytes = 5 * 1024 * 1024;

/**
 * Reads a spreadsheet file, whatever its name: XLSX, or CSV in UTF-8, UTF-16 or the code page of Windows. Throws
 * RefusalError, with a message for the editor, for anything else.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > maxBytes) {
    throw new RefusalError("This file is larger than 5 MB. Please split it.");
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new RefusalError(
      "Old Excel files (.xls) are not supported. Please save the file as .xlsx or CSV.",
    );
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    throw new RefusalError("PDF files cannot be imported. Please choose an .xlsx or CSV file.");
  }
  return readCsv(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

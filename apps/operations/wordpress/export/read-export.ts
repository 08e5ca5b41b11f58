import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { ImportError } from "../import-error.ts";
import type { ExportEvent } from "./export-item.ts";
import { ExportParser } from "./export-parser.ts";

const MAX_BYTES = 1_000_000_000;

/**
 * Reads one WordPress export (WXR 1.0 to 1.2) as a stream. Faults of the XML become warnings with their line. Throws
 * ImportError when the file is missing, too large or no export.
 */
export async function* readExport(path: string): AsyncGenerator<ExportEvent> {
  const file = basename(path);
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw new ImportError(`${path} was not found. Check the name of the file.`);
  if (info.size > MAX_BYTES)
    throw new ImportError(
      `${file} is larger than 1 GB, so it was not read. Export posts, pages and media separately in WordPress.`,
    );
  const parser = new ExportParser(file);
  const decoder = await createDecoder(path, file);
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    yield* parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
  }
  yield* parser.write(decoder.decode());
  yield* parser.end();
}

/** The encoding is in the first line; WordPress writes UTF-8. */
async function createDecoder(path: string, file: string): Promise<TextDecoder> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200) });
    const start = buffer.toString("latin1", 0, bytesRead);
    const mark = start.startsWith("\xff\xfe") ? "utf-16le" : "";
    const [, name = "utf-8"] = /^\W*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(start) ?? [];
    return new TextDecoder(mark || name);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ImportError(
      `${file}, line 1: its encoding is unknown. Export it again from WordPress, which writes UTF-8.`,
    );
  } finally {
    await handle.close();
  }
}

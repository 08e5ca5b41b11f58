import { appendFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** One file a day, for as long as the law requires (decision 044). Admin panel and website never read it. */
export const ERASED_RECORDS = "erased-records";

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;
const DAY_MS = 86_400_000;

export async function addErasedRecord(
  dataDir: string,
  entry: { list: string; record: unknown },
  now = new Date(),
): Promise<void> {
  const folder = join(dataDir, ERASED_RECORDS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = now.toISOString();
  const line = `${JSON.stringify({ at, ...entry })}\n`;
  await appendFile(join(folder, `${at.slice(0, 10)}.jsonl`), line, { mode: 0o600, flush: true });
}

/** Deletes the files whose last record is this number of days old. 0, the default of the setting, deletes all. */
export async function deleteErasedRecords(
  dataDir: string,
  days: number,
  now = Date.now(),
): Promise<void> {
  const folder = join(dataDir, ERASED_RECORDS);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, date] = FILE_NAME.exec(name) ?? [];
    if (date === undefined) continue;
    const isOver = Date.parse(date) + (days + 1) * DAY_MS <= now;
    if (days === 0 || isOver) await rm(join(folder, name), { force: true });
  }
}

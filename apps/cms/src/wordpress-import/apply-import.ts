import { createLocalReq, type Payload } from "payload";
import { recordEvent } from "../audit-log/audit-log.ts";
import { automaticChange } from "../fields/record-fields.ts";
import { checkSpace, maxImportBytes, type Space } from "./check-space.ts";
import { completeRun, openRun } from "./current-run.ts";
import { createFetcher, type Network } from "./fetch-file.ts";
import { type Counts, createCounts, type ImportContext } from "./import-context.ts";
import { readRecords } from "./import-record.ts";
import { listWantedFiles } from "./wanted-files.ts";
import { writeAlbums, writeReviewAlbums } from "./write-albums.ts";
import { writeFiles } from "./write-files.ts";
import { writeRecords } from "./write-records.ts";
import { writeRedirects } from "./write-redirects.ts";
import { writeTranslations } from "./write-translations.ts";

export type ApplyOptions = Space & {
  /** The file of records, a JSON value per line. */
  file: string;
  from: URL;
  now: Date;
  onProgress?: ImportContext["onProgress"];
  /** Another network than the internet: only in tests. */
  network?: Network;
};

export type Applied = { run: string; counts: Counts; problems: [text: string, count: number][] };

/**
 * Writes the records of a plan into the CMS. A second run writes only what is new or has changed in the export. Throws
 * RefusalError before anything is written when the files would not fit.
 */
export async function applyImport(payload: Payload, options: ApplyOptions): Promise<Applied> {
  const { file, from, now, network, onProgress = () => {}, maxBytes = maxImportBytes } = options;
  const wanted = await listWantedFiles(payload, readRecords(file));
  await checkSpace(wanted, options);
  const run = await openRun(payload, from.href, now);
  const fetchFile = createFetcher(from, network);
  const counts = createCounts();
  const context = { payload, run, fetchFile, counts, problems: new Map(), onProgress };
  let count = 0;
  for await (const _ of readRecords(file)) count += 1;
  const read = async function* (what: string) {
    let done = 0;
    for await (const record of readRecords(file)) {
      done += 1;
      onProgress(what, done, count);
      yield record;
    }
  };
  await writeFiles(context, wanted, maxBytes);
  await writeAlbums(context, read("albums"));
  await writeReviewAlbums(context, read("photos to review"));
  await writeRecords(context, read("records"));
  await writeTranslations(context, read("translations"));
  await writeRedirects(context, () => readRecords(file), count);
  await recordImport(payload, counts.created + counts.updated);
  await completeRun(payload, run, from.href);
  return { run, counts, problems: [...context.problems] };
}

/** One event, as for an import from a table. */
async function recordImport(payload: Payload, number: number): Promise<void> {
  if (number === 0) return;
  const req = await createLocalReq({}, payload);
  const event = { what: "imported {number} rows", number, list: "news" } as const;
  await recordEvent(req, event, { email: automaticChange, id: "import" });
}

import pLimit, { type LimitFunction } from "p-limit";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { FetchError, maxRefusals } from "./fetch-file.ts";
import { addProblem, type ImportContext } from "./import-context.ts";
import {
  createRow,
  findCurrent,
  findRow,
  findSameBytes,
  type Row,
  toDigest,
  toFileKey,
} from "./imported-items.ts";
import { inOwnTransaction } from "./in-own-transaction.ts";
import { maxFileBytes, toFileName, type WantedFile, type WantedFiles } from "./wanted-files.ts";

const AT_A_TIME = 4;
const MAX_TEXT = 300;

/**
 * Fetches files, which go through the checks of an upload. Stops when the old site refuses, or at `maxBytes`; a later
 * run goes on with the files that are not there yet.
 */
export async function writeFiles(
  context: ImportContext,
  wanted: WantedFiles,
  maxBytes: number,
): Promise<void> {
  const limit = pLimit(AT_A_TIME);
  const state: State = { refusals: 0, left: 0, maxBytes, inTurn: pLimit(1) };
  let done = 0;
  const write = async ([address, file]: [string, WantedFile]) => {
    if (findStop(context, state)) state.left += 1;
    else await fetchAndStore(context, state, address, file);
    done += 1;
    context.onProgress("files", done, wanted.size);
  };
  await limit.map(wanted, write);
  if (state.left > 0) addProblem(context, describeStop(context, state));
}

type State = {
  refusals: number;
  /** The number of files that were not fetched after the stop. */
  left: number;
  maxBytes: number;
  /** Two addresses can have the same bytes, and SQLite has one writer. */
  inTurn: LimitFunction;
};

function findStop({ counts }: ImportContext, { refusals, maxBytes }: State) {
  if (refusals >= maxRefusals) return "refused";
  return counts.bytes >= maxBytes ? "full" : undefined;
}

const describeStop = (context: ImportContext, state: State): string =>
  findStop(context, state) === "refused"
    ? `The old site refused ${maxRefusals} files in a row, so the download stopped with ${state.left} files left: let this server in where the old site blocks robots, and import again to go on.`
    : `The download reached its limit with ${state.left} files left: import again to go on.`;

async function fetchAndStore(
  context: ImportContext,
  state: State,
  address: string,
  file: WantedFile,
): Promise<void> {
  try {
    const bytes = await fetchOriginal(context, address, maxFileBytes[file.list]);
    state.refusals = 0;
    context.counts.bytes += bytes.length;
    await state.inTurn(() => store(context, { address, file, bytes }));
  } catch (error) {
    if (error instanceof FetchError && error.isRefusal) state.refusals += 1;
    addProblem(context, `${address}: ${toReason(error)}.`);
  }
}

/** Of a large upload, WordPress stores `photo-scaled.jpg` and may have lost `photo.jpg`. */
async function fetchOriginal(
  { fetchFile }: ImportContext,
  address: string,
  max: number,
): Promise<Buffer> {
  try {
    return await fetchFile(address, max);
  } catch (error) {
    if (!(error instanceof FetchError) || error.status !== 404) throw error;
    const scaled = address.replace(/(?=\.[A-Za-z]{3,4}$)/, "-scaled");
    return fetchFile(scaled, max).catch(() => {
      throw error;
    });
  }
}

type Fetched = { address: string; file: WantedFile; bytes: Buffer };

async function store(context: ImportContext, fetched: Fetched): Promise<void> {
  const { payload, run } = context;
  const { address, file } = fetched;
  const digest = toDigest(fetched.bytes);
  const row = { key: toFileKey(address), run, list: file.list, hash: digest, oldAddress: address };
  const same = await findSameBytes(payload, file.list, digest);
  await inOwnTransaction(payload, async (req) => {
    if (same) {
      const { record, writtenAt, album } = same;
      return createRow(req, { ...row, record, writtenAt, album });
    }
    const id = await createFile(req, fetched);
    const writtenAt = (await findCurrent(payload, file.list, id, req))?.updatedAt ?? "";
    return createRow(req, { ...row, record: id, writtenAt });
  });
  if (!same) context.counts.files += 1;
}

/** The hooks of the collections check the first bytes, remove metadata, look for faces and choose a random name. */
async function createFile(req: PayloadRequest, { address, file, bytes }: Fetched): Promise<number> {
  const title = file.title.slice(0, 200).toWellFormed();
  // The hooks replace the type by that of the first bytes.
  const mimetype = file.list === "media" ? "image/jpeg" : "application/pdf";
  const upload = { data: bytes, mimetype, name: toFileName(address), size: bytes.length };
  const how = { file: upload, req, depth: 0 } as const;
  if (file.list === "documents")
    return (await req.payload.create({ collection: "documents", data: { title }, ...how })).id;
  const texts = { alt: toText(file.alt), caption: toText(file.caption) };
  const { id } = await req.payload.create({
    collection: "media",
    data: { title, ...texts },
    ...how,
  });
  return id;
}

const toText = (text: string): string => text.slice(0, MAX_TEXT).toWellFormed();

const toReason = (error: unknown): string => {
  if (error instanceof FetchError || error instanceof APIError)
    return error.message.replace(/\.$/, "");
  throw error;
};

/** The ids of the files at these old addresses that are in the CMS and not in its trash. */
export async function findFiles(
  payload: Payload,
  addresses: readonly string[],
  isUsable: (row: Row) => boolean = () => true,
): Promise<number[]> {
  const ids = new Set<number>();
  for (const address of addresses) {
    const row = await findRow(payload, toFileKey(address));
    if (!row || !isUsable(row)) continue;
    const file = await findCurrent(payload, row.list, row.record);
    if (file && !file.deletedAt) ids.add(row.record);
  }
  return [...ids];
}

import { basename } from "node:path";
import pLimit, { type LimitFunction } from "p-limit";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { FetchError } from "./fetch-file.ts";
import { addProblem, type ImportContext } from "./import-context.ts";
import type { ImportRecord } from "./import-record.ts";
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

const MB = 1024 * 1024;
const maxBytes = { media: 10 * MB, documents: 25 * MB };
const MAX_ALL_BYTES = 20 * 1024 * MB;
const AT_A_TIME = 4;
/** After so many refusals in a row, the old site has closed its door to this server. */
const MAX_REFUSALS = 10;
const MAX_TEXT = 300;

type FileList = keyof typeof maxBytes;
type Wanted = { list: FileList; title: string; alt: string; caption: string };

/** Fetches the pictures and documents of all records that are not there yet, through the checks of an upload. */
export async function writeFiles(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
): Promise<void> {
  const wanted = new Map<string, Wanted>();
  for await (const record of records) addWanted(wanted, record);
  const limit = pLimit(AT_A_TIME);
  const state: State = { refusals: 0, inTurn: pLimit(1) };
  let done = 0;
  const write = async ([address, file]: [string, Wanted]) => {
    if (!(await findRow(context.payload, toFileKey(address))))
      await fetchAndStore(context, state, address, file);
    done += 1;
    context.onProgress("files", done, wanted.size);
  };
  await limit.map(wanted, write);
}

type State = {
  refusals: number;
  /** Two addresses can have the same bytes, and SQLite has one writer. */
  inTurn: LimitFunction;
};

function addWanted(wanted: Map<string, Wanted>, record: ImportRecord): void {
  if (record.fileAddress)
    wanted.set(record.fileAddress, {
      ...{ list: "documents", title: record.title, alt: "", caption: "" },
    });
  const pictures = [...record.pictures, ...record.albums.flatMap((album) => album.pictures)];
  for (const { address, alt, caption } of pictures) {
    const known = wanted.get(address);
    wanted.set(address, {
      list: "media",
      title: toName(address).replace(/\.\w+$/, ""),
      alt: known?.alt || alt,
      caption: known?.caption || caption,
    });
  }
}

async function fetchAndStore(
  context: ImportContext,
  state: State,
  address: string,
  file: Wanted,
): Promise<void> {
  if (state.refusals >= MAX_REFUSALS || context.counts.bytes >= MAX_ALL_BYTES) {
    const reason = state.refusals >= MAX_REFUSALS ? "the old site refuses" : "20 GB were fetched";
    addProblem(context, `Not fetched, because ${reason}: import again later.`);
    return;
  }
  try {
    const bytes = await fetchOriginal(context, address, maxBytes[file.list]);
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

type Fetched = { address: string; file: Wanted; bytes: Buffer };

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
  const upload = { data: bytes, mimetype, name: toName(address), size: bytes.length };
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

const toName = (address: string): string =>
  basename(URL.parse(address)?.pathname ?? "").slice(-100) || "file";

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

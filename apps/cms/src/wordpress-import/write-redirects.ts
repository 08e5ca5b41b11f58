import { normalizeAddress } from "@manor/content-api/redirect-address";
import { maxRedirects } from "@manor/content-api/redirects";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { listPublicFiles } from "../content-api/image.ts";
import { countRecords, findOne } from "../database/find-records.ts";
import { automaticChange } from "../fields/record-fields.ts";
import type { Redirect } from "../payload-types.ts";
import { getLanguages } from "../translations/languages.ts";
import { addProblem, type ImportContext } from "./import-context.ts";
import type { ImportRecord } from "./import-record.ts";
import {
  createRow,
  deleteRow,
  findRow,
  listRows,
  type Row,
  toDigest,
  toFileKey,
} from "./imported-items.ts";
import { inOwnTransaction } from "./in-own-transaction.ts";
import {
  gone,
  type ListTarget,
  listArchives,
  listSitePages,
  lists,
  type Target,
} from "./list-redirects.ts";
import { nextTurn } from "./next-turn.ts";

/**
 * Old addresses lead to the new page. What is not public yet leads to the list of its kind, and a later run corrects
 * it; a picture is gone while it waits for a review. Those that lead on come first, because their number is limited.
 */
export async function writeRedirects(
  context: ImportContext,
  readRecords: () => AsyncIterable<ImportRecord>,
  count: number,
): Promise<void> {
  const write = createWriter(context);
  // Every redirect is a new content version, after which the list would be made again.
  const publicFiles = await listPublicFiles(context.payload);
  let done = 0;
  const writeOwn = async (record: ImportRecord): Promise<void> => {
    done += 1;
    context.onProgress("old addresses", done, count);
    const { page, file = page } = await findTargets(context.payload, record, publicFiles);
    for (const from of record.oldAddresses) await write(from, isFileAddress(from) ? file : page);
  };
  const archives = new Map<string, Record<ListTarget, number>>();
  const folders = new Set([""]);
  for await (const record of readRecords()) {
    folders.add(record.folder);
    if (record.target === "gone") continue;
    await writeOwn(record);
    if (record.target !== "page" && record.target !== "document")
      for (const from of record.listAddresses) {
        const counts = archives.get(from) ?? { news: 0, event: 0, album: 0 };
        counts[record.target] += 1;
        archives.set(from, counts);
      }
  }
  const codes = (await getLanguages(context.payload)).map(({ code }) => code);
  const others = [...listArchives(archives, codes, folders), ...listSitePages(codes, folders)];
  for (const [from, target] of others) await write(from, target);
  for await (const record of readRecords()) if (record.target === "gone") await writeOwn(record);
}

/** Writes the first target of each address. */
function createWriter(context: ImportContext) {
  const written = new Set<string | undefined>();
  return async (from: string, target: Target): Promise<void> => {
    const normalized = normalizeAddress(from);
    if (written.has(normalized)) return;
    written.add(normalized);
    await nextTurn();
    await writeRedirect(context, from, target);
  };
}

type Found = { page: Target; file?: Target };

async function findTargets(
  payload: Payload,
  record: ImportRecord,
  publicFiles: ReadonlySet<string>,
): Promise<Found> {
  const { target, key, fileAddress, parentKey, translationOf } = record;
  if (target === "gone" || target === "document") {
    const file = await toFile(payload, fileAddress, publicFiles);
    if (target === "document" && file.type === "301") return { page: file, file };
    // The page of an attachment: the nearest is the page that it belongs to.
    const parent = parentKey ? await toPage(payload, parentKey) : gone;
    return { page: parent.type === "301" ? parent : file, file };
  }
  if (translationOf !== "") return { page: await toTranslation(payload, record) };
  const page = await toPage(payload, key);
  const isList = page.type === "410" && target !== "page";
  return { page: isList ? { type: "301", to: lists[target] } : page };
}

const isFileAddress = (from: string): boolean => /\.\w{2,5}$/.test(from);

/** The page of the original in that language, when the translation is published. */
async function toTranslation(
  payload: Payload,
  { key, language, translationOf }: ImportRecord,
): Promise<Target> {
  const row = await findRow(payload, toDigest(key));
  if (row && row.list !== "translations") return toPage(payload, key);
  const original = await toPage(payload, translationOf);
  const isShown = original.type === "301" && row && (await isPublished(payload, row));
  return isShown ? { type: "301", to: `/${language}${original.to}` } : original;
}

/** Where an item is now: its page or the list of its kind; gone when there is neither. */
async function toPage(payload: Payload, key: string): Promise<Target> {
  const row = await findRow(payload, toDigest(key));
  if (!row) return gone;
  const { list, record } = row;
  const isPublic = await isPublished(payload, row);
  if (list === "pages") return isPublic ? toTextPage(payload, record) : gone;
  // The page of an album exists when it has a consent.
  if (list === "albums") return { type: "301", to: lists.album };
  const target = list === "events" ? "event" : "news";
  return { type: "301", to: isPublic ? `${lists[target]}/${record}` : lists[target] };
}

async function toTextPage(payload: Payload, id: number): Promise<Target> {
  const page = await findOne(payload, "pages", { id: { equals: id } });
  return page ? { type: "301", to: page.address } : gone;
}

async function isPublished(payload: Payload, { list, record }: Row): Promise<boolean> {
  const where = { id: { equals: record }, _status: { equals: "published" } };
  return (await findOne(payload, list, where)) !== undefined;
}

/** A document is public while a published record shows it, and a picture when its album has a consent, too. */
async function toFile(
  payload: Payload,
  address: string,
  publicFiles: ReadonlySet<string>,
): Promise<Target> {
  const row = await findRow(payload, toFileKey(address));
  const list = row?.list === "media" ? "media" : "documents";
  const file = row && (await findOne(payload, list, { id: { equals: row.record } }));
  const name = file?.filename;
  return name && publicFiles.has(name) ? { type: "301", to: `/api/image/${name}` } : gone;
}

async function writeRedirect(context: ImportContext, from: string, target: Target): Promise<void> {
  const { payload, counts } = context;
  const normalized = normalizeAddress(from);
  const to = target.type === "301" ? target.to : "";
  // A page that has its old address needs no redirect.
  if (!normalized || normalized === normalizeAddress(to)) return;
  const data = { from: normalized, to, type: target.type, origin: "import" as const };
  const known = await findOne(payload, "redirects", { from: { equals: normalized } });
  if (known && !isOwn(known)) return;
  if (known?.type === data.type && (known.to ?? "") === to) return;
  if (!known && (await countRecords(payload, "redirects")) >= maxRedirects)
    return addProblem(context, `Old addresses beyond ${maxRedirects} have no redirect`);
  try {
    await inOwnTransaction(payload, async (req) => {
      const how = { collection: "redirects", data, req, depth: 0 } as const;
      if (known) await payload.update({ ...how, id: known.id });
      else await addRow(req, context.run, await payload.create(how));
    });
    counts.redirects += 1;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    // A page of the website itself, for example.
    const reason: unknown = Object(error.data).errors?.[0]?.message;
    addProblem(context, `An old address has no redirect. ${reason ?? error.message}`);
  }
}

/** Otherwise a user has changed it since. */
const isOwn = ({ origin, changedBy }: Redirect): boolean =>
  origin === "import" && changedBy === automaticChange;

const addRow = (req: PayloadRequest, run: string, redirect: Redirect): Promise<void> =>
  createRow(req, {
    ...{ key: toDigest(`redirect ${redirect.from}`), run, list: "redirects" },
    ...{ record: redirect.id, hash: toDigest(redirect.from), oldAddress: redirect.from },
    writtenAt: redirect.updatedAt,
  });

/** Deletes the redirects of a run, except those that lead to a record that stays. */
export async function undoRedirects(
  payload: Payload,
  run: string,
  isStaying: (target: string) => boolean,
): Promise<void> {
  for (const row of await listRows(payload, { run, list: "redirects" })) {
    const redirect = await findOne(payload, "redirects", { id: { equals: row.record } });
    if (redirect && isStaying(redirect.to ?? "")) continue;
    await inOwnTransaction(payload, async (req) => {
      if (redirect && isOwn(redirect))
        await payload.delete({ collection: "redirects", id: redirect.id, req, depth: 0 });
      await deleteRow(req, row.id);
    });
  }
}

import { normalizeAddress } from "@manor/content-api/redirect-address";
import { maxRedirects } from "@manor/content-api/redirects";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { isPublicFile } from "../content-api/public-files.ts";
import { countRecords, findOne } from "../database/find-records.ts";
import { automaticChange } from "../fields/changed-by.ts";
import type { Redirect } from "../payload-types.ts";
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

type Target = { type: "301"; to: string } | { type: "410" };

const gone: Target = { type: "410" };
const lists = { news: "/News", event: "/Events", album: "/Gallery" } as const;

/**
 * Old addresses lead to the new page. What is not public yet leads to the list of its kind, and a later run corrects
 * it; pictures are gone, because they wait for a review.
 */
export async function writeRedirects(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
  count: number,
): Promise<void> {
  const listAddresses = new Map<string, Target>();
  let done = 0;
  for await (const record of records) {
    done += 1;
    context.onProgress("old addresses", done, count);
    const target = await findTarget(context.payload, record);
    for (const from of record.oldAddresses) await writeRedirect(context, from, target);
    if (record.target === "gone" || record.target === "page" || record.target === "document")
      continue;
    for (const from of record.listAddresses)
      if (!listAddresses.has(from))
        listAddresses.set(from, { type: "301", to: lists[record.target] });
  }
  const feeds = [
    ["/feed", "/feeds/news.atom"],
    ["/feed/atom", "/feeds/news.atom"],
  ] as const;
  for (const [from, to] of feeds) listAddresses.set(from, { type: "301", to });
  listAddresses.set("/comments/feed", gone);
  for (const [from, target] of listAddresses) await writeRedirect(context, from, target);
}

async function findTarget(payload: Payload, record: ImportRecord): Promise<Target> {
  const { target, newAddress, fileAddress } = record;
  if (target === "gone") return gone;
  if (target === "document")
    return toDocument(payload, await findRow(payload, toFileKey(fileAddress)));
  const row = await findRow(payload, toDigest(record.key));
  const isPublic = row !== undefined && (await isPublished(payload, row));
  if (target === "page") return isPublic ? { type: "301", to: newAddress } : gone;
  // The page of an album exists when it has a consent.
  const hasPage = isPublic && target !== "album";
  return { type: "301", to: hasPage ? `${lists[target]}/${row.record}` : lists[target] };
}

async function isPublished(payload: Payload, { list, record }: Row): Promise<boolean> {
  const where = { id: { equals: record }, _status: { equals: "published" } };
  return (await findOne(payload, list, where)) !== undefined;
}

/** A document is public while a published record shows it. */
async function toDocument(payload: Payload, row: Row | undefined): Promise<Target> {
  const document = row && (await findOne(payload, "documents", { id: { equals: row.record } }));
  const name = document?.filename;
  if (!name || !(await isPublicFile(payload, name))) return gone;
  return { type: "301", to: `/api/image/${name}` };
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

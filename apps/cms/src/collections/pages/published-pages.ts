import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import type { FileNames } from "../../content-api/call.ts";
import { findAll } from "../../database/find-records.ts";
import { toPage } from "./page-value.ts";
import { findSampleTexts } from "./sample-texts.ts";

/** The published pages that differ from the sample, and the former addresses of pages. */
export async function publishedPages(payload: Payload, nameOf: FileNames): Promise<object> {
  const where = { _status: { equals: "published" } };
  const docs = await findAll(payload, "pages", { where, sort: "createdAt" });
  const list = docs.map((doc) => toPage(doc, nameOf)).filter((page) => !isSample(page));
  const moved = docs.flatMap(({ address, oldAddresses }) =>
    (Array.isArray(oldAddresses) ? oldAddresses : []).map((from) => ({ from, to: address })),
  );
  return list.length > 0 || moved.length > 0 ? { pages: { list, moved } } : {};
}

/** Compares with the samples for all kinds of pupils. */
const isSample = (page: ReturnType<typeof toPage>): boolean =>
  page.replaces !== "" &&
  findSampleTexts(page.replaces).some((sample) => isDeepStrictEqual(page, sample));

import type { Payload } from "payload";
import type { FileNames } from "../../content-api/call.ts";
import type { SitePart } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import { toPage } from "./page-value.ts";

export const publishedPages: SitePart = {
  source: "pages",
  read: async (payload, nameOf) => ({ pages: await readPages(payload, nameOf) }),
};

async function readPages(payload: Payload, nameOf: FileNames) {
  const where = { _status: { equals: "published" } };
  const docs = await findAll(payload, "pages", { where, sort: "createdAt" });
  const shown = docs.filter(({ isHidden }) => !isHidden);
  const moved = docs.flatMap(({ address, oldAddresses }) =>
    (Array.isArray(oldAddresses) ? oldAddresses : []).map((from) => ({ from, to: address })),
  );
  return { list: shown.map((doc) => toPage(doc, nameOf)), moved };
}

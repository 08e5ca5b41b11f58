import { type AddressCount, AddressCounts } from "@manor/content-api/redirects";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { problem } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { findOne } from "../../database/find-records.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { runStatement } from "../../database/run-statement.ts";
import { toTimestamp } from "../../fields/dates.ts";
import { today } from "../../today.ts";

const slug = "missing-addresses";
const MAX_ROWS = 1_000;

/** POST /api/addressCounts/{school}: how often visitors requested these addresses. Counts by day, without data about visitors. */
export async function handleAddressCounts(payload: Payload, request: Request): Promise<Response> {
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = AddressCounts.safeParse(body);
  if (!read.success) return problem(422, "This is not a list of counted addresses.");
  const req = await createLocalReq({}, payload);
  await inOneTransaction(req, async () => {
    const day = toTimestamp(today());
    for (const count of read.data.counts) await addCount(req, count, day);
    await forgetOldest(req);
  });
  return Response.json({}, { headers: { "cache-control": "no-store" } });
}

/** Directly in the database: a count changes no content and is not in the activity log. */
async function addCount(req: PayloadRequest, counted: AddressCount, day: string): Promise<void> {
  const { address, count, kind } = counted;
  const redirect = await findOne(req.payload, "redirects", { from: { equals: address } }, { req });
  if (redirect) {
    await runStatement(
      req,
      `UPDATE redirects SET hits = COALESCE(hits, 0) + ${count}, last_hit = '${day}' WHERE id = ${redirect.id}`,
    );
    return;
  }
  // A redirect may have been withdrawn meanwhile.
  if (kind !== "missing") return;
  const known = await findOne(req.payload, slug, { address: { equals: address } }, { req });
  const { db } = req.payload;
  if (!known) {
    await db.create({ collection: slug, data: { address, count, lastAsked: day }, req });
    return;
  }
  const data = { count: known.count + count, lastAsked: day };
  await db.updateOne({ collection: slug, id: known.id, data, req });
}

async function forgetOldest(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slug,
    // The newest rows stay; of one day, those with most requests.
    sort: ["-lastAsked", "-count", "-id"],
    limit: MAX_ROWS,
    page: 2,
    depth: 0,
    req,
  });
  const id = { in: docs.map((doc) => doc.id) };
  if (docs.length > 0) await req.payload.db.deleteMany({ collection: slug, where: { id }, req });
}

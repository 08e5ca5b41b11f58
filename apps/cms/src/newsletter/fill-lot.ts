import type { Payload, Where } from "payload";
import { queueLetter } from "../email/queue-letter.ts";
import type { Mailing } from "../payload-types.ts";
import { recipients } from "./recipients.ts";

const LOT = 20;

/** Writes the letters of the next lot down, of the first newsletter that has one; gives how many. */
export async function fillLot(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: "mailings",
    where: { orderedAt: { exists: true }, finishedAt: { exists: false } },
    sort: "orderedAt",
    depth: 0,
    pagination: false,
  });
  for (const mailing of docs) {
    const count = await fillLotOf(payload, mailing);
    if (count > 0) return count;
    await finish(payload, mailing.id);
  }
  return 0;
}

async function fillLotOf(payload: Payload, mailing: Mailing): Promise<number> {
  const { docs } = await payload.find({
    collection: "subscribers",
    where: recipients(mailing),
    sort: "id",
    depth: 0,
    limit: LOT,
    pagination: false,
  });
  for (const { id } of docs) {
    const key = `newsletter ${mailing.id} ${id}`;
    await queueLetter(payload, {
      kind: "newsletter",
      mailing: mailing.id,
      subscriber: id,
      key,
    });
  }
  const reached = docs.at(-1)?.id;
  if (reached) {
    await payload.update({ collection: "mailings", id: mailing.id, data: { reached }, depth: 0 });
  }
  return docs.length;
}

/** When nothing waits any more only the numbers stay, and what failed. */
async function finish(payload: Payload, id: number): Promise<void> {
  const count = async (state: Where[string]) =>
    (
      await payload.count({
        collection: "letters",
        where: { mailing: { equals: id }, state },
      })
    ).totalDocs;
  if ((await count({ in: ["waiting", "trying"] })) > 0) return;
  const [sent, failed] = [await count({ equals: "sent" }), await count({ equals: "failed" })];
  const finishedAt = new Date().toISOString();
  await payload.update({
    collection: "mailings",
    id,
    data: { finishedAt, sent, failed },
    depth: 0,
  });
  await payload.delete({
    collection: "letters",
    where: { mailing: { equals: id }, state: { equals: "sent" } },
  });
}

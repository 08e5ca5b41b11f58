import { isolateObjectProperty, type PayloadRequest } from "payload";
import { countTaken } from "../../content-api/visit-times.ts";
import { bumpOnCommit } from "../../content-version/bump-on-commit.ts";
import { findAll } from "../../database/find-records.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { runStatement } from "../../database/run-statement.ts";
import { holding } from "../../fields/visit-states.ts";

type Holding = (typeof holding)[number];

const states = holding.map((state) => `'${state}'`).join(", ");

/**
 * Gives a booking one of the places of a visit time, in one conditional statement. False, and nothing has changed, when
 * every place is taken. The places are counted, not stored: no other way to end a booking can make them wrong.
 */
export async function takePlace(
  req: PayloadRequest,
  booking: number,
  time: number,
  state: Holding,
): Promise<boolean> {
  const taken = `SELECT count(*) FROM visit_bookings AS other
    WHERE other.time_id = ${time} AND other.id <> ${booking} AND other.state IN (${states})`;
  const places = `SELECT places FROM visit_times WHERE id = ${time} AND is_cancelled IS NOT TRUE`;
  const changed = await runStatement(
    req,
    `UPDATE visit_bookings SET state = '${state}', time_id = ${time}
      WHERE id = ${booking} AND (${taken}) < (${places})`,
  );
  return changed === 1;
}

/**
 * Runs work in one transaction, with these visit times locked: any other change of their places waits. Afterwards visitors
 * see which of them are full.
 */
export async function withTimes<T>(
  request: PayloadRequest,
  times: readonly number[],
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  // Always in the same order, so that two transactions never wait for each other.
  const ids = [...new Set(times)].toSorted((a, b) => a - b);
  const req = isolateObjectProperty(request, "transactionID");
  return inOneTransaction(req, async () => {
    // On Postgres, an UPDATE locks the row until the commit. On SQLite there is one transaction at a time.
    for (const id of ids)
      await runStatement(req, `UPDATE visit_times SET places = places WHERE id = ${id}`);
    const before = await listFull(req, ids);
    const result = await work(req);
    if ((await listFull(req, ids)) !== before) await bumpOnCommit("visit-times", req);
    return result;
  });
}

async function listFull(req: PayloadRequest, ids: readonly number[]): Promise<string> {
  const times = await findAll(req.payload, "visit-times", { where: { id: { in: [...ids] } }, req });
  const taken = await countTaken(req.payload, ids, req);
  return times.flatMap(({ id, places }) => (taken(id) >= places ? [id] : [])).join();
}

import { isolateObjectProperty, type PayloadRequest } from "payload";
import { bumpOnCommit } from "../../content-version/content-version.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { readRows, runStatement } from "../../database/run-statement.ts";
import { holding } from "../../fields/visit-states.ts";

type Holding = (typeof holding)[number];

const states = holding.map((state) => `'${state}'`).join(", ");

const takenBy = (time: number | "visit_times.id") => `SELECT count(*) FROM visit_bookings AS other
    WHERE other.time_id = ${time} AND other.state IN (${states})`;

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
  const taken = `${takenBy(time)} AND other.id <> ${booking}`;
  const places = `SELECT places FROM visit_times WHERE id = ${time} AND is_cancelled IS NOT TRUE`;
  const changed = await runStatement(
    req,
    `UPDATE visit_bookings SET state = '${state}', time_id = ${time}
      WHERE id = ${booking} AND (${taken}) < (${places})`,
  );
  return changed === 1;
}

/**
 * Sets the number of places of a locked visit time, in one conditional statement. False, and nothing has changed, when
 * more are taken.
 */
export async function setPlaces(
  req: PayloadRequest,
  time: number,
  places: number,
): Promise<boolean> {
  const changed = await runStatement(
    req,
    `UPDATE visit_times SET places = ${places} WHERE id = ${time} AND (${takenBy(time)}) <= ${places}`,
  );
  return changed === 1;
}

/** Any other change of the places of this time waits until the transaction ends. */
export async function lockTime(req: PayloadRequest, time: number): Promise<void> {
  // On Postgres, an UPDATE locks the row until the commit. On SQLite there is one transaction at a time.
  await runStatement(req, `UPDATE visit_times SET places = places WHERE id = ${time}`);
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
    for (const id of ids) await lockTime(req, id);
    const before = await listFull(req, ids);
    const result = await work(req);
    if ((await listFull(req, ids)) !== before) await bumpOnCommit("visit-times", req);
    return result;
  });
}

async function listFull(req: PayloadRequest, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return "";
  const full = await readRows(
    req,
    `SELECT id FROM visit_times
      WHERE id IN (${ids.join()}) AND (${takenBy("visit_times.id")}) >= places ORDER BY id`,
  );
  return full.map(({ id }) => id).join();
}

import { describe, expect, test } from "vitest";
import { prepareVisits } from "./prepare-visits.ts";
import { runSql } from "./run-sql.ts";

const ROUNDS = 12;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe("visits that families and the office change at once", () => {
  const { addTime, admin, dataDir, newFamily, post } = prepareVisits();

  const statesAt = async (time: number): Promise<string[]> => {
    const rows = await runSql(dataDir, `SELECT state FROM visit_bookings WHERE time_id = ${time}`);
    return rows.map((row) => String(Object(row).state));
  };
  const readTime = async (time: number) => {
    const [row] = await runSql(
      dataDir,
      `SELECT places, is_cancelled FROM visit_times WHERE id = ${time}`,
    );
    const { places, is_cancelled: isCancelled } = Object(row);
    return { places: Number(places), isCancelled };
  };
  /** Eight bookings, and after some of them the requests of the office, all without waiting for each other. */
  async function bookDuring(time: number, before: number, office: () => Promise<Response>[]) {
    const book = () => post(newFamily(time));
    const some = Array.from({ length: before }, book);
    const changes = office();
    const others = Array.from({ length: 8 - before }, book);
    return {
      booked: (await Promise.all([...some, ...others])).map(({ status }) => status),
      changed: (await Promise.all(changes)).map(({ status }) => status),
    };
  }

  test("lowering the places leaves no more bookings than places, or is refused", async () => {
    const outcomes = new Set<number>();
    for (const round of rounds) {
      const { id } = await addTime({ places: 6, kind: `Lowered ${round}` });
      const { booked, changed } = await bookDuring(id, round % 8, () => [
        admin.ask("PATCH", `visit-times/${id}`, { places: 2 + (round % 3) }),
      ]);
      expect(booked).toEqual(Array.from({ length: 8 }, () => 201));
      const [status = 0] = changed;
      outcomes.add(status);
      const { places } = await readTime(id);
      expect(places, `round ${round}, ${status}`).toBe(status === 200 ? 2 + (round % 3) : 6);
      const states = await statesAt(id);
      expect(states).toHaveLength(8);
      const holding = states.filter((state) => state === "unconfirmed");
      expect(holding, `round ${round}, ${status}`).toHaveLength(places);
    }
    for (const status of outcomes) expect([200, 400]).toContain(status);
  });

  test("no booking of a cancelled day remains, and the day stays cancelled when its form is saved too", async () => {
    for (const round of rounds) {
      const day = `2026-12-${String(10 + round)}`;
      const { id } = await addTime({ day, places: 6, kind: `Cancelled ${round}` });
      const { booked, changed } = await bookDuring(id, round % 8, () => [
        admin.ask("PATCH", `visit-times/${id}`, { kind: "Renamed" }),
        admin.ask("POST", "visits/cancel-day", { day }),
        admin.ask("PATCH", `visit-times/${id}`, { places: 7 }),
      ]);
      expect(changed).toEqual([200, 200, 200]);
      expect((await readTime(id)).isCancelled, `round ${round}`).toBeTruthy();
      const accepted = booked.filter((status) => status === 201).length;
      expect(booked.filter((status) => status === 422)).toHaveLength(8 - accepted);
      expect(await statesAt(id), `round ${round}`).toEqual(
        Array.from({ length: accepted }, () => "cancelledBySchool"),
      );
    }
  });
});

import { describe, expect, test } from "vitest";
import { expectResponse } from "./prepare-cms.ts";
import { fileIn, keyIn, prepareVisits, visitPath } from "./prepare-visits.ts";
import { runSql } from "./run-sql.ts";

describe("places of visits", () => {
  const {
    act,
    addTime,
    ask,
    book,
    dataDir,
    expire,
    mailbox,
    readTimes,
    stateOf,
    visitor,
    waitForEmail,
  } = prepareVisits();

  test("are never more than the places; a place that becomes free is offered to who waits longest", async () => {
    const { id } = await addTime({ places: 1, kind: "One place" });
    const isFull = async () =>
      (await readTimes()).find(({ _id }: { _id: string }) => _id === String(id)).isFull;
    const first = await book(id);
    expect(await isFull()).toBe(true);
    const [second, third] = [await ask(id), await ask(id, { language: "hi" })];
    expect([second.reply.state, third.reply.state]).toEqual(["waiting", "waiting"]);
    expect(await stateOf(third.key)).toBe("unconfirmed");
    expect((await act(third.key, "confirm")).state).toBe("waiting");
    expect((await act(second.key, "confirm")).state).toBe("waiting");
    expect((await act(second.key, "accept")).status).toBe(409);
    for (const { email } of [second, third]) await waitForEmail(email, 2);
    expect((await act(first.key, "cancel")).state).toBe("cancelled");
    expect((await act(first.key, "cancel")).state).toBe("cancelled");
    expect(await act(second.key, "open")).toMatchObject({
      state: "offered",
      offeredUntil: "2026-11-24T04:30:00.000Z",
    });
    expect(await stateOf(third.key)).toBe("waiting");
    expect(await isFull()).toBe(true);
    const cancelled = await waitForEmail(first.email, 3);
    expect(fileIn(cancelled)).toMatch(/^METHOD:CANCEL\r?$/m);
    expect(fileIn(cancelled)).toMatch(/^SEQUENCE:2\r?$/m);
    const offer = await waitForEmail(second.email, 3);
    expect(offer.subject).toMatch(/a place is free/);
    expect(offer.text).toContain("until Tuesday, 24 November 2026, 10:00");
    expect((await act(second.key, "accept")).state).toBe("booked");
    expect((await act(second.key, "accept")).state).toBe("booked");
    expect((await waitForEmail(third.email, 2)).subject).toMatch(/प्रतीक्षा सूची/);
  });

  test("are free again after 30 minutes without confirmation, and an offer after a day", async () => {
    const { id } = await addTime({ places: 1, kind: "Expiries" });
    const silent = await ask(id);
    const [second, third] = [await book(id), await book(id)];
    await expire(silent.reference);
    await expect.poll(() => stateOf(second.key), { timeout: 40_000 }).toBe("offered");
    await expectResponse(visitor.post(`${visitPath}/${silent.key}`, { action: "confirm" }), 404);
    expect(await mailbox.emailsTo(silent.email)).toHaveLength(1);
    await waitForEmail(second.email, 3);
    await expire(second.reference);
    expect((await act(second.key, "accept")).status).toBe(409);
    await expect.poll(() => stateOf(third.key), { timeout: 40_000 }).toBe("offered");
    expect(await stateOf(second.key)).toBe("cancelled");
    expect((await waitForEmail(second.email, 4)).subject).toMatch(/offer has ended/);
  });

  test("an expired booking cannot be confirmed, also before the job has ended it", async () => {
    const { id } = await addTime({ places: 1 });
    const family = await ask(id);
    await runSql(
      dataDir,
      `UPDATE visit_bookings SET expires_at = '2026-11-23T04:00:00.000Z' WHERE reference = '${family.reference}'`,
    );
    expect((await act(family.key, "confirm")).status).toBe(404);
  });

  test("can be changed with the link; the old key dies at once", async () => {
    const [one, two] = [
      await addTime({ places: 1, kind: "From" }),
      await addTime({ places: 1, kind: "To", day: "2026-12-06" }),
    ];
    const family = await book(one.id);
    expect(await act(family.key, "change", { people: 2 })).not.toHaveProperty("key");
    const more = await act(family.key, "change", { people: 4 });
    expect(more).toMatchObject({ state: "booked", people: 4 });
    expect(await act(family.key, "status")).toMatchObject({ status: 404 });
    const message = await waitForEmail(family.email, 3);
    expect(keyIn(message)).toBe(more.key);
    expect(fileIn(message)).toMatch(/^SEQUENCE:2\r?$/m);
    const waiting = await book(one.id);
    const moved = await act(more.key, "change", { time: String(two.id) });
    expect(moved).toMatchObject({ state: "booked", time: { _id: String(two.id) } });
    expect(await stateOf(waiting.key)).toBe("offered");
    expect(await stateOf(moved.key)).toBe("booked");
    const full = await act(moved.key, "change", { time: String(one.id) });
    expect(full).toMatchObject({ status: 409, state: "full" });
    expect(await stateOf(moved.key)).toBe("booked");
    const waits = await act(moved.key, "change", { time: String(one.id), mayWait: true });
    expect(waits).toMatchObject({ state: "waiting", time: { _id: String(one.id) } });
    const gone = await act(waits.key, "change", { time: "4711" });
    expect(gone).toMatchObject({ status: 422, errors: { time: expect.any(String) } });
  });

  test("pressing the button of a change twice gives the same reply; the old key does nothing else", async () => {
    const { id } = await addTime({ places: 1, kind: "Twice" });
    const family = await book(id);
    const change = { time: String(id), people: 3 };
    const [first, second] = await Promise.all([1, 2].map(() => act(family.key, "change", change)));
    expect(first).toMatchObject({ status: 200, people: 3, key: expect.any(String) });
    expect(second).toEqual(first);
    expect(await act(family.key, "change", change)).toEqual(first);
    expect((await act(family.key, "change", { ...change, people: 4 })).status).toBe(404);
    for (const action of ["status", "open", "cancel"])
      expect((await act(family.key, action)).status).toBe(404);
    const latest = await act(String(first?.key), "change", { people: 5 });
    expect(latest.status).toBe(200);
    expect((await act(family.key, "change", change)).status).toBe(404);
    await waitForEmail(family.email, 3);
  });

  test("a lost link is sent again to the same address only, at most three times a day", async () => {
    const { id } = await addTime({ places: 5 });
    const family = await book(id);
    await waitForEmail(family.email, 2);
    const request = (email: unknown) => visitor.post("/api/admission/SGSM/visit-link", { email });
    await expectResponse(request("unknown@home.example"), 202, /^\{\}$/);
    await expectResponse(request("no address"), 422);
    await expectResponse(request(family.email.toUpperCase()), 202, /^\{\}$/);
    const message = await waitForEmail(family.email, 3);
    expect((await act(family.key, "status")).status).toBe(404);
    expect(await stateOf(keyIn(message))).toBe("booked");
    for (const count of [4, 5]) {
      await request(family.email);
      await waitForEmail(family.email, count);
    }
    const last = keyIn(await waitForEmail(family.email, 5));
    await request(family.email);
    await book(id);
    expect(await mailbox.emailsTo(family.email)).toHaveLength(5);
    expect(await stateOf(last)).toBe("booked");
    expect(await mailbox.emailsTo("unknown@home.example")).toEqual([]);
  });
});

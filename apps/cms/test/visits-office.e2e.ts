import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { expectResponse } from "./prepare-cms.ts";
import { fileIn, prepareVisits } from "./prepare-visits.ts";
import { runSql } from "./run-sql.ts";

describe("visits at the office", () => {
  const {
    addTime,
    admin,
    book,
    createUser,
    dataDir,
    find,
    killAndStartAgain,
    mailbox,
    newFamily,
    post,
    readTimes,
    stateOf,
    waitForEmail,
  } = prepareVisits();

  test("the office raises the places, and who waits is offered them; it cannot take booked ones", async () => {
    const { id } = await addTime({ places: 1, kind: "Raised" });
    const [first, second] = [await book(id), await book(id)];
    expect(await stateOf(second.key)).toBe("waiting");
    await admin.save("PATCH", `visit-times/${id}`, { places: 2 });
    expect(await stateOf(second.key)).toBe("offered");
    const change = (values: object) => admin.ask("PATCH", `visit-times/${id}`, values);
    await expectResponse(change({ places: 1 }), 400, /2 places are taken/);
    await expectResponse(change({ day: "2026-12-09" }), 400, /Families have booked this time/);
    await expectResponse(admin.ask("DELETE", `visit-times/${id}`), 400, /cannot be deleted/);
    const bad = { day: "2026-12-05", time: "25:00", kind: "Bad", places: 1, language: "en" };
    await expectResponse(admin.ask("POST", "visit-times", bad), 400, /09:30/);
    expect(await stateOf(first.key)).toBe("booked");
  });

  test("the office enters a family, ticks who came and cancels a booking", async () => {
    const { id } = await addTime({ day: "2026-12-12", places: 2, kind: "Office" });
    const family = { time: id, name: "Walk-in <b>", class: "IV", people: "3" };
    await expectResponse(admin.ask("POST", "visits/family", family), 200, /V-/);
    const booked = await book(id);
    await expectResponse(admin.ask("POST", "visits/family", family), 400, /Raise its number/);
    await expectResponse(admin.ask("POST", "visits/family", { ...family, name: " " }), 400);
    const waiting = await book(id);
    const { id: booking } = (await find(booked.reference)) ?? {};
    await expectResponse(admin.ask("POST", "visits/came", { booking, came: true }), 200);
    expect(await find(booked.reference)).toMatchObject({ came: true, state: "booked" });
    const page = await admin.open("/visits?day=2026-12-12");
    expect(page).toContain("Visits on Saturday, 12 December 2026");
    expect(page).toContain("2 of 2 taken");
    expect(page).toContain("Walk-in &lt;b&gt;");
    expect(await admin.open("/visits?month=2026-12")).toContain("/admin/visits?day=2026-12-12");
    await expectResponse(admin.ask("POST", "visits/cancel", { booking }), 200);
    await expectResponse(admin.ask("POST", "visits/cancel", { booking }), 400, /cancelled already/);
    expect(await stateOf(booked.key)).toBe("cancelled");
    expect(await stateOf(waiting.key)).toBe("offered");
    await expectResponse(admin.ask("PATCH", `visit-bookings/${booking}`, { name: "X" }), 403);
    await expectResponse(admin.ask("POST", "visit-bookings", {}), 403);
  });

  test("the office cancels a day, and each of its families gets one e-mail", async () => {
    const day = "2026-12-19";
    const { id } = await addTime({ day, places: 1, kind: "Cancelled day" });
    const [first, second] = [await book(id), await book(id)];
    await waitForEmail(first.email, 2);
    await waitForEmail(second.email, 2);
    await expectResponse(admin.ask("POST", "visits/cancel-day", { day: "soon" }), 400);
    await expectResponse(admin.ask("POST", "visits/cancel-day", { day }), 200, /"number":2/);
    await expectResponse(admin.ask("POST", "visits/cancel-day", { day }), 200, /"number":0/);
    for (const { email, key } of [first, second]) {
      expect((await waitForEmail(email, 3)).text).toContain("the school had to cancel");
      expect(await stateOf(key)).toBe("cancelled");
      expect(await mailbox.emailsTo(email)).toHaveLength(3);
    }
    expect(fileIn(await waitForEmail(first.email, 3))).toMatch(/METHOD:CANCEL/);
    const days = (await readTimes()).map((time: { day: string }) => time.day);
    expect(days).not.toContain(day);
    expect((await post(newFamily(id))).status).toBe(422);
  });

  test("are not for contributors", async () => {
    const contributor = await createUser("visit-contributor", "contributor");
    for (const [method, request] of [
      ["GET", "visit-bookings"],
      ["GET", "visit-times"],
      ["POST", "visit-times"],
      ["GET", "export/visit-bookings"],
      ["POST", "globals/visit-settings"],
      ["POST", "visits/came"],
      ["POST", "visits/cancel"],
      ["POST", "visits/cancel-day"],
      ["POST", "visits/family"],
    ] as const)
      await expectResponse(
        contributor.ask(method, request, method === "GET" ? undefined : { isOpen: false }),
        403,
      );
  });

  test("are in the audit log, the export, and a person's data", async () => {
    const { id } = await addTime({ places: 1, kind: "Personal data" });
    const [first, second] = [await book(id, { email: "erase@home.example" }), await book(id)];
    const personal = async (action: string) =>
      readJson(await admin.ask("POST", "personal-data", { email: "erase@home.example", action }));
    expect((await personal("export")).visits).toMatchObject([
      { name: "Asha Rawat", reference: first.reference, state: "booked" },
    ]);
    const csv = await (await admin.ask("GET", "export/visit-bookings")).text();
    expect(csv).toMatch(/^Received,Reference,State,/);
    expect((await personal("erase")).erased).toBeGreaterThanOrEqual(1);
    expect((await personal("export")).visits).toEqual([]);
    await expect.poll(() => stateOf(second.key)).toBe("offered");
    const events = await admin.find("audit-log?limit=0");
    expect(events).toContainEqual(expect.objectContaining({ what: "cancelled a booking" }));
    expect(events).toContainEqual(
      expect.objectContaining({ what: "cancelled a visit day: {number} families", number: 2 }),
    );
  });

  test("are deleted with the messages of their time, and two days after their request if never confirmed", async () => {
    const { id } = await addTime({ places: 3 });
    const [old, unconfirmed, recent] = [await book(id), await book(id), await book(id)];
    const set = (reference: string, values: string) =>
      runSql(dataDir, `UPDATE visit_bookings SET ${values} WHERE reference = '${reference}'`);
    const age = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await killAndStartAgain(async () => {
      await set(old.reference, `received_at = '${age(366)}'`);
      await set(unconfirmed.reference, `received_at = '${age(3)}', state = 'expired'`);
      await set(recent.reference, `received_at = '${age(3)}'`);
    });
    await expect.poll(() => find(old.reference)).toBeUndefined();
    await expect.poll(() => find(unconfirmed.reference)).toBeUndefined();
    expect(await find(recent.reference)).toMatchObject({ state: "booked" });
  });
});

import fc from "fast-check";
import type { Email } from "postal-mime";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

type Booking = Record<string, unknown> & { id: number; state: string; reference: string };

const path = "/api/admission/SGSM/visit";
const keyIn = ({ text = "" }: Email): string =>
  /\/admission\/visit\/([a-z2-7]{32})\s/.exec(text)?.[1] ?? "no key";
const fileIn = ({ attachments }: Email) => {
  const [file] = attachments;
  if (!file) return undefined;
  const { content } = file;
  return typeof content === "string" ? content : new TextDecoder().decode(content);
};

// 23 November 2026 is a Monday.
describe("visits to the school", () => {
  const { admin, cms, createUser, dataDir, killAndStartAgain, mailbox, visitor, waitForEmail } =
    prepareCms(
      { SITE_NOW: "2026-11-23T10:00:00+05:30", EMAILS_PER_MINUTE: "6000" },
      { hasMail: true },
    );
  let families = 0;
  const addTime = (values: object = {}) =>
    admin.save("POST", "visit-times", {
      ...{ day: "2026-12-05", time: "10:00", kind: "Tour", classes: "IV to VI", language: "en" },
      ...{ places: 1, closesHours: 24, ...values },
    });
  const toReference = (number: number) =>
    `V-${String(number).padStart(6, "0")}`.replace(/(..)$/, "-$1");
  const newFamily = (time: number) => {
    families += 1;
    return {
      ...{ time: String(time), people: 2, class: "VI", name: "Asha Rawat", language: "en" },
      ...{ email: `family-${families}@home.example`, reference: toReference(families) },
    };
  };
  const post = (body: object, headers: Record<string, string> = {}) =>
    visitor.post(path, body, headers);
  /** A family that has asked for a place, and the key in its e-mail. */
  const ask = async (time: number, more: object = {}) => {
    const family = { ...newFamily(time), ...more };
    const reply = await readJson(await post(family));
    const key = keyIn(await waitForEmail(family.email));
    return { ...family, key, reply };
  };
  const act = async (key: string, action: string, more: object = {}) => {
    const response = await visitor.post(`${path}/${key}`, { action, ...more });
    return { status: response.status, ...(await readJson(response)) };
  };
  const book = async (time: number, more: object = {}) => {
    const family = await ask(time, more);
    await act(family.key, "confirm");
    return family;
  };
  const stateOf = async (key: string) => (await act(key, "status")).state;
  const find = async (reference: string) =>
    (await admin.find<Booking>("visit-bookings?limit=0")).find(
      (booking) => booking.reference === reference,
    );
  const readTimes = async () => (await visitor.get("/api/admission/SGSM"))[0]?.visits?.times;
  const expire = async (reference: string) => {
    await runSql(
      dataDir,
      `UPDATE visit_bookings SET expires_at = '2026-11-23T04:00:00.000Z' WHERE reference = '${reference}'`,
    );
    await runSql(
      dataDir,
      "UPDATE payload_jobs SET wait_until = '2020-01-01T00:00:00.000Z' WHERE task_slug = 'visitExpiries'",
    );
  };

  test("are open in the sample school; one switch closes them", async () => {
    const [{ visits }] = await visitor.get("/api/admission/SGSM");
    expect(visits).toMatchObject({ times: [], classes: expect.arrayContaining(["IV", "XI"]) });
    await admin.ask("POST", "globals/visit-settings", { isOpen: false });
    expect((await visitor.get("/api/admission/SGSM"))[0]).not.toHaveProperty("visits");
    const closed = await post(newFamily((await addTime()).id));
    expect(closed.status).toBe(422);
    expect((await readJson(closed)).errors).toEqual({ time: "This time can no longer be booked" });
    await admin.ask("POST", "globals/visit-settings", { isOpen: true });
    expect(await readTimes()).toEqual([
      {
        ...{ _id: expect.any(String), day: "2026-12-05", time: "10:00", kind: "Tour" },
        ...{ classes: "IV to VI", language: "en", isFull: false },
        closesAt: "2026-12-04T04:30:00.000Z",
      },
    ]);
  });

  test("offer only times that are not closed, the next one first", async () => {
    await addTime({ day: "2026-11-24", time: "09:59", kind: "Closed" });
    await addTime({ day: "2026-11-24", time: "10:30", kind: "Soon" });
    await addTime({ day: "2026-11-20", kind: "Past" });
    const kinds = (await readTimes()).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["Soon", "Tour"]);
  });

  test("are booked when the address is confirmed; nobody is named without the key", async () => {
    const { id } = await addTime({ places: 2 });
    const { email, key, reply, reference } = await ask(id);
    expect(reply).toEqual({
      ...{ reference, state: "unconfirmed" },
      received: "2026-11-23T04:30:00.000Z",
    });
    const [letter] = await mailbox.emailsTo(email);
    expect(letter?.subject).toMatch(new RegExp(`^${reference}: please confirm your visit to `));
    expect(letter?.text).toContain("Saturday, 5 December 2026, 10:00, Tour");
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/Asha|Rawat/);
    expect(letter?.attachments).toEqual([]);
    expect(await act(key, "status")).toEqual({ status: 200, state: "unconfirmed" });
    const confirmed = await act(key, "confirm");
    expect(confirmed).toEqual({
      ...{ status: 200, state: "booked", reference, language: "en", people: 2, class: "VI" },
      time: expect.objectContaining({ _id: String(id), isFull: false }),
    });
    expect(await act(key, "confirm")).toEqual(confirmed);
    const booked = await waitForEmail(email, 2);
    expect(keyIn(booked)).toBe(key);
    const file = fileIn(booked);
    expect(file).toMatch(/METHOD:PUBLISH\r\n/);
    expect(file).toMatch(/UID:visit-\d+@localhost\r\n/);
    expect(file).toMatch(/SEQUENCE:1\r\n/);
    expect(file).toMatch(/DTSTART:20261205T043000Z\r\n/);
    expect(booked.attachments[0]?.mimeType).toBe("text/calendar");
    expect(await find(reference)).not.toHaveProperty("keyDigest");
  });

  test("are refused with a message per field", async () => {
    const bad = await post({ ...newFamily(1), time: "x", people: 9, name: "", email: "a@b,c@d.e" });
    expect(bad.status).toBe(422);
    expect(Object.keys((await readJson(bad)).errors)).toEqual(["people", "name"]);
    const other = await post({ ...newFamily(1), email: "a@b.example,c@d.example" });
    expect((await readJson(other)).errors).toEqual({ email: "Enter an e-mail address" });
    const unknown = await post(newFamily(4_711));
    expect((await readJson(unknown)).errors).toEqual({ time: "This time can no longer be booked" });
    await expectResponse(visitor.ask(path), 405);
    await expectResponse(visitor.post("/api/admission/OTHER/visit", newFamily(1)), 404);
    await expectResponse(visitor.post(`${path}/${"a".repeat(32)}`, { action: "open" }), 404);
    await expectResponse(visitor.post(`${path}/short`, { action: "open" }), 404);
  });

  test("are stored once for one key, with the same reply, even for simultaneous requests", async () => {
    const { id } = await addTime({ places: 1 });
    const family = newFamily(id);
    const headers = { "idempotency-key": "visit-of-the-test" };
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => readJson(await post(family, headers))),
    );
    const key = keyIn(await waitForEmail(family.email));
    await act(key, "confirm");
    replies.push(await readJson(await post(family, headers)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0].state).toBe("unconfirmed");
    const stored = await admin.find<Booking>("visit-bookings?limit=0");
    expect(stored.filter(({ reference }) => reference === family.reference)).toHaveLength(1);
  });

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
    expect((await act(first.key, "cancel")).state).toBe("cancelled");
    expect((await act(first.key, "cancel")).state).toBe("cancelled");
    expect(await act(second.key, "open")).toMatchObject({
      state: "offered",
      offeredUntil: "2026-11-24T04:30:00.000Z",
    });
    expect(await stateOf(third.key)).toBe("waiting");
    expect(await isFull()).toBe(true);
    const cancelled = await waitForEmail(first.email, 3);
    expect(fileIn(cancelled)).toMatch(/METHOD:CANCEL\r\n/);
    expect(fileIn(cancelled)).toMatch(/SEQUENCE:2\r\n/);
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
    await expectResponse(visitor.post(`${path}/${silent.key}`, { action: "confirm" }), 404);
    expect(await mailbox.emailsTo(silent.email)).toHaveLength(1);
    await expire(second.reference);
    expect((await act(second.key, "accept")).status).toBe(409);
    await expect.poll(() => stateOf(third.key), { timeout: 40_000 }).toBe("offered");
    expect(await stateOf(second.key)).toBe("cancelled");
    expect((await waitForEmail(second.email, 4)).subject).toMatch(/no longer kept/);
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
    const letter = await waitForEmail(family.email, 3);
    expect(keyIn(letter)).toBe(more.key);
    expect(fileIn(letter)).toMatch(/SEQUENCE:2\r\n/);
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

  test("a lost link is sent again to the same address only, at most three times a day", async () => {
    const { id } = await addTime({ places: 5 });
    const family = await book(id);
    await waitForEmail(family.email, 2);
    const request = (email: unknown) => visitor.post("/api/admission/SGSM/visit-link", { email });
    await expectResponse(request("nobody@home.example"), 202, /^\{\}$/);
    await expectResponse(request("no address"), 422);
    await expectResponse(request(family.email.toUpperCase()), 202, /^\{\}$/);
    const letter = await waitForEmail(family.email, 3);
    expect((await act(family.key, "status")).status).toBe(404);
    expect(await stateOf(keyIn(letter))).toBe("booked");
    for (const count of [4, 5]) {
      await request(family.email);
      await waitForEmail(family.email, count);
    }
    const last = keyIn(await waitForEmail(family.email, 5));
    await request(family.email);
    await book(id);
    expect(await mailbox.emailsTo(family.email)).toHaveLength(5);
    expect(await stateOf(last)).toBe("booked");
    expect(await mailbox.emailsTo("nobody@home.example")).toEqual([]);
  });

  test("are limited for each address, not for a network", async () => {
    const { id } = await addTime({ places: 50 });
    const email = "often@home.example";
    const replies = [];
    for (let count = 0; count < 6; count += 1)
      replies.push(await post({ ...newFamily(id), email }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(replies.at(-1)?.headers.get("retry-after")).toBe("3600");
    expect((await post(newFamily(id))).status).toBe(201);
  });

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
    await expectResponse(change({ time: "25:00" }), 400, /09:30/);
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

  test("appear in no public response without their key [property]", async () => {
    const { id } = await addTime({ places: 1 });
    await book(id);
    const word = fc.constantFrom("visit", "visit-link", "SGSM", "1", "admission", "visit-bookings");
    const anyPath = fc.oneof(
      fc.constantFrom("/", "/api/admission/SGSM", path, `${path}/${"b".repeat(32)}`),
      fc.array(word, { maxLength: 4 }).map((words) => `/api/${words.join("/")}`),
      fc.array(word, { maxLength: 3 }).map((words) => `/cms-api/${words.join("/")}`),
    );
    const body = fc.constantFrom({ action: "open" }, { email: "family-1@home.example" }, {});
    await fc.assert(
      fc.asyncProperty(anyPath, body, fc.boolean(), async (at, sent, isPost) => {
        const response = isPost ? await visitor.post(at, sent) : await visitor.ask(at);
        expect(await response.text()).not.toMatch(/Asha|home\.example|Rawat/i);
      }),
      { numRuns: 80 },
    );
  });

  test("survive a killed CMS, and no log has a key, a name or an address", async () => {
    const { id } = await addTime({ places: 1 });
    const family = await book(id);
    const lines = [...cms.lines];
    await killAndStartAgain();
    expect(await stateOf(family.key)).toBe("booked");
    const log = [...lines, ...cms.lines].join("\n");
    expect(log).not.toMatch(/Asha|home\.example|[a-z2-7]{32}/);
    const rows = await runSql(dataDir, "SELECT * FROM visit_bookings");
    const jobs = await runSql(dataDir, "SELECT * FROM payload_jobs");
    expect(JSON.stringify([rows, jobs])).not.toContain(family.key);
  });

  test("are deleted with the messages of their time", async () => {
    const { id } = await addTime({ places: 1 });
    const family = await book(id);
    await killAndStartAgain(() =>
      runSql(
        dataDir,
        `UPDATE visit_bookings SET received_at = '2020-01-01T00:00:00.000Z' WHERE reference = '${family.reference}'`,
      ),
    );
    await expect.poll(() => find(family.reference)).toBeUndefined();
  });
});

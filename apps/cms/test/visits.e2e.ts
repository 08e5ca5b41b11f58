import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { expectResponse } from "./prepare-cms.ts";
import { fileIn, keyIn, prepareVisits, visitPath } from "./prepare-visits.ts";
import { runSql } from "./run-sql.ts";

describe("visits to the school", () => {
  const {
    act,
    addTime,
    admin,
    ask,
    book,
    cms,
    dataDir,
    find,
    killAndStartAgain,
    mailbox,
    newFamily,
    post,
    readTimes,
    stateOf,
    visitor,
    waitForEmail,
  } = prepareVisits();

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

  test("are booked when the address is confirmed; no name is shown without the key", async () => {
    const { id } = await addTime({ places: 2 });
    const { email, key, reply, reference } = await ask(id);
    expect(reply).toEqual({
      ...{ reference, state: "unconfirmed" },
      received: "2026-11-23T04:30:00.000Z",
    });
    const [message] = await mailbox.emailsTo(email);
    expect(message?.subject).toMatch(new RegExp(`^${reference}: please confirm your visit to `));
    expect(message?.text).toContain("Saturday, 5 December 2026, 10:00, Tour");
    expect(`${message?.subject}${message?.text}${message?.html}`).not.toMatch(/Asha|Rawat/);
    expect(message?.attachments).toEqual([]);
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
    expect(file).toMatch(/^METHOD:PUBLISH\r?$/m);
    expect(file).toMatch(/^UID:visit-\d+@localhost\r?$/m);
    expect(file).toMatch(/^SEQUENCE:1\r?$/m);
    expect(file).toMatch(/^DTSTART:20261205T043000Z\r?$/m);
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
    await expectResponse(visitor.ask(visitPath), 405);
    await expectResponse(visitor.post("/api/admission/OTHER/visit", newFamily(1)), 404);
    await expectResponse(visitor.post(`${visitPath}/${"a".repeat(32)}`, { action: "open" }), 404);
    await expectResponse(visitor.post(`${visitPath}/short`, { action: "open" }), 404);
  });

  test("that the website accepted before the time closed get an e-mail that it can no longer be booked", async () => {
    const { id } = await addTime({ day: "2026-11-24", time: "09:00", kind: "Closed meanwhile" });
    const late = { ...newFamily(id), language: "hi" };
    const headers = { "idempotency-key": "too-late" };
    expect((await post(late, headers)).status).toBe(422);
    const stored = { ...late, isDelayed: true };
    for (const _ of [1, 2]) expect((await post(stored, headers)).status).toBe(201);
    const message = await waitForEmail(late.email);
    expect(message.subject).toBe(`${late.reference}: आपकी भेंट बुक नहीं हुई`);
    expect(message.text).toContain("यह समय अब बुक नहीं किया जा सकता।");
    expect(message.text).toMatch(/\/admission\/visit\s/);
    expect(message.attachments).toEqual([]);
    expect(await find(late.reference)).toMatchObject({ state: "tooLate" });
    // Pressed again by its family, who sees the response.
    expect((await post(late, headers)).status).toBe(422);

    const { id: open } = await addTime({ kind: "Open" });
    await admin.ask("POST", "globals/visit-settings", { isOpen: false });
    const refused = { ...newFamily(open), isDelayed: true };
    expect((await post(refused)).status).toBe(201);
    const reply = await waitForEmail(refused.email);
    expect(reply.text).toContain("This time can no longer be booked.");
    expect(reply.text).not.toContain("/admission/visit");
    await admin.ask("POST", "globals/visit-settings", { isOpen: true });
    expect((await ask(open, { isDelayed: true })).reply.state).toBe("unconfirmed");
    for (const { email } of [late, refused]) expect(await mailbox.emailsTo(email)).toHaveLength(1);
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
    const stored = await admin.find("visit-bookings?limit=0");
    expect(stored.filter(({ reference }) => reference === family.reference)).toHaveLength(1);
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

  test("appear in no public response without their key [property]", async () => {
    const { id } = await addTime({ places: 1 });
    await book(id);
    const word = fc.constantFrom("visit", "visit-link", "SGSM", "1", "admission", "visit-bookings");
    const anyPath = fc.oneof(
      fc.constantFrom("/", "/api/admission/SGSM", visitPath, `${visitPath}/${"b".repeat(32)}`),
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
});

import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import {
  BadStatusError,
  type Booking,
  type Client,
  NotFoundError,
  UnreachableError,
  type VisitTime,
} from "@manor/content-api";
import { expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { makeFolder } from "../../content/test-content.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createOutbox } from "./outbox.ts";
import { createVisits } from "./visits.ts";

const time: VisitTime = {
  ...{ _id: "7", day: "2026-11-28", time: "10:00", kind: "Tour", classes: "", language: "en" },
  ...{ isFull: false, closesAt: "2026-11-27T04:30:00.000Z" },
};
const visits = {
  classes: ["VI"],
  notice: { english: "We plan.", hindi: "हम योजना बनाते हैं।" },
  times: [time, { ...time, _id: "8", closesAt: "2026-11-20T04:29:00.000Z" }],
};
const typed = {
  ...{ time: "7", people: "3", class: "VI", name: "Asha Rawat", email: "Asha@home.example" },
  ...{ language: "hi", notice: "0a1b2c3d", website: "" },
};
const key = "abcdefghijklmnopqrstuvwxyz234567";
const booking: Booking = {
  ...{ state: "booked", reference: "V-7KQ9-4F", language: "en", people: 3, class: "VI", time },
};
const accepted = async (visit: { reference: string }) => ({
  reply: { reference: visit.reference, state: "unconfirmed" as const, received: "" },
});

type Calls = Pick<Client, "sendVisit" | "getVisitStatus" | "changeVisit" | "sendVisitLink">;

function setUp(calls: Partial<Calls> = {}, isOpen = true) {
  const folder = makeFolder();
  const outbox = createOutbox(folder);
  const sendVisit = vi.fn(calls.sendVisit ?? accepted);
  const time = { now: new Date("2026-11-20T04:30:00Z") };
  const clock = { ...createClock(time.now), now: () => time.now };
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const log = { info: write, warn: write, error: write };
  const client = {
    getVisitStatus: async () => "booked" as const,
    changeVisit: async () => ({ booking }),
    sendVisitLink: async () => {},
    ...calls,
    ...{ sendVisit, findErased: async () => [] },
    // Only these calls are used.
  } as unknown as Client;
  const limits = { perAddress: 20, perNetwork: 100 };
  const guard = createGuard({ limits, trustProxy: false, origin: "" });
  const handler = createMessageHandler({ client, outbox, clock, log, school: "SGSM", guard });
  const getSchool = () => (isOpen ? { visits } : {});
  const made = createVisits({ send: handler.send, client, clock, getSchool, guard, log });
  return { ...made, handler, folder, sendVisit, time, lines };
}

const down = async () => {
  throw new UnreachableError("/api/admission/SGSM/visit", "refused");
};

test("sends the fields and a reference to the CMS, and returns its state", async () => {
  const { book, sendVisit } = setUp();
  const result = await book(typed, "");
  const [visit, headers] = sendVisit.mock.calls[0] ?? [];
  expect(visit).toEqual({
    ...{ time: "7", people: 3, class: "VI", name: "Asha Rawat", email: "Asha@home.example" },
    ...{ language: "hi", reference: expect.stringMatching(/^V-\w{4}-\w{2}$/) },
  });
  expect(headers).toMatchObject({
    "idempotency-key": expect.stringMatching(/^[0-9a-f]{40}$/),
    "privacy-notice": "0a1b2c3d",
  });
  const receipt = { reference: visit?.reference, state: "unconfirmed" };
  expect(result).toMatchObject({ outcome: "accepted", receipt });
});

test("the same request is one booking, unless it comes 30 minutes later or after another booking", async () => {
  const { book, sendVisit, time } = setUp();
  await Promise.all([book(typed, ""), book(typed, "")]);
  await book(typed, "V-7KQ9-4F");
  time.now = new Date(time.now.getTime() + 30 * 60_000);
  await book(typed, "");
  const [first, second, ...others] = sendVisit.mock.calls.map(
    ([, headers]) => headers?.["idempotency-key"],
  );
  expect(first).toBe(second);
  expect(new Set([first, ...others]).size).toBe(3);
});

test("while the CMS is down a request is on the disk before the receipt, once, and is delivered later", async () => {
  let isDown = true;
  const { book, folder, handler, sendVisit } = setUp({
    sendVisit: (visit) => (isDown ? down() : accepted(visit)),
  });
  const results = [await book(typed, ""), await book(typed, "")];
  expect(results[0]).toMatchObject({ outcome: "accepted", receipt: { state: "requested" } });
  expect(results[1]).toEqual(results[0]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(1);
  isDown = false;
  sendVisit.mockClear();
  await handler.drainOutbox(2_000);
  expect(sendVisit.mock.calls.map(([visit]) => visit)).toMatchObject([
    { name: "Asha Rawat", time: "7", isDelayed: true },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a stored request that the CMS rejects stays on the disk", async () => {
  let isDown = true;
  const { book, folder, handler, lines } = setUp({
    sendVisit: async () => (isDown ? down() : { errors: { time: "Closed" } }),
  });
  await book(typed, "");
  isDown = false;
  await handler.deliverStored();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(JSON.stringify(lines)).toContain("A stored message was rejected");
  expect(JSON.stringify(lines)).not.toMatch(/Asha|home\.example/);
});

test("a rejection of the CMS is an error at its field, and what was typed stays", async () => {
  const errors = { time: "This time can no longer be booked" };
  const { book, folder } = setUp({ sendVisit: async () => ({ errors }) });
  const fields = { name: "Asha Rawat", people: "3" };
  expect(await book(typed, "")).toMatchObject({ outcome: "invalid", status: 422, errors, fields });
  expect(readdirSync(folder)).toEqual([]);
});

test("accepts only the times that are open and the classes that the school offers", async () => {
  const { book, sendVisit } = setUp();
  const closed = "This time can no longer be booked";
  const wrong: [object, object][] = [
    [{ time: "8" }, { time: closed }],
    [{ time: "9" }, { time: closed }],
    [{ time: "" }, { time: "Choose a day and time" }],
    [{ class: "I" }, { class: "Choose a class" }],
    [{ people: "6" }, { people: "Choose how many people come" }],
  ];
  for (const [values, errors] of wrong)
    expect(await book({ ...typed, ...values }, "")).toMatchObject({ outcome: "invalid", errors });
  expect(await book({ ...typed, website: "x" }, "")).toMatchObject({ status: 403 });
  expect(await setUp({}, false).book(typed, "")).toEqual({ outcome: "closed", status: 404 });
  expect(sendVisit).not.toHaveBeenCalled();
});

// Only these parts of a request are used.
const incoming = {
  socket: { remoteAddress: "203.0.113.7" },
  headers: {},
} as unknown as IncomingMessage;

test("two hundred families behind one address are accepted within a minute; one e-mail address is limited", async () => {
  const { book } = setUp();
  const outcomes = [];
  for (let family = 0; family < 201; family += 1) {
    const result = await book({ ...typed, email: `f${family}@home.example` }, "", incoming);
    outcomes.push(result.outcome);
  }
  expect(outcomes).toEqual([...Array(200).fill("accepted"), "limited"]);
  const one = setUp();
  const ofOne = [];
  for (let time = 0; time < 7; time += 1)
    ofOne.push((await one.book({ ...typed, name: `Family ${time}` }, "", incoming)).outcome);
  expect(ofOne).toEqual([...Array(6).fill("accepted"), "limited"]);
});

test("a link is sent again for a valid address; the result does not depend on a booking", async () => {
  const sendVisitLink = vi.fn(async () => {});
  const { sendLink } = setUp({ sendVisitLink });
  expect(await sendLink({ email: " a@home.example " })).toMatchObject({ outcome: "accepted" });
  expect(sendVisitLink.mock.calls).toEqual([["a@home.example"]]);
  expect(await sendLink({ email: "a" })).toMatchObject({
    ...{ outcome: "invalid", fields: { email: "a" } },
    errors: { email: "Enter an e-mail address" },
  });
  expect(await setUp({ sendVisitLink: down }).sendLink({ email: "a@b.example" })).toMatchObject({
    ...{ outcome: "refused", status: 503, fields: { email: "a@b.example" } },
  });
});

test("looking at a booking asks for its state only, and not for an address that is no key", async () => {
  const getVisitStatus = vi.fn(async () => "waiting" as const);
  const changeVisit = vi.fn();
  const { findState } = setUp({ getVisitStatus, changeVisit });
  expect(await findState(key)).toBe("waiting");
  expect(await findState("short")).toBe("gone");
  expect(await findState(key.toUpperCase())).toBe("gone");
  expect(getVisitStatus.mock.calls).toEqual([[key]]);
  expect(changeVisit).not.toHaveBeenCalled();
});

test.each([
  [new NotFoundError("/visit"), "gone"],
  [new UnreachableError("/visit"), "down"],
  [new BadStatusError("/visit", 500), "down"],
])("reports %s as %s, and logs no key", async (error, outcome) => {
  const failing = async () => {
    throw error;
  };
  const { findState, changeBooking, lines } = setUp({
    ...{ getVisitStatus: failing, changeVisit: failing },
  });
  expect(await findState(key)).toBe(outcome);
  expect(await changeBooking(key, { action: "cancel" })).toMatchObject({ outcome });
  expect(JSON.stringify(lines)).not.toContain(key);
});

test("a button sends its action; anything else only opens the booking", async () => {
  const changeVisit = vi.fn(async () => ({ booking }));
  const { changeBooking } = setUp({ changeVisit });
  const posted = [
    { action: "confirm" },
    { action: "change", time: "8", people: "4", mayWait: "yes" },
    { action: "change", people: "9" },
    { action: "status" },
    { action: "delete" },
    {},
  ];
  for (const each of posted) await changeBooking(key, each);
  expect(changeVisit.mock.calls.map(([, change]: unknown[]) => change)).toEqual([
    { action: "confirm" },
    { action: "change", time: "8", people: 4, mayWait: true },
    ...Array(4).fill({ action: "open" }),
  ]);
});

test.each([
  [{ conflict: "full" as const }, { outcome: "conflict", isFull: true }],
  [{ conflict: "cancelled" as const }, { outcome: "conflict", isFull: false }],
  [{ errors: { time: "Closed" } }, { outcome: "rejected", errors: { time: "Closed" } }],
])("after the refusal %j the booking is shown as it is", async (refusal, expected) => {
  const changeVisit: Calls["changeVisit"] = async (_, { action }) =>
    action === "open" ? { booking } : refusal;
  const { changeBooking } = setUp({ changeVisit });
  expect(await changeBooking(key, { action: "change", time: "8" })).toMatchObject({
    ...expected,
    booking: { reference: "V-7KQ9-4F" },
    change: { action: "change", time: "8" },
  });
});

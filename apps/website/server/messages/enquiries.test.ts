import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { BadStatusError, type Client, NotFoundError, UnreachableError } from "@manor/content-api";
import { expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { createEnquiries } from "./enquiries.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createOutbox } from "./outbox.ts";

const open = {
  classes: ["VI", "IX"],
  schoolYears: ["2027-2028"],
  extraDays: 0,
  hasSaturdays: true,
  notice: { english: "We answer.", hindi: "हम उत्तर देते हैं।" },
};
const typed = {
  class: "VI",
  schoolYear: "2027-2028",
  boarding: "yes",
  question: "When may we come?",
  name: "Asha Rawat",
  contact: "asha@home.example",
  language: "hi",
  notice: "0a1b2c3d",
  website: "",
};
// Friday evening in India, when it is still Friday in UTC.
const friday = new Date("2026-11-20T13:00:00Z");

function setUp(sendEnquiry: Client["sendEnquiry"] = async () => {}, enquiries?: typeof open) {
  const folder = makeFolder();
  const outbox = createOutbox(folder);
  const send = vi.fn(sendEnquiry);
  const clock = createClock(friday);
  const guard = createGuard({
    limits: { perAddress: 20, perNetwork: 100 },
    trustProxy: false,
    origin: "",
  });
  const handler = createMessageHandler({
    // Only these calls are used.
    client: { sendEnquiry: send, findErased: async () => [] } as unknown as Client,
    outbox,
    clock,
    log: silentLog,
    school: "SGSM",
    guard,
  });
  const receive = createEnquiries({
    send: handler.send,
    clock,
    getSchool: () => (enquiries ? { enquiries } : {}),
    guard,
  });
  return { receive, handler, outbox, folder, send };
}
const openSetUp = (sendEnquiry?: Client["sendEnquiry"]) => setUp(sendEnquiry, open);

test("sends the seven fields, the reference and the promised day to the CMS", async () => {
  const { receive, send } = openSetUp();
  const result = await receive(typed);
  expect(result).toMatchObject({
    outcome: "accepted",
    receipt: { reference: expect.stringMatching(/^E-\w{4}-\w{2}$/), answerBy: "2026-11-21" },
  });
  const [enquiry, headers] = send.mock.calls[0] ?? [];
  const { notice: _, website: __, ...seven } = typed;
  const receipt = "receipt" in result ? result.receipt : {};
  expect(enquiry).toEqual({ ...seven, ...receipt });
  expect(headers).toMatchObject({
    "idempotency-key": expect.stringMatching(/^[0-9a-f]{40}$/),
    "privacy-notice": "0a1b2c3d",
  });
});

test("pressing the button twice gives the same key and reference; another question does not", async () => {
  const { receive, send } = openSetUp();
  const [one, two] = await Promise.all([receive(typed), receive(typed)]);
  const other = await receive({ ...typed, question: "And the fees?" });
  expect(one).toEqual(two);
  expect(other).not.toEqual(one);
  const keys = send.mock.calls.map(([, headers]) => headers?.["idempotency-key"]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("while the CMS is down an enquiry is on the disk before the receipt, once, and is delivered later", async () => {
  let isDown = true;
  const { receive, handler, folder, send } = openSetUp(async () => {
    if (isDown) throw new UnreachableError("/api/admission/SGSM/enquiry", "refused");
  });
  const [one, two] = [await receive(typed), await receive(typed)];
  expect(one).toMatchObject({ outcome: "accepted" });
  expect(two).toEqual(one);
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(1);
  isDown = false;
  send.mockClear();
  await handler.drainOutbox(2_000);
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    name: "Asha Rawat",
    reference: "receipt" in one ? one.receipt.reference : "",
    answerBy: "2026-11-21",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("the CMS learns the address of a stored enquiry, so that it can be erased", async () => {
  const { receive, outbox } = openSetUp(async () => {
    throw new UnreachableError("/api/admission/SGSM/enquiry", "refused");
  });
  await receive(typed);
  const [key = ""] = await outbox.keys();
  await outbox.setAside(key, "refused");
  expect(await outbox.held()).toMatchObject([{ addresses: ["asha@home.example"] }]);
});

test("accepts only the classes and years that the school offers", async () => {
  const { receive, send } = openSetUp();
  expect(await receive({ ...typed, class: "I", schoolYear: "1999-2000" })).toMatchObject({
    outcome: "invalid",
    errors: { class: "Choose a class", schoolYear: "Choose a school year" },
  });
  expect(send).not.toHaveBeenCalled();
});

test("refuses a bot, and everything while the school accepts no enquiries", async () => {
  expect(await openSetUp().receive({ ...typed, website: "x" })).toMatchObject({ status: 403 });
  const closed = setUp();
  expect(await closed.receive(typed)).toEqual({ outcome: "closed", status: 404 });
  expect(closed.send).not.toHaveBeenCalled();
});

test.each([
  [new BadStatusError("/api", 422), 422],
  [new NotFoundError("/api"), 404],
])("reports a rejection of the CMS: %s", async (error, status) => {
  const { receive, outbox } = openSetUp(async () => {
    throw error;
  });
  expect(await receive(typed)).toMatchObject({ outcome: "refused", status });
  expect(await outbox.keys()).toEqual([]);
});

test("a hundred families behind one address of a mobile network are accepted within a minute", async () => {
  const { receive } = openSetUp();
  // Only these parts of a request are used.
  const incoming = {
    socket: { remoteAddress: "203.0.113.7" },
    headers: {},
  } as unknown as IncomingMessage;
  const outcomes = [];
  for (let family = 0; family < 101; family += 1)
    outcomes.push((await receive({ ...typed, name: `Family ${family}` }, incoming)).outcome);
  expect(outcomes.slice(0, 100)).toEqual(Array(100).fill("accepted"));
  expect(outcomes.at(-1)).toBe("limited");
});

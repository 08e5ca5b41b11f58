import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, type HeldMessage, NotFoundError, UnreachableError } from "@manor/content-api";
import { expect, test } from "vitest";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { createDelivery } from "./delivery.ts";
import { createOutbox } from "./outbox.ts";

const stored = (key: string, email: string) => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email, message: "Terms?", schoolcode: "SGSM" },
  notice: "0a1b2c3d",
});

/** A website whose CMS has erased the data about `gone@b.example`. */
async function setUp() {
  const folder = makeFolder();
  const outbox = createOutbox(folder);
  const time = { ms: 0 };
  const asked: HeldMessage[] = [];
  const sent: string[] = [];
  const isGone = ({ addresses }: HeldMessage) => addresses.includes("gone@b.example");
  const client: Pick<Client, "findErased" | "sendEnquiry" | "sendForm" | "sendVisit"> = {
    sendVisit: async () => ({ errors: {} }),
    sendEnquiry: async () => {},
    findErased: async (held) => {
      asked.push(...held);
      return [...held.filter(isGone).map(({ name }) => name), "../outside.json"];
    },
    sendForm: async (_type, _message, headers) => {
      sent.push(headers?.["idempotency-key"] ?? "");
    },
  };
  const { deliverStored } = createDelivery({
    client,
    outbox,
    log: silentLog,
    school: "SGSM",
    inFlight: new Set(),
    now: () => time.ms,
  });
  for (const [key, email] of [
    ["refused", "gone@b.example"],
    ["other", "stays@b.example"],
  ] as const) {
    await outbox.store(stored(key, email));
    await outbox.setAside(key, "refused");
  }
  return { folder, outbox, client, asked, sent, time, deliverStored };
}

/** Makes a message two minutes older. */
function makeOlder(file: string): void {
  const date = new Date(Date.now() - 120_000);
  utimesSync(file, date, date);
}

test("deletes held messages of an erased person, and delivers or retains the others", async () => {
  const { folder, outbox, asked, sent, deliverStored } = await setUp();
  writeFileSync(join(folder, "../outside.json"), "not a message");
  mkdirSync(join(folder, "unreadable"));
  writeFileSync(join(folder, "unreadable/broken.json"), '{"email":"gone@b.example",');
  await outbox.store(stored("waiting", "gone@b.example"));
  makeOlder(join(folder, "waiting.json"));
  await outbox.store(stored("new", "stays@b.example"));
  await deliverStored();
  expect(asked).toHaveLength(4);
  expect(sent).toEqual(["new"]);
  expect(readdirSync(join(folder, "refused"))).toEqual(["other.json"]);
  expect(readdirSync(join(folder, "unreadable"))).toEqual([]);
  expect(readdirSync(join(folder, ".."))).toContain("outside.json");
});

test("asks once a minute, in parts, and not without messages", async () => {
  const { folder, asked, time, deliverStored } = await setUp();
  for (let second = 0; second < 125; second += 5) {
    time.ms = second * 1_000;
    await deliverStored();
  }
  // Two messages at first, then the one that stays.
  expect(asked).toHaveLength(4);
  for (let number = 0; number < 70; number += 1)
    writeFileSync(join(folder, "refused", `${number}.json`), '{"email":"gone@b.example",');
  utimesSync(join(folder, "refused/69.json"), 1, 1);
  time.ms += 60_000;
  await deliverStored();
  // The oldest is past the retention time.
  expect(readdirSync(join(folder, "refused"))).toEqual(["other.json"]);
  expect(asked).toHaveLength(4 + 70);
});

test.each([
  ["no such call", new NotFoundError("/api/erasedMessages/SGSM"), ["new"]],
  ["a wrong answer", new Error("unexpected"), ["new"]],
  ["no response", new UnreachableError("/api/erasedMessages/SGSM", "down"), []],
])(
  "with %s of the CMS it deletes nothing, and asks first when the CMS is back",
  async (_, error, sentMeanwhile) => {
    const { folder, outbox, client, sent, time, deliverStored } = await setUp();
    const { findErased } = client;
    client.findErased = () => Promise.reject(error);
    await outbox.store(stored("new", "stays@b.example"));
    await deliverStored();
    expect(readdirSync(join(folder, "refused"))).toHaveLength(2);
    expect(sent).toEqual(sentMeanwhile);
    client.findErased = findErased;
    await outbox.store(stored("waiting", "gone@b.example"));
    makeOlder(join(folder, "waiting.json"));
    time.ms += 60_000;
    await deliverStored();
    expect(sent).toEqual(["new"]);
    expect(readdirSync(join(folder, "refused"))).toEqual(["other.json"]);
  },
);

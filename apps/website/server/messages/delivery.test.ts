import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadStatusError, type Client, UnreachableError } from "@manor/content-api";
import { afterEach, expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { createDelivery } from "./delivery.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createOutbox } from "./outbox.ts";

afterEach(() => vi.useRealTimers());

const stored = (key: string) => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email: "a@b.example", message: "Terms?", schoolcode: "SGSM" },
  notice: "0a1b2c3d",
});

function setUp(sendForm: (key: string) => Promise<void>) {
  const folder = makeFolder();
  const outbox = createOutbox(folder);
  const time = { ms: 0 };
  const lines: string[] = [];
  const write = (_: object, line: string) => void lines.push(line);
  const sent: string[] = [];
  const delivery = createDelivery({
    client: {
      findErased: async () => [],
      sendEnquiry: async () => {},
      sendVisit: async () => ({ errors: {} }),
      sendForm: async (_type, _message, headers) => {
        const key = headers?.["idempotency-key"] ?? "";
        sent.push(key);
        await sendForm(key);
      },
    },
    outbox,
    log: { info: write, warn: write, error: write },
    school: "SGSM",
    inFlight: new Set(),
    now: () => time.ms,
  });
  /** By default like the site: one attempt every five seconds. */
  async function passTime(seconds: number, step = 5): Promise<void> {
    for (let second = 0; second < seconds; second += step) {
      time.ms += step * 1_000;
      await delivery.deliverStored();
    }
  }
  return { outbox, folder, ...delivery, passTime, sent, lines };
}

test("sets an unreadable file aside, logs it and delivers the others", async () => {
  const { outbox, folder, deliverStored, sent, lines } = setUp(async () => {});
  writeFileSync(join(folder, "broken.json"), "{");
  await outbox.store(stored("good"));
  await deliverStored();
  expect(sent).toEqual(["good"]);
  expect(lines).toContain("A stored message cannot be read; it was set aside");
  expect(await outbox.state()).toMatchObject({ waiting: 0, setAside: 1 });
});

test("sets a message of release 0.1.0 that is too long aside at once, unshortened, and logs it", async () => {
  const { outbox, folder, passTime, sent, lines } = setUp(async () => {});
  const { message, ...rest } = stored("long");
  const long = { ...rest, message: { ...message, message: "a".repeat(10_001) } };
  writeFileSync(join(folder, "long.json"), JSON.stringify(long));
  await passTime(3 * 86_400, 300);
  expect(sent).toEqual([]);
  expect(lines).toEqual(["A stored message cannot be read; it was set aside"]);
  const file = join(folder, "unreadable/long.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(long);
  expect(await outbox.state()).toMatchObject({ waiting: 0, setAside: 1 });
});

test("retries a rejected message with growing delays and delivers the others meanwhile", async () => {
  const { outbox, passTime, sent } = setUp(async (key) => {
    if (key === "refused") throw new BadStatusError("/api/form", 422);
  });
  await outbox.store(stored("refused"));
  await outbox.store(stored("good"));
  await passTime(3_600);
  expect(sent.filter((key) => key === "good")).toHaveLength(1);
  const tries = sent.filter((key) => key === "refused").length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(12);
});

test("sets a message aside after two days of rejections", async () => {
  const { outbox, passTime, sent, lines } = setUp(async () => {
    throw new BadStatusError("/api/form", 422);
  });
  await outbox.store(stored("refused"));
  await passTime(3 * 86_400, 300);
  expect(await outbox.state()).toMatchObject({ waiting: 0, setAside: 1 });
  expect(sent).toHaveLength(55);
  expect(lines).toEqual([
    "A stored message was rejected",
    "A message was rejected too often and set aside",
  ]);
});

test("retries with one message and growing delays while the CMS is down", async () => {
  let isDown = true;
  const { outbox, passTime, sent } = setUp(async () => {
    if (isDown) throw new UnreachableError("/api/form");
  });
  for (const key of ["one", "two", "three"]) await outbox.store(stored(key));
  await passTime(600);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.length).toBeLessThan(30);
  isDown = false;
  await passTime(30);
  expect(await outbox.keys()).toEqual([]);
});

function createHandler(sendForm: Client["sendForm"]) {
  const outbox = createOutbox(makeFolder());
  const messages = createMessageHandler({
    // Only this call is used.
    client: { sendForm } as unknown as Client,
    outbox,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    log: silentLog,
    school: "SGSM",
    guard: { count: () => 0 },
  });
  return { messages, outbox };
}

const typed = { name: "A Parent", email: "a@b.example", message: "Terms?" };

test("F2 R55 stores the message after two seconds while the CMS hangs, and sends it once", async () => {
  let accept = () => {};
  const sendForm = vi.fn(() => new Promise<void>((resolve) => (accept = resolve)));
  const { messages, outbox } = createHandler(sendForm);
  const started = performance.now();
  expect(await messages.receiveMessage(typed, "CF")).toEqual({ outcome: "stored" });
  expect(performance.now() - started).toBeGreaterThan(1_900);
  expect(performance.now() - started).toBeLessThan(10_000);
  await messages.deliverStored();
  expect(sendForm).toHaveBeenCalledTimes(1);
  accept();
  await expect.poll(async () => (await outbox.state()).waiting).toBe(0);
});

test("F2 R55 retries the message when the hanging request fails", async () => {
  let fail = (_: Error) => {};
  const sendForm = vi.fn(() => new Promise<void>((_, failed) => (fail = failed)));
  const { messages, outbox } = createHandler(sendForm);
  expect(await messages.receiveMessage(typed, "CF")).toEqual({ outcome: "stored" });
  fail(new UnreachableError("/api/form"));
  sendForm.mockImplementation(async () => {});
  await expect
    .poll(async () => {
      await messages.deliverStored();
      return (await outbox.state()).waiting;
    })
    .toBe(0);
  expect(sendForm).toHaveBeenCalledTimes(2);
});

test("F16 returns 503 when the CMS hangs and the disk is full", async () => {
  const { messages, outbox } = createHandler(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    throw new UnreachableError("/api/form");
  });
  vi.spyOn(outbox, "store").mockRejectedValue(Object.assign(new Error("disk"), { code: "ENOSPC" }));
  expect(await messages.receiveMessage(typed, "CF")).toEqual({ outcome: "refused", status: 503 });
});

test("delivers queued messages on shutdown without waiting for the retry delay", async () => {
  let isDown = true;
  const { outbox, deliverStored, drainOutbox, sent, lines } = setUp(async () => {
    if (isDown) throw new UnreachableError("/api/form");
  });
  for (const key of ["one", "two"]) await outbox.store(stored(key));
  await deliverStored();
  await deliverStored();
  expect(sent).toEqual(["one"]);
  await drainOutbox(1_000);
  expect(await outbox.state()).toMatchObject({ waiting: 2 });
  expect(lines).toContain("Messages wait in the outbox until the next start");
  isDown = false;
  lines.length = 0;
  await drainOutbox(1_000);
  expect(await outbox.state()).toMatchObject({ waiting: 0 });
  expect(lines).not.toContain("Messages wait in the outbox until the next start");
});

test("ends the shutdown delivery after the time limit while the CMS hangs", async () => {
  const { outbox, drainOutbox, lines } = setUp(() => new Promise(() => {}));
  await outbox.store(stored("one"));
  const startedAt = performance.now();
  await drainOutbox(50);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(await outbox.state()).toMatchObject({ waiting: 1 });
  expect(lines).toContain("Messages wait in the outbox until the next start");
});

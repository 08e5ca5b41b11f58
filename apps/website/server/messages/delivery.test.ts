import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadStatusError, type Client, UnreachableError } from "@manor/content-api";
import { afterEach, expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { createDelivery } from "./delivery.ts";
import { createMessageHandler } from "./message-handler.ts";
import { makeOutbox, removeOutboxes } from "./outbox-stage.ts";

afterEach(() => {
  vi.useRealTimers();
  removeOutboxes();
});

const stored = (key: string) => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email: "a@b.example", message: "Terms?", schoolcode: "SGSM" },
});

function setStage(sendForm: (key: string) => Promise<void>) {
  const { outbox, folder } = makeOutbox();
  const time = { ms: 0 };
  const lines: string[] = [];
  const write = (_: object, line: string) => void lines.push(line);
  const sent: string[] = [];
  const delivery = createDelivery({
    client: {
      sendForm: async (_type, _message, headers) => {
        const key = headers?.["idempotency-key"] ?? "";
        sent.push(key);
        await sendForm(key);
      },
    },
    outbox,
    log: { info: write, warn: write, error: write },
    school: "SGSM",
    underWay: new Set(),
    now: () => time.ms,
  });
  /** As the site does it: a try every five seconds. */
  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 5) {
      time.ms += 5_000;
      await delivery.deliverStored();
    }
  }
  return { outbox, folder, ...delivery, pass, sent, lines };
}

test("one file that cannot be read keeps no message waiting, and is told", async () => {
  const { outbox, folder, deliverStored, sent, lines } = setStage(async () => {});
  writeFileSync(join(folder, "broken.json"), "{");
  await outbox.store(stored("good"));
  await deliverStored();
  expect(sent).toEqual(["good"]);
  expect(lines).toContain("A stored message cannot be read; it was set aside");
  expect(await outbox.state()).toMatchObject({ waiting: 0, setAside: 1 });
});

test("a message that the host refuses is sent again after longer and longer pauses, and the others pass it", async () => {
  const { outbox, pass, sent } = setStage(async (key) => {
    if (key === "refused") throw new BadStatusError("/api/form", 422);
  });
  await outbox.store(stored("refused"));
  await outbox.store(stored("good"));
  await pass(3_600);
  expect(sent.filter((key) => key === "good")).toHaveLength(1);
  const tries = sent.filter((key) => key === "refused").length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(12);
});

test("a message that the host refuses for days is set aside and never sent again", async () => {
  const { outbox, pass, sent, lines } = setStage(async () => {
    throw new BadStatusError("/api/form", 422);
  });
  await outbox.store(stored("refused"));
  await pass(3 * 86_400);
  expect(await outbox.state()).toMatchObject({ waiting: 0, setAside: 1 });
  expect(sent).toHaveLength(55);
  expect(lines).toEqual([
    "A stored contact message was refused",
    "A stored contact message is refused for good; it was set aside",
  ]);
});

test("a host that is away is asked with one message at a time, ever more seldom, and soon again when it is back", async () => {
  let isDown = true;
  const { outbox, pass, sent } = setStage(async () => {
    if (isDown) throw new UnreachableError("/api/form");
  });
  for (const key of ["one", "two", "three"]) await outbox.store(stored(key));
  await pass(600);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.length).toBeLessThan(30);
  isDown = false;
  await pass(30);
  expect(await outbox.keys()).toEqual([]);
});

function handlerBefore(sendForm: Client["sendForm"]) {
  const { outbox } = makeOutbox();
  const quiet = () => {};
  const messages = createMessageHandler({
    // Only this one call is made here.
    client: { sendForm } as unknown as Client,
    outbox,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    log: { info: quiet, warn: quiet, error: quiet },
    school: "SGSM",
    guard: { count: () => 0 },
  });
  return { messages, outbox };
}

const typed = { name: "A Parent", email: "a@b.example", message: "Terms?" };

test("F2 R55 a host that hangs costs the sender two seconds; his message is kept and, taken late, not sent twice", async () => {
  let take = () => {};
  const sendForm = vi.fn(() => new Promise<void>((taken) => (take = taken)));
  const { messages, outbox } = handlerBefore(sendForm);
  const started = performance.now();
  expect(await messages.receiveMessage(typed, "CF")).toEqual({ outcome: "stored" });
  expect(performance.now() - started).toBeGreaterThan(1_900);
  expect(performance.now() - started).toBeLessThan(10_000);
  await messages.deliverStored();
  expect(sendForm).toHaveBeenCalledTimes(1);
  take();
  await expect.poll(async () => (await outbox.state()).waiting).toBe(0);
});

test("F2 R55 when the host that hung refuses or dies after all, the message still waits", async () => {
  let fail = (_: Error) => {};
  const sendForm = vi.fn(() => new Promise<void>((_, failed) => (fail = failed)));
  const { messages, outbox } = handlerBefore(sendForm);
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

test("F16 with a hanging host and a full disk, nobody is thanked for nothing", async () => {
  const { messages, outbox } = handlerBefore(async () => {
    await new Promise((over) => setTimeout(over, 2_300));
    throw new UnreachableError("/api/form");
  });
  vi.spyOn(outbox, "store").mockRejectedValue(Object.assign(new Error("disk"), { code: "ENOSPC" }));
  expect(await messages.receiveMessage(typed, "CF")).toEqual({ outcome: "refused", status: 503 });
});

test("before the process ends, what waits is tried once more, however long the host had been away", async () => {
  let isAway = true;
  const { outbox, deliverStored, deliverLast, sent, lines } = setStage(async () => {
    if (isAway) throw new UnreachableError("/api/form");
  });
  for (const key of ["one", "two"]) await outbox.store(stored(key));
  await deliverStored();
  await deliverStored();
  expect(sent).toEqual(["one"]);
  await deliverLast(1_000);
  expect(await outbox.state()).toMatchObject({ waiting: 2 });
  expect(lines).toContain("Messages wait in the outbox until the next start");
  isAway = false;
  lines.length = 0;
  await deliverLast(1_000);
  expect(await outbox.state()).toMatchObject({ waiting: 0 });
  expect(lines).not.toContain("Messages wait in the outbox until the next start");
});

test("a host that says nothing does not keep the process from ending", async () => {
  const { outbox, deliverLast, lines } = setStage(() => new Promise(() => {}));
  await outbox.store(stored("one"));
  const began = performance.now();
  await deliverLast(50);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await outbox.state()).toMatchObject({ waiting: 1 });
  expect(lines).toContain("Messages wait in the outbox until the next start");
});

import { BadStatusError, type Client, TimeoutError, UnreachableError } from "@manor/contract";
import { expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { createMessageDesk } from "./message-desk.ts";
import type { StoredMessage } from "./outbox.ts";

const fields = { name: " A Parent ", email: "a@b.example", message: "When do terms begin?" };

function makeDesk(sendForm: Client["sendForm"]) {
  const waiting = new Map<string, StoredMessage>();
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const send = vi.fn(sendForm);
  const outbox = {
    store: vi.fn(async (message: StoredMessage) => void waiting.set(message.key, message)),
    list: async () => [...waiting.values()],
    remove: async (key: string) => void waiting.delete(key),
  };
  const desk = createMessageDesk({
    // Only this one call is made here.
    client: { sendForm: send } as unknown as Client,
    outbox,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    log: { info: write, warn: write, error: write },
    school: "SGSM",
    formType: "CF",
  });
  return { desk, send, outbox, waiting, lines };
}

test("A207 A208 a message goes out trimmed, with exactly four fields", async () => {
  const { desk, send } = makeDesk(async () => {});
  expect(await desk.accept(fields)).toEqual({ outcome: "sent" });
  const [formType, message] = send.mock.calls[0] ?? [];
  expect(formType).toBe("CF");
  expect(message).toEqual({ ...fields, name: "A Parent", schoolcode: "SGSM" });
});

test.each([
  new UnreachableError("/api/form"),
  new TimeoutError("/api/form", 1),
  new BadStatusError("/api/form", 502),
  new BadStatusError("/api/form", 503),
  new BadStatusError("/api/form", 504),
])("A213 with the host down (%o) the message is stored and delivered later", async (failure) => {
  let isDown = true;
  const { desk, waiting, send } = makeDesk(async () => {
    if (isDown) throw failure;
  });
  expect(await desk.accept(fields)).toEqual({ outcome: "stored" });
  await desk.deliverStored();
  expect(waiting.size).toBe(1);
  isDown = false;
  await desk.deliverStored();
  expect(waiting.size).toBe(0);
  const keys = send.mock.calls.map(([, , headers]) => headers?.["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
});

test.each([400, 422, 500])(
  "A211 a host that answers %i has refused the message",
  async (status) => {
    const { desk, outbox } = makeDesk(async () => {
      throw new BadStatusError("/api/form", status);
    });
    expect(await desk.accept(fields)).toEqual({ outcome: "refused", status });
    expect(outbox.store).not.toHaveBeenCalled();
  },
);

test("A211 a store that fails is told as a failure, never as thanks", async () => {
  const { desk, outbox } = makeDesk(async () => {
    throw new UnreachableError("/api/form");
  });
  outbox.store.mockRejectedValue(Object.assign(new Error("disk"), { code: "ENOSPC" }));
  expect(await desk.accept(fields)).toEqual({ outcome: "refused", status: 503 });
});

test("a double click is one message: the same text has the same key", async () => {
  const { desk, send } = makeDesk(async () => {});
  await desk.accept(fields);
  await desk.accept({ ...fields });
  await desk.accept({ ...fields, message: "Another one" });
  const keys = send.mock.calls.map(([, , headers]) => headers?.["idempotency-key"]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the log holds nothing that a visitor typed", async () => {
  const { desk, lines } = makeDesk(async () => {
    throw new BadStatusError("/api/form", 500);
  });
  await desk.accept(fields);
  const text = JSON.stringify(lines);
  for (const typed of ["A Parent", "a@b.example", "When do terms"])
    expect(text).not.toContain(typed);
});

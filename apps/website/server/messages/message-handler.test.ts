import type { IncomingMessage } from "node:http";
import { BadStatusError, type Client, UnreachableError } from "@manor/content-api";
import { expect, test, vi } from "vitest";
import { createClock } from "../../content/clock.ts";
import { makeFolder } from "../../content/test-content.ts";
import { visitorAddress } from "../visitors/rate-limiter.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createOutbox } from "./outbox.ts";

const fields = { name: " A Parent ", email: "a@b.example", message: "When do terms begin?" };

/** The parts of a visitor's request that are used. */
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { "x-forwarded-for": forwarded } : {},
  }) as unknown as IncomingMessage;

function makeHandler(sendForm: Client["sendForm"]) {
  const outbox = createOutbox(makeFolder());
  const store = vi.spyOn(outbox, "store");
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const send = vi.fn(sendForm);
  const messages = createMessageHandler({
    // Only this call is used.
    client: { sendForm: send } as unknown as Client,
    outbox,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    log: { info: write, warn: write, error: write },
    school: "SGSM",
    guard: createGuard({
      limits: { perAddress: 20, perNetwork: 100 },
      trustProxy: false,
      origin: "",
    }),
  });
  return { messages, send, store, lines };
}

test("sends a trimmed message with exactly four fields [A207, A208]", async () => {
  const { messages, send } = makeHandler(async () => {});
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "sent" });
  const [formType, message] = send.mock.calls[0] ?? [];
  expect(formType).toBe("CF");
  expect(message).toEqual({ ...fields, name: "A Parent", schoolcode: "SGSM" });
});

test("sends the version of the privacy notice that the visitor saw, also from the outbox", async () => {
  let isDown = false;
  const { messages, send } = makeHandler(async () => {
    if (isDown) throw new UnreachableError("/api/form");
  });
  const sentNotice = () => send.mock.lastCall?.[2]?.["privacy-notice"];
  await messages.receiveMessage({ ...fields, notice: "0a1b2c3d" }, "CF");
  expect(sentNotice()).toBe("0a1b2c3d");
  await messages.receiveMessage({ ...fields, notice: "x\r\ny" }, "CF");
  expect(sentNotice()).toBe("");
  isDown = true;
  const later = { ...fields, message: "Later", notice: "3d2c1b0a" };
  expect(await messages.receiveMessage(later, "CF")).toEqual({ outcome: "stored" });
  isDown = false;
  send.mockClear();
  await messages.deliverStored();
  expect(sentNotice()).toBe("3d2c1b0a");
});

test("returns 503 when the message cannot be stored [A211]", async () => {
  const { messages, store } = makeHandler(async () => {
    throw new UnreachableError("/api/form");
  });
  store.mockRejectedValue(Object.assign(new Error("disk"), { code: "ENOSPC" }));
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "refused", status: 503 });
});

test("derives the same idempotency key from the same text", async () => {
  const { messages, send } = makeHandler(async () => {});
  await messages.receiveMessage(fields, "CF");
  await messages.receiveMessage({ ...fields }, "CF");
  await messages.receiveMessage({ ...fields, message: "Another one" }, "CF");
  const keys = send.mock.calls.map(([, , headers]) => headers?.["idempotency-key"]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  await messages.receiveMessage(fields, "visit");
  const last = send.mock.calls.at(-1);
  expect(last?.[0]).toBe("visit");
  expect(last?.[2]?.["idempotency-key"]).not.toBe(keys[0]);
});

test("rejects the 21st message of a minute with Retry-After", async () => {
  const { messages, send, store } = makeHandler(async () => {});
  for (let n = 0; n < 20; n += 1) {
    expect(await messages.receiveMessage(fields, "CF", from("203.0.113.7"))).toEqual({
      outcome: "sent",
    });
  }
  const delivery = await messages.receiveMessage(fields, "CF", from("203.0.113.7"));
  expect(delivery).toMatchObject({ outcome: "limited", status: 429 });
  expect(delivery.outcome === "limited" && delivery.retryAfter).toBeGreaterThan(0);
  expect(delivery.outcome === "limited" && delivery.retryAfter).toBeLessThanOrEqual(60);
  expect(send).toHaveBeenCalledTimes(20);
  expect(store).not.toHaveBeenCalled();
  expect(await messages.receiveMessage(fields, "CF", from("203.0.113.8"))).toEqual({
    outcome: "sent",
  });
});

test("reads the visitor's address from the proxy's header only behind a proxy", () => {
  const behind = from("127.0.0.1", "198.51.100.9, 203.0.113.7");
  expect(visitorAddress(behind, true)).toBe("203.0.113.7");
  expect(visitorAddress(behind, false)).toBe("127.0.0.1");
  expect(visitorAddress(from("127.0.0.1"), true)).toBe("127.0.0.1");
  expect(visitorAddress(undefined, true)).toBe("");
});

test("logs nothing that a visitor typed", async () => {
  const { messages, lines } = makeHandler(async () => {
    throw new BadStatusError("/api/form", 500);
  });
  await messages.receiveMessage(fields, "CF");
  const text = JSON.stringify(lines);
  for (const typed of ["A Parent", "a@b.example", "When do terms"])
    expect(text).not.toContain(typed);
});

test("sends the visitor's request id to the CMS", async () => {
  const { messages, send } = makeHandler(async () => {});
  const request = Object.assign(from("203.0.113.77"), {
    headers: { "x-request-id": "4bf92f35-77b3" },
  });
  await messages.receiveMessage(fields, "CF", request);
  expect(send.mock.calls[0]?.[2]).toMatchObject({ "x-request-id": "4bf92f35-77b3" });
});

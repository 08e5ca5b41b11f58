import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createClient } from "@manor/content-api";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler, type Delivery } from "./message-handler.ts";
import { makeOutbox, removeOutboxes } from "./outbox-stage.ts";

/** What becomes of a parent's message in every way in which a CMS can fail. */
const fields = { name: "A Parent", email: "a@b.example", message: "When do terms begin?" };
const TAKEN = "HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}";
const statusLine = (status: number) => `HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`;

type Treatment = (socket: Socket, take: () => void) => void;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  removeOutboxes();
});

/** A server at the level of TCP: handles the first message in this way, and accepts the next. Stores one per key. */
async function openHost(first: Treatment) {
  const keys = new Set<string>();
  const treatments = [first];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (bytes) => {
      const [, key = ""] = /idempotency-key: (\S+)/i.exec(bytes.toString("latin1")) ?? [];
      const treat = treatments.shift() ?? takeIt;
      treat(socket, () => keys.add(key));
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { port, keys };
}

const takeIt: Treatment = (socket, take) => {
  take();
  socket.end(TAKEN);
};

function handlerBefore(baseUrl: string, timeoutMs = 10_000) {
  const { outbox } = makeOutbox();
  const waiting = async () => (await outbox.state()).waiting;
  const quiet = () => {};
  const handlerAt = (url: string, patienceMs = 10_000) =>
    createMessageHandler({
      client: createClient({ baseUrl: url, school: "SGSM", timeoutMs: patienceMs }),
      outbox,
      clock: createClock(new Date("2026-11-20T04:30:00Z")),
      log: { info: quiet, warn: quiet, error: quiet },
      school: "SGSM",
      guard: createGuard({
        limits: { perAddress: 100, perNetwork: 100 },
        trustProxy: false,
        origin: "",
      }),
    });
  return { messages: handlerAt(baseUrl, timeoutMs), handlerAt, waiting };
}

async function sendTo(treatment: Treatment): Promise<{
  delivery: Delivery;
  left: number;
  kept: number;
}> {
  const { port, keys } = await openHost(treatment);
  const { messages, waiting } = handlerBefore(`http://127.0.0.1:${port}`);
  const delivery = await messages.receiveMessage(fields, "CF");
  await messages.deliverStored();
  return { delivery, left: await waiting(), kept: keys.size };
}

const saying =
  (text: string): Treatment =>
  (socket) =>
    void socket.end(text);

test.each<[string, Treatment]>([
  ["closes the connection before its first byte", (socket) => socket.end()],
  ["drops the connection before its first byte", (socket) => socket.destroy()],
  ["resets the connection", (socket) => void socket.resetAndDestroy()],
  [
    "takes the message and dies before it can say so",
    (socket, take) => {
      take();
      socket.resetAndDestroy();
    },
  ],
  ["dies in the middle of its first line", saying("HTTP/1.1 20")],
  ["dies in the middle of its headers", saying("HTTP/1.1 201 Created\r\ncontent-le")],
  ["speaks another language", saying("SSH-2.0-OpenSSH_9.2\r\n")],
  ["answers with bytes of no sense", saying("\0\u0001\u0002\r\n\r\n")],
  ["says 502", saying(statusLine(502))],
  ["says 503", saying(statusLine(503))],
  ["says 504", saying(statusLine(504))],
  [
    "says 503 and dies in its own page about it",
    saying("HTTP/1.1 503 No\r\ncontent-length: 999\r\n\r\n<h1>"),
  ],
])("a host that %s: thanked, kept, delivered once [A213, R55]", async (_, treatment) => {
  const { delivery, left, kept } = await sendTo(treatment);
  expect(delivery).toEqual({ outcome: "stored" });
  expect(left).toBe(0);
  expect(kept).toBe(1);
});

test("a host that says nothing: thanked, kept, delivered once [A213, R55]", async () => {
  const { port, keys } = await openHost(() => {});
  const { messages, handlerAt, waiting } = handlerBefore(`http://127.0.0.1:${port}`, 300);
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "stored" });
  await handlerAt(`http://127.0.0.1:${port}`).deliverStored();
  expect(await waiting()).toBe(0);
  expect(keys.size).toBe(1);
});

test.each([
  ["nobody listens", "http://127.0.0.1:9"],
  ["its name is not known", "http://host.invalid"],
  ["its port is none that may be asked", "http://127.0.0.1:25"],
])("where %s, the message is kept until somebody does [A213, R55]", async (_, url) => {
  const { messages, handlerAt, waiting } = handlerBefore(url);
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "stored" });
  await messages.deliverStored();
  expect(await waiting()).toBe(1);
  const { port, keys } = await openHost(takeIt);
  await handlerAt(`http://127.0.0.1:${port}`).deliverStored();
  expect(await waiting()).toBe(0);
  expect(keys.size).toBe(1);
});

test("a host without the encryption that its address promises: kept [A213, R55]", async () => {
  const { port } = await openHost(takeIt);
  const { messages, waiting } = handlerBefore(`https://127.0.0.1:${port}`);
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "stored" });
  expect(await waiting()).toBe(1);
});

test.each([
  [400, 400],
  [403, 403],
  [404, 404],
  [413, 413],
  [422, 422],
  [429, 429],
  [500, 500],
  [501, 501],
])("a host that says %i has refused it: told, and not kept [A211, R54]", async (status, told) => {
  const { delivery, left } = await sendTo(saying(statusLine(status)));
  expect(delivery).toEqual({ outcome: "refused", status: told });
  expect(left).toBe(0);
});

test.each([
  ["to another page of its own", "/thanks"],
  ["to somebody else", "https://elsewhere.example/"],
])("a host that sends the message on %s has not taken it [A211, R54]", async (_, location) => {
  const { delivery, left } = await sendTo(
    saying(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`),
  );
  expect(delivery).toEqual({ outcome: "refused", status: 502 });
  expect(left).toBe(0);
});

test("a host that says taken has taken it, whatever becomes of the rest of its answer", async () => {
  for (const rest of ["", "{", "<html>"]) {
    const answer = `HTTP/1.1 201 Created\r\ncontent-length: 999\r\n\r\n${rest}`;
    const { delivery, left } = await sendTo(saying(answer));
    expect(delivery).toEqual({ outcome: "sent" });
    expect(left).toBe(0);
  }
});

test("wherever an answer breaks off, a message is sent, kept or refused, and never lost [R55]", async () => {
  const answers = fc.constantFrom(
    { text: TAKEN, whole: "sent" },
    { text: statusLine(503), whole: "stored" },
    { text: statusLine(500), whole: "refused" },
  );
  const cut = fc.tuple(answers, fc.nat({ max: 60 }));
  await fc.assert(
    fc.asyncProperty(cut, async ([{ text, whole }, length]) => {
      const part = text.slice(0, length);
      const { delivery, left } = await sendTo(saying(part));
      expect(delivery.outcome).toBe(part.includes("\r\n\r\n") ? whole : "stored");
      expect(left).toBe(0);
    }),
    { numRuns: 60 },
  );
});

import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createClient } from "@manor/content-api";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import type { Delivery } from "../../model/message-results.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createOutbox } from "./outbox.ts";

/** The outcome of a message for every kind of CMS failure. */
const fields = { name: "A Parent", email: "a@b.example", message: "When do terms begin?" };
const CREATED = "HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}";
const statusLine = (status: number) => `HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`;

type SocketHandler = (socket: Socket, accept: () => void) => void;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A fake CMS on a raw socket: handles the first message with `first`, accepts the next, and records the keys. */
async function startCms(first: SocketHandler) {
  const keys = new Set<string>();
  const handlers = [first];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (bytes) => {
      const [, key = ""] = /idempotency-key: (\S+)/i.exec(bytes.toString("latin1")) ?? [];
      const handler = handlers.shift() ?? acceptMessage;
      handler(socket, () => keys.add(key));
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { port, keys };
}

const acceptMessage: SocketHandler = (socket, accept) => {
  accept();
  socket.end(CREATED);
};

function createHandlers(baseUrl: string, timeoutMs = 10_000) {
  const outbox = createOutbox(makeFolder());
  const waiting = async () => (await outbox.state()).waiting;
  const createHandlerFor = (url: string, requestTimeoutMs = 10_000) =>
    createMessageHandler({
      client: createClient({ baseUrl: url, school: "SGSM", timeoutMs: requestTimeoutMs }),
      outbox,
      clock: createClock(new Date("2026-11-20T04:30:00Z")),
      log: silentLog,
      school: "SGSM",
      guard: createGuard({
        limits: { perAddress: 100, perNetwork: 100 },
        trustProxy: false,
        origin: "",
      }),
    });
  return { messages: createHandlerFor(baseUrl, timeoutMs), createHandlerFor, waiting };
}

async function sendTo(handler: SocketHandler): Promise<{
  delivery: Delivery;
  waitingCount: number;
  storedCount: number;
}> {
  const { port, keys } = await startCms(handler);
  const { messages, waiting } = createHandlers(`http://127.0.0.1:${port}`);
  const delivery = await messages.receiveMessage(fields, "CF");
  await messages.deliverStored();
  return { delivery, waitingCount: await waiting(), storedCount: keys.size };
}

const respondWith =
  (text: string): SocketHandler =>
  (socket) =>
    void socket.end(text);

test.each<[string, SocketHandler]>([
  ["drops the connection before its first byte", (socket) => socket.destroy()],
  ["resets the connection", (socket) => void socket.resetAndDestroy()],
  [
    "accepts the message and drops the connection before it responds",
    (socket, accept) => {
      accept();
      socket.resetAndDestroy();
    },
  ],
  ["speaks another protocol", respondWith("SSH-2.0-OpenSSH_9.2\r\n")],
  ["sends garbage", respondWith("\0\u0001\u0002\r\n\r\n")],
  ["returns 502", respondWith(statusLine(502))],
  ["returns 503", respondWith(statusLine(503))],
  ["returns 504", respondWith(statusLine(504))],
  [
    "returns 503 and drops the connection in the body",
    respondWith("HTTP/1.1 503 No\r\ncontent-length: 999\r\n\r\n<h1>"),
  ],
])("stores the message and delivers it once when the CMS %s [A213, R55]", async (_, handler) => {
  const { delivery, waitingCount, storedCount } = await sendTo(handler);
  expect(delivery).toEqual({ outcome: "stored" });
  expect(waitingCount).toBe(0);
  expect(storedCount).toBe(1);
});

test("stores the message and delivers it once when the CMS does not respond [A213, R55]", async () => {
  const { port, keys } = await startCms(() => {});
  const { messages, createHandlerFor, waiting } = createHandlers(`http://127.0.0.1:${port}`, 300);
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "stored" });
  await createHandlerFor(`http://127.0.0.1:${port}`).deliverStored();
  expect(await waiting()).toBe(0);
  expect(keys.size).toBe(1);
});

test.each([
  ["no server listens", "http://127.0.0.1:9"],
  ["the host name is unknown", "http://host.invalid"],
  ["the port is blocked by fetch", "http://127.0.0.1:25"],
])("stores the message until the CMS is reachable when %s [A213, R55]", async (_, url) => {
  const { messages, createHandlerFor, waiting } = createHandlers(url);
  expect(await messages.receiveMessage(fields, "CF")).toEqual({ outcome: "stored" });
  await messages.deliverStored();
  expect(await waiting()).toBe(1);
  const { port, keys } = await startCms(acceptMessage);
  await createHandlerFor(`http://127.0.0.1:${port}`).deliverStored();
  expect(await waiting()).toBe(0);
  expect(keys.size).toBe(1);
});

test("stores the message when the TLS handshake fails [A213, R55]", async () => {
  const { port } = await startCms(acceptMessage);
  const { messages, waiting } = createHandlers(`https://127.0.0.1:${port}`);
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
])(
  "reports a rejection and stores nothing when the CMS returns %i [A211, R54]",
  async (status, expected) => {
    const { delivery, waitingCount } = await sendTo(respondWith(statusLine(status)));
    expect(delivery).toEqual({ outcome: "refused", status: expected });
    expect(waitingCount).toBe(0);
  },
);

test.each([
  ["to its own page", "/thanks"],
  ["to another site", "https://elsewhere.example/"],
])("reports a rejection when the CMS redirects %s [A211, R54]", async (_, location) => {
  const { delivery, waitingCount } = await sendTo(
    respondWith(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`),
  );
  expect(delivery).toEqual({ outcome: "refused", status: 502 });
  expect(waitingCount).toBe(0);
});

test("reports success after the status line, whatever happens to the body", async () => {
  for (const rest of ["", "{", "<html>"]) {
    const partial = `HTTP/1.1 201 Created\r\ncontent-length: 999\r\n\r\n${rest}`;
    const { delivery, waitingCount } = await sendTo(respondWith(partial));
    expect(delivery).toEqual({ outcome: "sent" });
    expect(waitingCount).toBe(0);
  }
});

test("never loses a message when a response is cut off [R55]", async () => {
  const responses = fc.constantFrom(
    { text: CREATED, whole: "sent" },
    { text: statusLine(503), whole: "stored" },
    { text: statusLine(500), whole: "refused" },
  );
  const cut = fc.tuple(responses, fc.nat({ max: 60 }));
  await fc.assert(
    fc.asyncProperty(cut, async ([{ text, whole }, length]) => {
      const part = text.slice(0, length);
      const { delivery, waitingCount } = await sendTo(respondWith(part));
      expect(delivery.outcome).toBe(part.includes("\r\n\r\n") ? whole : "stored");
      expect(waitingCount).toBe(0);
    }),
    { numRuns: 60 },
  );
});

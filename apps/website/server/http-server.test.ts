import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../content/test-content.ts";
import { readBody, reply } from "./http/exchange.ts";
import { createHttpServer, disconnectSlowClients } from "./http-server.ts";

const LARGE = 8 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "manor-server-"));
const film = join(folder, "film.mp4");
let handled = 0;
const server = createHttpServer({
  steps: [
    async ({ path, request }) => {
      handled += 1;
      if (path === "/film") return reply(200, {}, { size: LARGE, chunks: createReadStream(film) });
      if (path === "/large") return reply(200, {}, Buffer.alloc(LARGE));
      if (path === "/form") return reply(200, {}, `read: '${await readBody(request)}'`);
      if (path !== "/slow") return reply(200, {}, "page");
      await wait(300);
      return reply(200, {}, "done");
    },
  ],
  log: silentLog,
});
// Longer than a busy machine may pause the quick client.
disconnectSlowClients(server, 2_000);

beforeAll(async () => {
  writeFileSync(film, Buffer.alloc(LARGE));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function open(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  return new Promise((ready) => {
    const socket = connect(port, "127.0.0.1", () => ready(socket));
    socket.on("error", () => {});
  });
}

/** Sends raw bytes and returns the response until the connection ends. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = await open();
  socket.write(bytes);
  let response = "";
  for await (const chunk of socket) response += chunk;
  return response;
}

const countOpenFilms = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === film;
    } catch {
      return false;
    }
  }).length;

test("closes all files when a client with pipelined requests disconnects", async () => {
  const socket = await open();
  socket.write("GET /film HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(7));
  await expect.poll(countOpenFilms).toBeGreaterThan(0);
  socket.destroy();
  await expect.poll(countOpenFilms).toBe(0);
});

test("closes a connection with forty pipelined requests, and no other", async () => {
  handled = 0;
  const response = await sendRaw("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(40));
  expect(response).toBe("");
  expect(handled).toBeLessThanOrEqual(8);
  expect(await sendRaw("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).toContain(
    "200 OK",
  );
});

test("responds to a few pipelined requests in order", async () => {
  const response = await sendRaw(
    "GET /slow HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
  );
  expect(response.match(/\r\n\r\n(done|page)/g)).toEqual(["\r\n\r\ndone", "\r\n\r\npage"]);
});

test("reads a POST without a body as an empty form", async () => {
  const response = await sendRaw("POST /form HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(response).toContain("\r\n\r\nread: ''");
});

test("F12 ends the connection of a body that takes more than ten seconds", async () => {
  const slow = await open();
  slow.write("POST /form HTTP/1.1\r\nhost: a\r\ncontent-length: 99\r\n\r\n");
  const start = performance.now();
  const trickle = setInterval(() => slow.write("a"), 500);
  slow.resume();
  await new Promise((closed) => slow.once("close", closed));
  clearInterval(trickle);
  const seconds = (performance.now() - start) / 1_000;
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(20);
});

const END = "connection: close\r\n\r\n";
test.each([
  ["nonsense", "nonsense\r\n\r\n", 400],
  ["no host", `GET / HTTP/1.1\r\n${END}`, 400],
  ["two hosts", `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n${END}`, 400],
  ["another site's address", `GET http://elsewhere.example/ HTTP/1.1\r\nhost: a\r\n${END}`, 400],
  ["a backslash", `GET /\\elsewhere.example HTTP/1.1\r\nhost: a\r\n${END}`, 400],
  [
    "two kinds of length",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc",
    400,
  ],
  ["17 KB of headers", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(17_000)}\r\n\r\n`, 431],
])("F24 rejects %s with the security headers", async (_, bytes, status) => {
  const response = (await sendRaw(bytes)).toLowerCase();
  expect(response).toContain(`http/1.1 ${status} `);
  for (const header of [
    "content-security-policy: default-src 'none'",
    "strict-transport-security: ",
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "cache-control: no-store",
  ])
    expect(response).toContain(header);
});

test("F12 disconnects a client that reads a long response too slowly", async () => {
  const served = new Promise<Socket>((opened) => server.once("connection", opened));
  const slow = await open();
  slow.pause();
  slow.write("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const trickle = setInterval(() => slow.read(1), 50);
  const quick = (
    await sendRaw("GET /large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
  ).length;
  expect(quick).toBeGreaterThan(LARGE);
  const { closed } = await served.then((socket) =>
    vi.waitFor(() => {
      expect(socket.closed).toBe(true);
      return socket;
    }, 20_000),
  );
  clearInterval(trickle);
  expect(closed).toBe(true);
  slow.destroy();
});

import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onClientError } from "./client-errors.ts";

let pauseMs = 0;
const codes: unknown[] = [];
const limits = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20 };
const server = createServer(limits, (_, response) => void response.end("a page"));
server.on("connection", () => {
  const start = performance.now();
  while (performance.now() - start < pauseMs);
});
onClientError(server, ({ code }, socket) => {
  codes.push(code);
  socket.end("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n");
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());
const getPort = () => (server.address() as AddressInfo).port;

test("answers a request that arrived while the process could not read", async () => {
  pauseMs = 500;
  // In another thread, which does not pause.
  const client = new Worker(
    `const { parentPort, workerData: port } = require("node:worker_threads");
    fetch("http://127.0.0.1:" + port).then(
      async (response) => parentPort.postMessage([response.status, await response.text()]),
      (error) => parentPort.postMessage([String(error)]),
    );`,
    { eval: true, workerData: getPort() },
  );
  expect((await once(client, "message"))[0]).toEqual([200, "a page"]);
  expect(codes).toEqual([]);
  await client.terminate();
});

test("rejects a client that sends its headers too slowly, and one that sends no HTTP", async () => {
  pauseMs = 0;
  const send = (bytes: string) => {
    const socket = connect(getPort(), "127.0.0.1");
    socket.write(bytes);
    return text(socket);
  };
  expect(await send("GET / HTTP/1.1\r\nhost:")).toMatch(/^HTTP\/1.1 408 /);
  expect(await send("\0\r\n\r\n")).toMatch(/^HTTP\/1.1 408 /);
  expect(codes).toEqual(expect.arrayContaining(["ERR_HTTP_REQUEST_TIMEOUT", "HPE_INVALID_METHOD"]));
});

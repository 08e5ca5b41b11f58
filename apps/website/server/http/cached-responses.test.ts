import { request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "../http-server.ts";
import { securityHeaders } from "../security-headers.ts";
import { createCachedResponses } from "./cached-responses.ts";
import { encode } from "./encode.ts";
import { send } from "./send.ts";

let server: ReturnType<typeof createHttpServer> | undefined;
afterEach(() => new Promise((closed) => (server ? server.close(closed) : closed(undefined))));

const PAGE = "text/html; charset=utf-8";

/** A site in which every address is a page with a counter, or one file, and the number of full requests. */
async function open(wholeWayMs = 0, file?: Buffer) {
  const state = { stamp: 1, wholeWays: 0, now: new Date() };
  const handle = createHttpServer(
    async (exchange) => {
      state.wholeWays += 1;
      securityHeaders(exchange);
      const etag = `W/"${state.stamp}"`;
      const headers = { "content-type": PAGE, "cache-control": "no-cache", etag };
      const body = file ?? (await encode(`page ${state.stamp} `.repeat(50), "quick"));
      if (wholeWayMs > 0) await wait(wholeWayMs);
      exchange.keep?.(headers, body);
      send(exchange, 200, headers, body);
    },
    undefined,
    createCachedResponses({ version: () => state.stamp }, { now: () => state.now }),
  );
  server = handle;
  await new Promise<void>((listening) => handle.listen(0, "127.0.0.1", listening));
  const { port } = handle.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((done, failed) => {
      ask({ port, path, headers, method, agent: false }, async (answer) => {
        const { date: _, ...told } = answer.headers;
        const bytes = await buffer(answer);
        done({ status: answer.statusCode, headers: told, bytes, body: bytes.toString() });
      })
        .on("error", failed)
        .end();
    });
  return { state, get, port };
}

type Answer = { status: number | undefined; headers: object; bytes: Buffer; body: string };

test.each<Record<string, string>>([
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "gzip" },
  { "accept-encoding": "br", "if-none-match": 'W/"1"' },
  { "accept-encoding": "br", "if-none-match": 'W/"0"' },
])(
  "the second answer is the first one, header by header, without the whole way: %o",
  async (headers) => {
    const { state, get } = await open();
    const first = await get("/", headers);
    const second = await get("/", headers);
    expect(second).toEqual(first);
    expect(second.headers).toHaveProperty("content-security-policy");
    expect(state.wholeWays).toBe(1);
  },
);

test.each([0, 1, 256, 14_000, 14_001, 200_000])(
  "a file of %i bytes, whatever is in them, is the same the second time",
  async (size) => {
    const file = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) & 255));
    const { state, get } = await open(0, file);
    const first = await get("/file");
    const second = await get("/file");
    expect(first.bytes).toEqual(file);
    expect(second).toEqual(first);
    expect(state.wholeWays).toBe(1);
  },
);

test("what changes is told at once, and an answer that was made before the change is not kept", async () => {
  const { state, get } = await open(100);
  await get("/");
  state.stamp = 2;
  expect((await get("/")).body).toContain("page 2");
  const late = get("/late");
  await wait(30);
  state.stamp = 3;
  await late;
  expect((await get("/late")).body).toContain("page 3");
});

test("with the next minute of the clock every step has its say again", async () => {
  const { state, get } = await open();
  await get("/");
  state.now = new Date(state.now.getTime() + 60_000);
  await get("/");
  expect(state.wholeWays).toBe(2);
});

test("after a second every step has its say again", async () => {
  const { state, get } = await open();
  await get("/");
  await wait(1_100);
  await get("/");
  expect(state.wholeWays).toBe(2);
});

test.each([
  ["a token", { authorization: "Bearer 1" }],
  ["another school", { schoolcode: "OTHER" }],
  ["a piece", { range: "bytes=0-3" }],
  ["another name", { host: "elsewhere.example" }],
  ["no compression", { "accept-encoding": "identity" }],
])("who asks for %s is heard by every step", async (_, headers) => {
  const { state, get } = await open();
  await get("/");
  await get("/", headers);
  expect(state.wholeWays).toBe(2);
});

test("HEAD, long addresses and other spellings are heard by every step", async () => {
  const { state, get } = await open();
  const long = `/?q=${"a".repeat(300)}`;
  for (const path of ["/", "/?", "//", long, long]) await get(path);
  await get("/", {}, "HEAD");
  expect(state.wholeWays).toBe(6);
});

test("two names in one request are refused though the answer is ready", async () => {
  const { get, port } = await open();
  await get("/", { host: "a.example" });
  const socket = connect(port, "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

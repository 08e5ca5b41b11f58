import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { silentLog } from "../../content/test-content.ts";
import { createHttpServer } from "../http-server.ts";
import { fetchRaw, listen } from "../test-server.ts";
import { encode } from "./encode.ts";
import { publicReply } from "./exchange.ts";
import { FinishedResponses } from "./finished-responses.ts";

const PAGE = "text/html; charset=utf-8";

/** A site in which every address is a page with a version, or one file; counts the requests to the steps. */
async function open(delayMs = 0, file?: Buffer) {
  const state = { stamp: 1, handled: 0, now: new Date() };
  const servePage = async () => {
    state.handled += 1;
    const etag = `W/"${state.stamp}"`;
    const headers = { "content-type": PAGE, "cache-control": "no-cache", etag };
    const body = file ?? (await encode(`page ${state.stamp} `.repeat(50), "quick"));
    if (delayMs > 0) await wait(delayMs);
    return publicReply(headers, body);
  };
  const server = createHttpServer({
    steps: [servePage],
    log: silentLog,
    responses: new FinishedResponses({
      content: { version: () => state.stamp },
      clock: { now: () => state.now, today: () => "" },
      pageVersion: () => "",
    }),
  });
  const origin = await listen(server);
  const get = async (path: string, headers?: Record<string, string>, method?: string) => {
    const response = await fetchRaw(origin, path, headers, method);
    const { date: _, ...others } = response.headers;
    return { ...response, headers: others, text: response.body.toString() };
  };
  return { state, get, port: Number(new URL(origin).port) };
}

test.each<Record<string, string>>([
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "gzip" },
  { "accept-encoding": "br", "if-none-match": 'W/"1"' },
  { "accept-encoding": "br", "if-none-match": 'W/"0"' },
])(
  "sends the same response with the same headers the second time, without the steps: %o",
  async (headers) => {
    const { state, get } = await open();
    const first = await get("/", headers);
    const second = await get("/", headers);
    expect(second).toEqual(first);
    expect(second.headers).toHaveProperty("content-security-policy");
    expect(state.handled).toBe(1);
  },
);

test.each([0, 1, 256, 14_000, 14_001, 200_000])(
  "sends the same file of %i bytes the second time",
  async (size) => {
    const file = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) & 255));
    const { state, get } = await open(0, file);
    const first = await get("/file");
    const second = await get("/file");
    expect(first.body).toEqual(file);
    expect(second).toEqual(first);
    expect(state.handled).toBe(1);
  },
);

test("never sends or caches a response from before a change of the content", async () => {
  const { state, get } = await open(100);
  await get("/");
  state.stamp = 2;
  expect((await get("/")).text).toContain("page 2");
  const late = get("/late");
  await wait(30);
  state.stamp = 3;
  await late;
  expect((await get("/late")).text).toContain("page 3");
});

test("runs the steps again in the next minute of the clock", async () => {
  const { state, get } = await open();
  await get("/");
  state.now = new Date(state.now.getTime() + 60_000);
  await get("/");
  expect(state.handled).toBe(2);
});

test("runs the steps again after a second", async () => {
  const { state, get } = await open();
  await get("/");
  await wait(1_100);
  await get("/");
  expect(state.handled).toBe(2);
});

test.each([
  ["a token", { authorization: "Bearer 1" }],
  ["another school", { schoolcode: "OTHER" }],
  ["a range", { range: "bytes=0-3" }],
  ["another host", { host: "elsewhere.example" }],
  ["no compression", { "accept-encoding": "identity" }],
])("runs the steps for a request with %s", async (_, headers) => {
  const { state, get } = await open();
  await get("/");
  await get("/", headers);
  expect(state.handled).toBe(2);
});

test("runs the steps for HEAD, long addresses and other spellings", async () => {
  const { state, get } = await open();
  const long = `/?q=${"a".repeat(300)}`;
  for (const path of ["/", "/?", "//", long, long]) await get(path);
  await get("/", {}, "HEAD");
  expect(state.handled).toBe(6);
});

test("rejects two Host headers although the response is cached", async () => {
  const { get, port } = await open();
  await get("/", { host: "a.example" });
  const socket = connect(port, "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchRaw, serveSteps } from "../test-server.ts";
import { encode } from "./encode.ts";
import { reply } from "./exchange.ts";

const TEXT = "The hills are quiet. ".repeat(100);
const FILE = Buffer.from("0123456789");
const FILE_HEADERS = { etag: '"file"', "accept-ranges": "bytes", "content-type": "text/plain" };

async function* halves() {
  yield FILE.subarray(0, 5);
  yield FILE.subarray(5);
}

async function* breaksOff() {
  yield FILE.subarray(0, 5);
  throw new Error("the CMS is down");
}

const page = await encode(TEXT, "quick");
const origin = await serveSteps([
  ({ url }) => {
    const headers = { "content-type": "text/html", "cache-control": "no-cache", etag: 'W/"page"' };
    if (url.pathname === "/page") return reply(200, headers, page);
    if (url.pathname === "/missing") return reply(404, headers, page);
    if (url.pathname === "/file") return reply(200, FILE_HEADERS, FILE);
    if (url.pathname === "/film") return reply(200, FILE_HEADERS, { size: 10, chunks: halves() });
    if (url.pathname === "/endless")
      return reply(200, { etag: '"file"' }, { size: undefined, chunks: halves() });
    if (url.pathname === "/broken")
      return reply(200, FILE_HEADERS, { size: 10, chunks: breaksOff() });
    return reply(200, {}, "text");
  },
]);
const get = (path: string, headers?: Record<string, string>, method?: string) =>
  fetchRaw(origin, path, headers, method);

test("sends a page in the accepted encoding, with Vary", async () => {
  const zipped = await get("/page", { "accept-encoding": "gzip" });
  expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(gunzipSync(zipped.body).toString()).toBe(TEXT);
  const plain = await get("/page");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["content-length"]).toBe("2100");
  expect(plain.body.toString()).toBe(TEXT);
});

test.each(["GET", "HEAD"])(
  "returns 304 with cache headers and without a body for %s when If-None-Match matches",
  async (method) => {
    const known = { "if-none-match": '"other", "page"', "cache-control": "no-cache" };
    const { status, headers, body } = await get("/page", known, method);
    expect(status).toBe(304);
    expect(headers).toMatchObject({ etag: 'W/"page"', "cache-control": "no-cache" });
    expect(headers.vary).toBe("accept-encoding");
    expect(headers["content-type"]).toBeUndefined();
    expect(body).toHaveLength(0);
  },
);

test("returns 404 for a missing page although If-None-Match matches", async () => {
  const { status } = await get("/missing", { "if-none-match": 'W/"page"' });
  expect(status).toBe(404);
});

test("never returns 304 for a POST", async () => {
  const { status } = await get("/page", { "if-none-match": 'W/"page"' }, "POST");
  expect(status).toBe(200);
});

test.each(["/file", "/film"])("sends a range of %s, the whole, or 416", async (path) => {
  const piece = await get(path, { range: "bytes=3-6" });
  expect([piece.status, piece.body.toString()]).toEqual([206, "3456"]);
  expect(piece.headers).toMatchObject({ "content-range": "bytes 3-6/10", "content-length": "4" });
  const whole = await get(path);
  expect([whole.status, whole.body.toString()]).toEqual([200, "0123456789"]);
  expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": "10" });
  const beyond = await get(path, { range: "bytes=10-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
});

test("sends the whole file when If-Range names an older version", async () => {
  const former = await get("/file", { range: "bytes=3-6", "if-range": '"former"' });
  expect([former.status, former.body.toString()]).toEqual([200, "0123456789"]);
  const same = await get("/file", { range: "bytes=3-6", "if-range": '"file"' });
  expect(same.status).toBe(206);
});

test("sends the size of a file without a body for HEAD", async () => {
  for (const path of ["/file", "/film"]) {
    const { status, headers, body } = await get(path, { range: "bytes=3-6" }, "HEAD");
    expect([status, headers["content-length"], body.byteLength], path).toEqual([200, "10", 0]);
  }
});

test("ignores Range for a stream of unknown length", async () => {
  const { status, headers, body } = await get("/endless", { range: "bytes=3-6" });
  expect([status, body.toString()]).toEqual([200, "0123456789"]);
  expect(headers["accept-ranges"]).toBeUndefined();
});

test("breaks the connection when a stream fails", async () => {
  await expect(get("/broken")).rejects.toThrow(/aborted|hang up/);
});

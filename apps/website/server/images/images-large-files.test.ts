import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const getFeedHeaders = ({ headers }: Response) => Object.fromEntries(headers);

/** Responds with ETag and length, like a CMS that serves files. */
const sized =
  (body: Buffer, tag = '"1"') =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers["if-none-match"] === tag) return response.writeHead(304).end();
    return response.writeHead(200, { etag: tag, "content-length": body.byteLength }).end(body);
  };
const film = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypmp42", "latin1"),
  Buffer.alloc(300_000, "march past "),
]);

test("streams a film that is too large to cache, whole or in ranges", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000 } });
  fixture.cmsFiles.set("march.mp4", sized(film));
  const whole = await fixture.get("/api/image/march.mp4");
  expect(getFeedHeaders(whole)).toMatchObject({
    "content-type": "video/mp4",
    "content-length": String(film.byteLength),
    "accept-ranges": "bytes",
  });
  expect((await readBytes(whole)).equals(film)).toBe(true);
  const etag = whole.headers.get("etag") ?? "";
  const range = { range: "bytes=299000-299010", "if-range": etag };
  const piece = await fixture.get("/api/image/march.mp4", range);
  expect(piece.status).toBe(206);
  expect(piece.headers.get("content-range")).toBe(`bytes 299000-299010/${film.byteLength}`);
  expect((await readBytes(piece)).equals(film.subarray(299_000, 299_011))).toBe(true);
  expect((await fixture.get("/api/image/march.mp4", { range: "bytes=999999-" })).status).toBe(416);
  expect((await fixture.get("/api/image/march.mp4", { "if-none-match": etag })).status).toBe(304);
  const head = await fixture.get("/api/image/march.mp4", {}, "HEAD");
  expect(head.headers.get("content-length")).toBe(String(film.byteLength));
});

test("streams a large file of unknown length and version as a whole", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000 } });
  fixture.cmsFiles.set("march.mp4", (_request, response) => {
    response.write(film.subarray(0, 9));
    response.end(film.subarray(9));
  });
  const response = await fixture.get("/api/image/march.mp4", { range: "bytes=5-9" });
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
  expect((await readBytes(response)).equals(film)).toBe(true);
});

test("breaks the connection when a stream exceeds the limit", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000, maxStreamedBytes: 100_000 } });
  fixture.cmsFiles.set("endless.mp4", (_request, response) => void response.write(film));
  const response = await fixture.get("/api/image/endless.mp4");
  await expect(response.arrayBuffer()).rejects.toThrow();
  fixture.cmsFiles.set("huge.mp4", sized(film));
  expect((await fixture.get("/api/image/huge.mp4")).status).toBe(502);
});

test("does not stream an image that replaced a large file [A164]", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000 } });
  fixture.cmsFiles.set("a.mp4", sized(film));
  expect((await fixture.get("/api/image/a.mp4")).status).toBe(200);
  fixture.cmsFiles.set("a.mp4", sized(await takePhoto(), '"2"'));
  const response = await fixture.get("/api/image/a.mp4");
  expect(response.status).toBe(502);
  expect((await readBytes(response)).includes("Owner Name")).toBe(false);
});

test("stops fetching a large file when the visitor disconnects", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000 } });
  const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
  fixture.cmsFiles.set("slow.mp4", (_request, response) => {
    response.once("close", closed);
    response.write(film);
  });
  const visit = new AbortController();
  const response = await fetch(`${fixture.address}/api/image/slow.mp4`, { signal: visit.signal });
  expect(response.status).toBe(200);
  visit.abort();
  await isClosed;
});

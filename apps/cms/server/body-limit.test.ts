import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../../tests/e2e/harness/listen.ts";
import { createSlowBodyLimit, rejectsBody } from "./body-limit.ts";

let read = 0;
let isSignedIn = false;
const server = await listen(
  createServer(async (incoming, response) => {
    if (rejectsBody(incoming, response, isSignedIn)) return;
    for await (const piece of incoming) read += piece.length;
    response.end();
  }),
);
afterAll(server.close);

const rejectsSlowBody = createSlowBodyLimit(300);
const slow = await listen(
  createServer(async (incoming, response) => {
    incoming.on("error", () => {});
    if (!isSignedIn && rejectsSlowBody(incoming, response, "203.0.113.7")) return;
    await buffer(incoming).catch(() => {});
    response.end("read");
  }),
);
afterAll(slow.close);

/** Sends a body that needs this long, and returns the response until the connection ends. */
async function sendSlowly(ms: number): Promise<string> {
  const socket = connect(Number(new URL(slow.url).port), "127.0.0.1").on("error", () => {});
  const head = "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n";
  socket.write(`${head}a`);
  const timer = setTimeout(() => socket.write("b"), ms);
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes;
  });
  await new Promise((closed) => socket.once("close", closed));
  clearTimeout(timer);
  return received;
}

test("ends the connection of a slow body without a session, and waits for that of a signed-in user", async () => {
  isSignedIn = false;
  expect(await sendSlowly(0)).toContain("read");
  expect(await sendSlowly(20_000)).toBe("");
  isSignedIn = true;
  expect(await sendSlowly(900)).toContain("read");
  isSignedIn = false;
});

test("refuses a body while twenty others of its address are arriving", async () => {
  isSignedIn = false;
  const twenty = Array.from({ length: 20 }, () => sendSlowly(20_000));
  await expect.poll(() => sendSlowly(0)).toMatch(/^HTTP\/1.1 429 /);
  await Promise.all(twenty);
  expect(await sendSlowly(0)).toContain("read");
});

/** Sends a body of this size, or only its first bytes, and returns the status. */
async function send(
  path: string,
  bytes: number,
  { type = "application/json", method = "POST", hasLength = true, sent = bytes } = {},
): Promise<number> {
  read = 0;
  const headers = { "content-type": type, ...(hasLength && { "content-length": bytes }) };
  // No shared connection: the server ends that of a refused body.
  const outgoing = request(server.url + path, { method, headers, agent: false });
  outgoing.write(Buffer.alloc(sent));
  if (sent === bytes) outgoing.end();
  const [response] = await once(outgoing, "response");
  // The rest of a refused body meets a closed connection.
  outgoing.on("error", () => {}).destroy();
  return response.statusCode;
}

const MB = 1024 * 1024;
const form = "multipart/form-data; boundary=x";

test.each([
  ["/cms-api/users/login", 4096],
  ["/cms-api/users/forgot-password", 4096],
  ["/cms-api/users/reset-password?a=b", 4096],
  ["/two-factor", 4096],
  ["/cms-api/news", MB],
  ["/cms-api/users/1", MB],
  ["/cms-api/import", MB],
  ["/admin/collections/news", MB],
  ["/api/form/SGSM/CF", MB],
])("%s takes %i bytes, and not one more", async (path, most) => {
  expect(await send(path, most)).toBe(200);
  expect(read).toBe(most);
  expect(await send(path, most + 1)).toBe(413);
  expect(read).toBe(0);
});

test("accepts a file of up to 30 MB from a signed-in user", async () => {
  isSignedIn = true;
  for (const path of ["/cms-api/media", "/cms-api/documents/7?depth=0"]) {
    expect(await send(path, 30 * MB, { type: form, method: "PATCH" })).toBe(200);
    // Refused by its length alone.
    expect(await send(path, 32 * MB, { type: form, sent: 1 })).toBe(413);
    expect(await send(path, 2 * MB)).toBe(413);
  }
  expect(await send("/cms-api/news", 2 * MB, { type: form })).toBe(413);
  isSignedIn = false;
  expect(await send("/cms-api/media", 2 * MB, { type: form })).toBe(413);
  expect(read).toBe(0);
});

test("accepts a part of an export of up to 4 MB from a signed-in user", async () => {
  const path = "/cms-api/wordpress-import/part?file=0";
  isSignedIn = true;
  expect(await send(path, 4 * MB, { type: "application/octet-stream" })).toBe(200);
  expect(await send(path, 4 * MB + 1, { sent: 1 })).toBe(413);
  expect(await send("/cms-api/wordpress-import", 2 * MB, { sent: 1 })).toBe(413);
  isSignedIn = false;
  expect(await send(path, 2 * MB, { sent: 1 })).toBe(413);
});

test("refuses a body without a content-length unread", async () => {
  expect(await send("/cms-api/news", 10, { hasLength: false })).toBe(411);
  expect(read).toBe(0);
});

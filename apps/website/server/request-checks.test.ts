import { connect } from "node:net";
import { expect, test } from "vitest";
import { checkAddress, createSlowBodyLimit } from "./request-checks.ts";
import { fetchRaw, PASSED, serveSteps } from "./test-server.ts";

const origin = await serveSteps([checkAddress]);
const getStatus = async (path: string) => (await fetchRaw(origin, path)).status;

test.each([
  "/api/image/../events/SGSM",
  "/api/image/%252e%252e/b.jpg",
  "/photo-details/../b.jpg",
  "/assets/../../package.json",
])("rejects a path that leaves its folder: %s [R65]", async (path) => {
  expect(await getStatus(path)).toBe(400);
});

test.each([
  "/",
  "/Events?q=..",
  "/Events?next=/../x",
  "/api/image/a..b.jpg",
  "/api/image/...jpg",
  "/api/image/a%231%25%3F;(1).jpg.pdf",
])("accepts an ordinary address: %s", async (path) => {
  expect(await getStatus(path)).toBe(PASSED);
});

test.each(["/%", "/%ff", "/a%00", "/a%5Cb"])("rejects a malformed address: %s", async (path) => {
  expect(await getStatus(path)).toBe(400);
});

test("accepts the longest file name encoded twice, and returns 414 for longer addresses", async () => {
  const photo = encodeURIComponent(
    `/SubGallery?id=a1&photo=${encodeURIComponent("अ".repeat(255))}`,
  );
  expect(await getStatus(`/contact?photo=${photo}`)).toBe(PASSED);
  expect(await getStatus(`/?q=${"a".repeat(8_192)}`)).toBe(414);
});

test("refuses thirty deeply encoded addresses quickly [R65]", async () => {
  const start = performance.now();
  for (let count = 0; count < 30; count += 1)
    expect(await getStatus(`/api/image/%${"25".repeat(4_000)}2e`)).toBe(400);
  expect(performance.now() - start).toBeLessThan(4_000);
});

test("refuses a visitor of whom twenty bodies are arriving, closes the connection, and serves others", async () => {
  const address = await serveSteps([createSlowBodyLimit(true)]);
  const { port } = new URL(address);
  const post = (visitor: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    const answer = new Promise<string>((done) => {
      let text = "";
      socket.on("data", (bytes) => {
        text += bytes;
      });
      socket.on("close", () => done(text));
    });
    socket.write(
      `POST /api/form/SGSM/CF HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${visitor}\r\ncontent-length: 9\r\n\r\na`,
    );
    return { socket, answer };
  };
  const slow = Array.from({ length: 20 }, () => post("203.0.113.1"));
  // Their headers have arrived when a later request is answered.
  await expect.poll(() => fetchRaw(address, "/").then(({ status }) => status)).toBe(PASSED);
  expect(await post("203.0.113.1").answer).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 10/i);
  const other = post("203.0.113.2");
  other.socket.write("bcdefghi");
  await new Promise((done) => other.socket.once("data", done));
  for (const { socket } of [...slow, other]) socket.destroy();
  expect(await other.answer).toContain(`HTTP/1.1 ${PASSED} `);
});

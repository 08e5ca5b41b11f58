import { expect, test } from "vitest";
import { BodyTooLargeError, readBody, readChunks } from "./read-body.ts";

const createBody = (text: string) => new Blob([text]).stream();

test("reads a body of exactly the maximum size", async () => {
  expect((await readBody(createBody("हिल्स"), 15)).toString()).toBe("हिल्स");
  expect((await readBody(null, 15)).byteLength).toBe(0);
});

test("rejects a body that is one byte larger", async () => {
  await expect(readBody(createBody("sixteen bytes ..."), 16)).rejects.toBeInstanceOf(
    BodyTooLargeError,
  );
});

test("does not start to read when Content-Length exceeds the limit", async () => {
  let hasStarted = false;
  async function* body() {
    hasStarted = true;
    yield new Uint8Array(1);
  }
  await expect(readBody(body(), 10, "11")).rejects.toBeInstanceOf(BodyTooLargeError);
  expect(hasStarted).toBe(false);
});

test("cancels an endless body at the limit", async () => {
  let sent = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        sent += 10;
        yield new Uint8Array(10);
      }
    } finally {
      isClosed = true;
    }
  }
  await expect(readBody(endless(), 95)).rejects.toBeInstanceOf(BodyTooLargeError);
  expect({ sent, isClosed }).toEqual({ sent: 100, isClosed: true });
});

test("yields the first chunk of a file that is too large", async () => {
  for await (const chunk of readChunks(createBody("%PDF-1.7 and much more"), 4)) {
    expect(Buffer.from(chunk).toString()).toMatch(/^%PDF-/);
    break;
  }
});

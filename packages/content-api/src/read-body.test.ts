import { expect, test } from "vitest";
import { BodyTooLargeError, readBody, readPieces } from "./read-body.ts";

const bodyOf = (text: string) => new Blob([text]).stream();

test("a body of just the size that is allowed is read whole", async () => {
  expect((await readBody(bodyOf("हिल्स"), 15)).toString()).toBe("हिल्स");
  expect((await readBody(null, 15)).byteLength).toBe(0);
});

test("one byte more is refused", async () => {
  await expect(readBody(bodyOf("sixteen bytes ..."), 16)).rejects.toBeInstanceOf(BodyTooLargeError);
});

test("a body that says itself that it is too large is not even begun", async () => {
  let begun = false;
  async function* body() {
    begun = true;
    yield new Uint8Array(1);
  }
  await expect(readBody(body(), 10, "11")).rejects.toBeInstanceOf(BodyTooLargeError);
  expect(begun).toBe(false);
});

test("a body without an end is let go of soon after the limit", async () => {
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

test("who only looks at the start gets it even of a file that is too large", async () => {
  for await (const piece of readPieces(bodyOf("%PDF-1.7 and much more"), 4)) {
    expect(Buffer.from(piece).toString()).toMatch(/^%PDF-/);
    break;
  }
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { etagMatches } from "./etag-matches.ts";

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" , "y"', '"a"', true],
  ["*", '"a"', true],
  ['"b"', '"a"', false],
  ['"ab"', '"a"', false],
  ["", '"a"', false],
  [undefined, '"a"', false],
  [null, '"a"', false],
])("If-None-Match %s matches the ETag %s: %s", (known, etag, isSame) => {
  expect(etagMatches(known, etag)).toBe(isSame);
});

test("returns 304 to Node's fetch when If-None-Match matches", async () => {
  const server = createServer(({ headers }, outgoing) => {
    outgoing.writeHead(etagMatches(headers["if-none-match"], '"a"') ? 304 : 200).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { "if-none-match": '"a"' } });
  expect(response.status).toBe(304);
  server.close();
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { isCurrent } from "./is-current.ts";

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
])("who has %s has the version %s: %s", (known, etag, isSame) => {
  expect(isCurrent(known, etag)).toBe(isSame);
});

test("a site that asks with Node's own fetch is told that nothing has changed", async () => {
  const server = createServer(({ headers }, response) => {
    response.writeHead(isCurrent(headers["if-none-match"], '"a"') ? 304 : 200).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { "if-none-match": '"a"' } });
  expect(answer.status).toBe(304);
  server.close();
});

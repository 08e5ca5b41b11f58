import fc from "fast-check";
import { expect, test } from "vitest";
import { forEachCase, lines, words } from "./fixture/cases.ts";
import { giveWord, untilRenewed } from "./fixture/content-lists.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { sendBytes } from "./fixture/http.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const OWN = "own";
const crossSite = fc.record({
  path: fc.constantFrom(...words("/contact /api/form/SGSM/CF /api/Form/SGSM/CF /Contact")),
  fetchSite: fc.constantFrom(
    ...[undefined, "", ...words("cross-site same-site same-origin none evil")],
  ),
  origin: fc.oneof(
    fc.constantFrom(
      ...[undefined, "", OWN, `${OWN}.evil.example`, `${OWN}@evil.example`],
      ...words(
        `null http://evil.example https://evil.example:443 http://evil.example/${OWN} file://`,
      ),
    ),
    fc.webUrl().map((url) => new URL(url).origin),
  ),
  referer: fc.constantFrom(undefined, "http://evil.example/", OWN),
  type: fc.constantFrom(
    ...["", "text/plain; application/json", "multipart/form-data; boundary=x"],
    ...words(`application/json application/x-www-form-urlencoded text/plain
      application/json;charset=utf-7`),
  ),
});

test("F21: another site posts in a visitor's name: it is refused", async () => {
  const { host, site } = await startFixture({
    env: { MESSAGES_PER_ADDRESS: "10000", MESSAGES_PER_NETWORK: "10000" },
  });
  await forEachCase(crossSite, { few: 80, atOnce: 4 }, async (sent) => {
    const { path, fetchSite, type } = sent;
    const origin = sent.origin?.replace(OWN, site.url);
    const isForeign = fetchSite
      ? fetchSite !== "same-origin" && fetchSite !== "none"
      : origin !== undefined && origin !== "" && origin !== site.url;
    const message = isForeign ? "foreign" : "Hello";
    const fields = { name: "A", email: "a@b.example", message };
    const isJson = type.includes("json");
    const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const referer = sent.referer?.replace(OWN, site.url);
    const all = { "sec-fetch-site": fetchSite, origin, referer, "content-type": type };
    const isSent = (entry: [string, string | undefined]): entry is [string, string] =>
      entry[1] !== undefined;
    const headers = Object.fromEntries(Object.entries(all).filter(isSent));
    const response = await site.send(path, { method: "POST", headers, body });
    const allowed = isForeign ? [403, 308] : [200, 201, 303, 308, 400, 403, 415, 422];
    expectResponse(`POST ${path}`, response, ...allowed);
  });
  const posted = host.received.filter(({ method }) => method === "POST");
  expect(posted.filter(({ body }) => body.includes("foreign"))).toEqual([]);
});

/** Texts with the escapes of JSON. */
const decode = (text: string): string => JSON.parse(`"${text}"`);
/** Requests that a proxy and a server could understand differently. */
const SMUGGLED = lines(String.raw`content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n
  transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n
  content-length: 0\r\ncontent-length: 40\r\n\r\n
  content-length: 0, 40\r\n\r\n
  content-length: +0\r\n\r\n
  content-length: 0x0\r\n\r\n
  content-length : 0\r\n\r\n
  transfer-encoding: xchunked\r\n\r\n0\r\n\r\n
  transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n
  transfer-encoding:\tchunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n
  transfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n
  transfer-encoding: chunked\r\n\r\n-1\r\n
  transfer-encoding: chunked\r\n\r\n5;a=\u0000b\r\n
  x: y\r\n z: folded\r\n\r\n
  x: y\n\n
  x\r\n\r\n
  : y\r\n\r\n
  x y: z\r\n\r\n
  x: \u0000\r\n\r\n
  x: a\rb\r\n\r\n`).map(decode);
const ODD_LINES = lines(String.raw`GET / HTTP/3.0
  GET / HTTP/1.1 extra
  GET  / HTTP/1.1
  get / HTTP/1.1
  GET / http/1.1
  GET
  \u0016\u0003\u0001\u0002\u0000\u0001
  PRI * HTTP/2.0
  BREW /about HTTP/1.1
  TRACE / HTTP/1.1
  CONNECT evil.example:443 HTTP/1.1
  OPTIONS * HTTP/1.1
  GET about HTTP/1.1
  GET http://evil.example/about HTTP/1.1
  GET //evil.example/about HTTP/1.1
  GET /about\u0000 HTTP/1.1
  GET /\u00ff\u00fe HTTP/1.1
  GET http:// HTTP/1.1
  GET http://[::1 HTTP/1.1`).map(decode);

const CLOSE = "connection: close\r\n\r\n";
/** A request as it is written after the site's name is put for HOST. */
type Malformed = { kind: string; bytes: string };
const request = (kind: string, line: string, rest: string, host = "HOST"): Malformed => ({
  kind,
  bytes: `${line}\r\nhost: ${host}\r\n${rest}`,
});
const GET = "GET /about HTTP/1.1";
const malformed = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("GET", "POST"),
      fc.constantFrom("/about", "/contact", "/api/form/SGSM/CF"),
      fc.constantFrom(...SMUGGLED),
    )
    .map(([method, path, rest]) => {
      const inner = "GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n";
      return request("smuggled", `${method} ${path} HTTP/1.1`, rest + inner);
    }),
  fc
    .tuple(fc.integer({ min: 18_000, max: 200_000 }), fc.boolean())
    .map(([bytes, isOne]) =>
      isOne ? `x: ${"y".repeat(bytes)}` : "x: yyyyyyyyyyyy\r\n".repeat(bytes / 17),
    )
    .map((long) => request("long head", GET, `${long}\r\n\r\n`)),
  fc
    .integer({ min: 2_100, max: 9_000 })
    .map((count) => request("many headers", GET, `${"a: b\r\n".repeat(count)}\r\n`)),
  fc
    .integer({ min: 8_200, max: 16_000 })
    .map((bytes) => request("long address", `GET /about?${"q".repeat(bytes)} HTTP/1.1`, CLOSE)),
  fc
    .oneof(
      fc.constantFrom(...ODD_LINES),
      fc
        .string({ unit: "binary-ascii", minLength: 1, maxLength: 60 })
        .filter((text) => !/[\r\n]/.test(text)),
    )
    .map((line) => request("odd line", line, CLOSE)),
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(
          ...["", "a b", "x\r\nhost: y"],
          ...words("evil.example evil.example:80 127.0.0.1@evil.example [::1] %00"),
        ),
        fc.domain(),
      ),
      fc.constantFrom("/", "/about", "/events", "/Events/"),
    )
    .map(([host, path]) => request("odd host", `GET ${path} HTTP/1.1`, CLOSE, host)),
  fc.tuple(fc.integer({ min: 1, max: 700 }), fc.string({ maxLength: 8 })).map(([count, text]) => {
    const value = encodeURIComponent(text.toWellFormed().slice(0, 2).toWellFormed());
    const query = Array.from({ length: count }, (_, n) => `k${n}=${value}`).join("&");
    return request("unknown query", `GET /about?${query} HTTP/1.1`, CLOSE);
  }),
);

test("F24: a request is malformed on purpose: refused, and no cached page comes of it", async () => {
  const { host, site } = await startFixture();
  // A page changes when the content first arrives.
  giveWord(host, "Word");
  await untilRenewed(site, "Word", 5_000);
  const { headers } = await site.send("/about");
  await forEachCase(malformed, { few: 80, atOnce: 16 }, async ({ kind, bytes }) => {
    const sent = bytes.replace("HOST", new URL(site.url).host);
    const { text, responses, isClosed } = await sendBytes(site.url, sent, 250);
    if (kind === "smuggled") expect(responses.length, bytes).toBeLessThanOrEqual(1);
    for (const { status, head } of responses) {
      if (status >= 500) expect([501, 505], bytes).toContain(status);
      expect(head, bytes).toContain("content-security-policy");
      expect(head, bytes).not.toMatch(/location: (?:https?:)?\/\/(?!localhost)/);
      if (status >= 400) expect(head, bytes).not.toMatch(/cache-control:[^\n]*max-age=[1-9]/);
    }
    expect(text, "a forged host").not.toContain("//evil.example");
    const status = responses[0]?.status;
    if (kind === "long head" && status) expect(status).toBe(431);
    if (kind === "long head" || kind === "many headers") expect(isClosed).toBe(true);
    // So many that the address is too long are refused.
    if (kind === "unknown query" && status !== 414)
      expect(text.toLowerCase(), bytes).toContain(`etag: ${headers.etag?.toLowerCase()}`);
  });
});

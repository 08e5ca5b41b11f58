import fc from "fast-check";
import { expect, test } from "vitest";
import { forEachCase, hostile, oneOf, share, words } from "./fixture/cases.ts";
import { serveWord, waitForLists } from "./fixture/content-lists.ts";
import { sendBytes } from "./fixture/http.ts";
import { contactFields, manyMessages } from "./fixture/messages.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const OWN = "own";
const FETCH_SITES = words("cross-site same-site same-origin none evil");
const ORIGINS = words(`${OWN}.evil.example ${OWN}@evil.example null http://evil.example
  https://evil.example:443 http://evil.example/${OWN} file://`);
const TYPES = words(`application/json application/x-www-form-urlencoded text/plain
  application/json;charset=utf-7 multipart/form-data;boundary=x text/plain;application/json`);
const crossSite = fc.record({
  path: oneOf(...words("/contact /api/form/SGSM/CF /api/Form/SGSM/CF /Contact")),
  fetchSite: oneOf(undefined, "", ...FETCH_SITES),
  origin: fc.oneof(
    oneOf(OWN),
    oneOf(undefined, "", ...ORIGINS),
    fc.webUrl().map((url) => new URL(url).origin),
  ),
  referer: oneOf(undefined, "http://evil.example/", OWN),
  type: oneOf("", ...TYPES),
});

test("F21: cross-site requests are rejected", async () => {
  const { cms, site } = await startFixture({ env: manyMessages });
  await forEachCase(
    crossSite,
    { few: 80, atOnce: 4 },
    async ({ path, fetchSite, type, ...sent }) => {
      const origin = sent.origin?.replace(OWN, site.url);
      const isForeign = fetchSite
        ? fetchSite !== "same-origin" && fetchSite !== "none"
        : origin !== undefined && origin !== "" && origin !== site.url;
      const fields = contactFields(isForeign ? "foreign" : "Hello");
      const isJson = type.includes("json");
      const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
      const headers = {
        "content-type": type,
        ...(fetchSite !== undefined && { "sec-fetch-site": fetchSite }),
        ...(origin !== undefined && { origin }),
        ...(sent.referer && { referer: sent.referer.replace(OWN, site.url) }),
      };
      const allowed = isForeign ? [403, 308] : [200, 201, 303, 308, 400, 403, 415, 422];
      await site.request(path, allowed, { method: "POST", headers, body });
    },
  );
  const posted = cms.received.filter(({ method }) => method === "POST");
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.filter(({ body }) => body.includes("foreign"))).toEqual([]);
});

const KINDS =
  words(`smuggled two-hosts long-header long-head many-headers long-address odd-line odd-host
  unknown-query`);

const malformed = fc.record({
  kind: oneOf(...KINDS),
  method: oneOf("GET", "POST"),
  path: oneOf(...words("/about /contact /api/form/SGSM/CF /events /Events/ /")),
  smuggled: hostile("smuggled"),
  line: fc.oneof(
    hostile("requestLine"),
    fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 60 }),
  ),
  host: fc.oneof(hostile("host", "", "a b", "x\r\nhost: y"), fc.domain()),
  size: share,
  text: fc.string({ maxLength: 2 }),
});
type Malformed = typeof malformed extends fc.Arbitrary<infer T> ? T : never;

function toBytes(parts: Malformed, ownHost: string): string {
  const { kind, method, path, size } = parts;
  const sized = (text: string, min: number, max: number) =>
    text.repeat(min + Math.floor(size * (max - min)));
  const start = (line: string, host = ownHost) => `${line}\r\nhost: ${host}\r\n`;
  const about = start("GET /about HTTP/1.1");
  const close = "connection: close\r\n\r\n";
  if (kind === "smuggled")
    return `${start(`${method} ${path} HTTP/1.1`)}${parts.smuggled}${start("GET /smuggled HTTP/1.1", "x")}\r\n`;
  if (kind === "long-header") return `${about}x: ${sized("y", 18_000, 200_000)}\r\n\r\n`;
  if (kind === "long-head") return `${about}${sized("x: yyyyyyyyyyyy\r\n", 1_060, 12_000)}\r\n`;
  if (kind === "many-headers") return `${about}${sized("a: b\r\n", 2_100, 9_000)}\r\n`;
  if (kind === "two-hosts") return `${about}host: ${parts.host}\r\n${close}`;
  if (kind === "odd-line") return start(parts.line.replace(/[\r\n]/g, " ")) + close;
  if (kind === "odd-host") return start(`GET ${path} HTTP/1.1`, parts.host) + close;
  const value = encodeURIComponent(parts.text.toWellFormed());
  const query = kind === "long-address" ? sized("q", 8_200, 16_000) : sized(`k=${value}&`, 1, 700);
  return start(`GET /about?${query} HTTP/1.1`) + close;
}

test("F24: malformed requests are rejected and do not change cached pages", async () => {
  const { cms, site } = await startFixture();
  // A page changes when the content first arrives.
  serveWord(cms, "Word");
  await waitForLists(site, "Word", 5_000);
  const { headers } = await site.send("/about");
  await forEachCase(malformed, { few: 80, atOnce: 16 }, async (parts) => {
    const { kind } = parts;
    const bytes = toBytes(parts, new URL(site.url).host);
    const { text, responses, isClosed } = await sendBytes(site.url, bytes, 250);
    if (kind === "two-hosts") expect(responses[0]?.status, bytes).toBe(400);
    if (kind === "smuggled") expect(responses.length, bytes).toBeLessThanOrEqual(1);
    for (const { status, head } of responses) {
      if (status >= 500) expect([501, 505], bytes).toContain(status);
      expect(head, bytes).toContain("content-security-policy");
      expect(head, bytes).not.toMatch(/location: (?:https?:)?\/\/(?!localhost)/);
      if (status >= 400) expect(head, bytes).not.toMatch(/cache-control:[^\n]*max-age=[1-9]/);
    }
    expect(text, "a forged host").not.toContain("//evil.example");
    const status = responses[0]?.status;
    if (kind.startsWith("long-head") && status) expect(status).toBe(431);
    if (/long-head|many/.test(kind)) expect(isClosed).toBe(true);
    // Too many parameters make the URL too long.
    if (kind === "unknown-query" && status !== 414)
      expect(text.toLowerCase(), bytes).toContain(`etag: ${headers.etag?.toLowerCase()}`);
  });
});

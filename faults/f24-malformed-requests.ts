import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { speak } from "./stage/speak.ts";
import { setStage } from "./stage/stage.ts";

const INNER = "GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n";

/** A request that a proxy and a server could understand differently, or that is simply too much. */
const smuggled = fc.constantFrom(
  "content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nINNER",
  "transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\nINNER",
  "content-length: 0\r\ncontent-length: 40\r\n\r\nINNER",
  "content-length: 0, 40\r\n\r\nINNER",
  "content-length: +0\r\n\r\nINNER",
  "content-length: 0x0\r\n\r\nINNER",
  "content-length : 0\r\n\r\nINNER",
  "transfer-encoding: xchunked\r\n\r\n0\r\n\r\nINNER",
  "transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\nINNER",
  "transfer-encoding:\tchunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\nINNER",
  "transfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nINNER",
  "transfer-encoding: chunked\r\n\r\n-1\r\nINNER",
  "transfer-encoding: chunked\r\n\r\n5;a=\x00b\r\nINNER",
  "x: y\r\n z: folded\r\n\r\nINNER",
  "x: y\n\nINNER",
  "x\r\n\r\nINNER",
  ": y\r\n\r\nINNER",
  "x y: z\r\n\r\nINNER",
  "x: \x00\r\n\r\nINNER",
  "x: a\rb\r\n\r\nINNER",
);
const attempt = fc.oneof(
  fc.record({
    kind: fc.constant("smuggled"),
    rest: smuggled,
    method: fc.constantFrom("GET", "POST"),
    path: fc.constantFrom("/about", "/contact", "/api/form/SGSM/CF"),
  }),
  fc.record({
    kind: fc.constant("long head"),
    bytes: fc.integer({ min: 18_000, max: 200_000 }),
    isOne: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("many headers"), count: fc.integer({ min: 2_100, max: 9_000 }) }),
  fc.record({ kind: fc.constant("long address"), bytes: fc.integer({ min: 8_200, max: 16_000 }) }),
  fc.record({ kind: fc.constant("odd line"), line: oddLine() }),
  fc.record({
    kind: fc.constant("odd host"),
    host: oddHost(),
    path: fc.constantFrom("/", "/about", "/events", "/Events/"),
  }),
  fc.record({
    kind: fc.constant("unknown query"),
    count: fc.integer({ min: 1, max: 700 }),
    word: fc.string({ maxLength: 8 }),
  }),
);
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

function oddLine() {
  return fc.oneof(
    fc.constantFrom(
      "GET / HTTP/3.0",
      "GET / HTTP/1.1 extra",
      "GET  / HTTP/1.1",
      "get / HTTP/1.1",
      "GET / http/1.1",
      "GET",
      "\x16\x03\x01\x02\x00\x01",
      "PRI * HTTP/2.0",
      "BREW /about HTTP/1.1",
      "TRACE / HTTP/1.1",
      "CONNECT evil.example:443 HTTP/1.1",
      "OPTIONS * HTTP/1.1",
      "GET about HTTP/1.1",
      "GET http://evil.example/about HTTP/1.1",
      "GET //evil.example/about HTTP/1.1",
      "GET /about\x00 HTTP/1.1",
      "GET /\xff\xfe HTTP/1.1",
      "GET http:// HTTP/1.1",
      "GET http://[::1 HTTP/1.1",
    ),
    fc
      .string({ unit: "binary-ascii", minLength: 1, maxLength: 60 })
      .filter((text) => !/[\r\n]/.test(text)),
  );
}

function oddHost() {
  return fc.oneof(
    fc.constantFrom(
      "evil.example",
      "evil.example:80",
      "",
      "a b",
      "127.0.0.1@evil.example",
      "x\r\nhost: y",
      "[::1]",
      "%00",
    ),
    fc.domain(),
  );
}

function write(value: Attempt, own: string): string {
  const head = (line: string, host = own) => `${line}\r\nhost: ${host}\r\n`;
  if ("rest" in value)
    return `${head(`${value.method} ${value.path} HTTP/1.1`)}${value.rest.replace("INNER", INNER)}`;
  if ("isOne" in value) {
    const long = value.isOne
      ? `x: ${"y".repeat(value.bytes)}\r\n`
      : "x: yyyyyyyyyyyy\r\n".repeat(value.bytes / 17);
    return `${head("GET /about HTTP/1.1")}${long}\r\n`;
  }
  if ("line" in value) return `${head(value.line)}connection: close\r\n\r\n`;
  if ("host" in value)
    return `${head(`GET ${value.path} HTTP/1.1`, value.host)}connection: close\r\n\r\n`;
  if ("bytes" in value)
    return `${head(`GET /about?${"q".repeat(value.bytes)} HTTP/1.1`)}connection: close\r\n\r\n`;
  if ("word" in value) {
    const query = Array.from(
      { length: value.count },
      (_, n) => `k${n}=${encodeURIComponent(value.word.toWellFormed().slice(0, 2))}`,
    );
    return `${head(`GET /about?${query.join("&")} HTTP/1.1`)}connection: close\r\n\r\n`;
  }
  return `${head("GET /about HTTP/1.1")}${"a: b\r\n".repeat(value.count)}\r\n`;
}

export const f24 = defineClass({
  id: "F24",
  what: "Smuggled, doubled, overlong and forged requests",
  aCase: "a connection, byte for byte",
  values: attempt,
  whole: 700,
  few: 80,
  atOnce: 16,
  setUp: async (scene) => {
    const { site } = await setStage(scene);
    const { headers } = await site.ask("/about");
    return async (value, tell) => {
      const { text, answers, isClosed } = await speak(
        site.url,
        Buffer.from(write(value, new URL(site.url).host), "latin1"),
        250,
      );
      const smuggledOne = answers.length > 1 && "rest" in value;
      if (smuggledOne) tell(`${answers.length} answers to one request`);
      for (const { status, head } of answers) {
        if (status >= 500 && status !== 501 && status !== 505) tell(`answered ${status}`);
        if (!head.includes("content-security-policy")) tell(`a ${status} without a content policy`);
        if (/location: (?:https?:)?\/\/(?!localhost)/.test(head))
          tell(`sends visitors elsewhere: ${head}`);
        if (status >= 400 && /cache-control:[^\n]*max-age=[1-9]/.test(head))
          tell(`a ${status} that may be cached`);
      }
      if (/\/\/evil\.example/.test(text)) tell("a forged host stands in the answer");
      if (value.kind === "long head" || value.kind === "many headers") {
        if (answers[0] && answers[0].status !== 431 && value.kind === "long head")
          tell(`a long head got ${answers[0].status}`);
        if (!isClosed) tell("the connection stays open");
      }
      // So many that the address is too long are refused.
      if (
        "word" in value &&
        answers[0]?.status !== 414 &&
        !text.toLowerCase().includes(`etag: ${String(headers.etag).toLowerCase()}`)
      )
        tell("an unknown query made another page");
    };
  },
});

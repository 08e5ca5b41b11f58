import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { etagMatches } from "@manor/content-api/etag-matches";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { Counts } from "../metrics/counts.ts";
import { chooseEncoding, type Encoded, type Encoding } from "./encode.ts";
import type { Exchange, Headers } from "./exchange.ts";

/**
 * Responses that were sent a moment ago, found by the address just as it was sent: who asks for the same gets the
 * same, and nothing is read, looked up or put together twice (docs/decisions/008).
 */
export type CachedResponses = {
  /** Sends a cached response. False when there is none: then the middleware runs. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called when a request begins. The returned function caches its response, unless something changed meanwhile. */
  begin: (request: IncomingMessage, response: ServerResponse) => NonNullable<Exchange["keep"]>;
};

type Body = Encoded | Uint8Array;
type Form = { head: string[]; body: string | Buffer };
type Ready = {
  host: string | undefined;
  etag: string;
  notModified: string[];
  forms: Map<Encoding | "any", Form>;
};

/** After that each step looks again, so that nothing rests on this but the pace. */
const LASTS_MS = 1_000;
const MOST = 1_000;
const LONGEST_ADDRESS = 200;
/** Node sends head and text at one go when both together have no more than 16 KiB; a head has some two. */
const LONGEST_TEXT = 14_000;

export function createCachedResponses(
  content: Pick<Content, "version">,
  clock: Pick<Clock, "now">,
  counts: Pick<Counts, "ready"> = { ready: 0 },
): CachedResponses {
  // Nothing that is shown changes within a minute, unless content does.
  const stamp = () => content.version() * 1e9 + Math.floor(clock.now().getTime() / 60_000);
  const answers = new Map<string, Ready>();
  let last = stamp();
  let until = 0;

  function letGoOfOld(): void {
    const now = performance.now();
    if (now < until && last === stamp() && answers.size < MOST) return;
    answers.clear();
    last = stamp();
    until = now + LASTS_MS;
  }

  return {
    answer: (request, response) => {
      letGoOfOld();
      const ready = request.method === "GET" ? answers.get(request.url ?? "") : undefined;
      if (!ready || !isPlain(request) || request.headers.host !== ready.host) return false;
      const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
      if (etagMatches(known, ready.etag)) {
        counts.ready += 1;
        response.writeHead(304, ready.notModified).end();
        return true;
      }
      const form = ready.forms.get("any") ?? ready.forms.get(chooseEncoding(accepted));
      if (!form) return false;
      counts.ready += 1;
      response.writeHead(200, form.head).end(form.body, "latin1");
      return true;
    },
    begin: (request, response) => {
      const { url = "", method, headers } = request;
      const began = stamp();
      return (own, body) => {
        if (method !== "GET" || url.length > LONGEST_ADDRESS || began !== stamp()) return;
        // Headers that earlier middleware sets on every response are part of this one.
        answers.set(url, prepare(headers.host, { ...response.getHeaders(), ...own }, body));
      };
    },
  };
}

/** Nothing is asked for a single visitor, no piece of a file, and not under two names. */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.authorization || headers["schoolcode"] || headers.range) return false;
  let names = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") names += 1;
  }
  return names === 1;
}

function prepare(host: string | undefined, headers: OutgoingHttpHeaders, body: Body): Ready {
  const etag = String(headers["etag"]);
  if (body instanceof Uint8Array) {
    const form = {
      head: flat({ ...headers, "content-length": body.byteLength }),
      body: asNodeSends(body),
    };
    return { host, etag, notModified: flat(headers), forms: new Map([["any", form]]) };
  }
  const varied = { ...headers, vary: "accept-encoding" };
  const { "content-type": _, ...withoutBody } = varied as Headers;
  const forms = new Map<Encoding, Form>();
  for (const [encoding, bytes] of Object.entries(body) as [Encoding, Uint8Array][]) {
    const coded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const head = flat({ ...varied, ...coded, "content-length": bytes.byteLength });
    forms.set(encoding, { head, body: asNodeSends(bytes) });
  }
  return { host, etag, notModified: flat(withoutBody), forms };
}

/** Raw header names and values in turn, as Node writes them fastest, one byte per character. */
const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers)
    .flat()
    .map((text) => Buffer.from(String(text), "latin1").toString("latin1"));

/**
 * A short one as a text of one letter to a byte, which Node sends in one piece with the head; a long one as a Buffer,
 * which it sends without a copy. Of anything else it makes a Buffer each time.
 */
function asNodeSends({ buffer, byteOffset, byteLength }: Uint8Array): string | Buffer {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return byteLength > LONGEST_TEXT ? bytes : bytes.toString("latin1");
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { etagMatches } from "@manor/server-kit/etag-matches";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { Counts } from "../metrics/counts.ts";
import { chooseEncoding, type Encoded, type Encoding, encode, getBody } from "./encode.ts";
import {
  type Headers,
  type PublicReply,
  publicReply,
  type Reply,
  toEtag,
  withoutType,
} from "./exchange.ts";

type Options = {
  content: Pick<Content, "version">;
  clock: Clock;
  /** Changes whenever any page may change. */
  pageVersion: () => string;
  counts?: Pick<Counts, "microCache"> | undefined;
  maxBytes?: number | undefined;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/** A rendered page. `etag` is also known for a "not found" page, which sends none. */
export type Page = { reply: Reply & { body: Encoded }; etag: string };

type Stored = Page & {
  version: string;
  day: string;
  isRecompressed: boolean;
  outdatedAt?: number | undefined;
};
type Variant = { head: string[]; body: string | Buffer };
/** A response as Node sends it fastest. */
type Ready = { etag: string; notModified: string[]; variants: Map<Encoding | "any", Variant> };

/** Well over a thousand pages. */
const MAX_BYTES = 48 * 1024 * 1024;
/** How long outdated pages are sent while new ones are rendered; `send` adds one second. */
const OUTDATED_FOR_MS = 2_000;
/** The maximum of pages to render after a change; others are rendered on request. */
const MAX_IN_USE = 200;
/** After that the steps run again, so that correctness never depends on `send`. */
const URL_TTL_MS = 1_000;
const MAX_URLS = 1_000;
const MAX_URL_LENGTH = 200;
/** Node sends headers and string body in one write up to 16 KiB; the headers have some two. */
const MAX_STRING_BYTES = 14_000;

/**
 * The only cache of responses: by address and content version, each in all encodings, and for a second also by the raw
 * URL, so that a request for it needs no step (docs/decisions/008).
 */
export class FinishedResponses {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #stored: LRUCache<string, Stored>;
  /** The addresses of pages that visitors request. */
  readonly #inUse = new LRUCache<string, true>({ max: MAX_IN_USE });
  #version: string;
  readonly #ready = new WeakMap<PublicReply, Ready>();
  readonly #urls = new Map<string, { host: string | undefined; ready: Ready }>();
  #urlsVersion = 0;
  #urlsUntil = 0;

  constructor(options: Options) {
    const { now = () => performance.now(), maxBytes: maxSize = MAX_BYTES } = options;
    this.#options = options;
    this.#now = now;
    this.#version = options.pageVersion();
    this.#stored = new LRUCache({ maxSize, sizeCalculation: getSize });
  }

  /** Sends the response of the last second to this URL. Returns false without one: then the steps run. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    this.#forgetUrls();
    const known = request.method === "GET" ? this.#urls.get(request.url ?? "") : undefined;
    if (!known || !isPlain(request) || request.headers.host !== known.host) return false;
    const { etag, notModified, variants } = known.ready;
    const { "if-none-match": condition, "accept-encoding": accepted } = request.headers;
    const isKnown = etagMatches(condition, etag);
    const variant = variants.get("any") ?? variants.get(chooseEncoding(accepted));
    if (!isKnown && !variant) return false;
    if (this.#options.counts) this.#options.counts.microCache += 1;
    if (isKnown || !variant) response.writeHead(304, notModified).end();
    else response.writeHead(200, variant.head).end(variant.body, "latin1");
    return true;
  }

  /** Called before the steps. The returned function stores their reply for `send`, unless content changed meanwhile. */
  start({ url = "", method, headers: { host } }: IncomingMessage) {
    const version = this.#getUrlsVersion();
    return (reply: PublicReply, defaults: Headers): void => {
      if (method !== "GET" || url.length > MAX_URL_LENGTH || version !== this.#getUrlsVersion())
        return;
      const ready = this.#ready.get(reply) ?? prepare(reply, defaults);
      this.#ready.set(reply, ready);
      this.#urls.set(url, { host, ready });
    };
  }

  /** Within a minute, responses change only with the content. */
  #getUrlsVersion(): number {
    const { content, clock } = this.#options;
    return content.version() * 1e9 + Math.floor(clock.now().getTime() / 60_000);
  }

  #forgetUrls(): void {
    const [now, version] = [this.#now(), this.#getUrlsVersion()];
    if (now < this.#urlsUntil && this.#urlsVersion === version && this.#urls.size < MAX_URLS)
      return;
    this.#urls.clear();
    this.#urlsVersion = version;
    this.#urlsUntil = now + URL_TTL_MS;
  }

  /** A text that is written and compressed once for each version of its content. */
  async getText(
    address: string,
    version: string,
    headers: Headers,
    write: () => string | Promise<string>,
  ): Promise<Reply> {
    const stored = this.#stored.get(address);
    if (stored?.version === version) return stored.reply;
    const text = await write();
    const etag = `W/${toEtag(text)}`;
    const reply = publicReply({ ...headers, etag }, await encode(text, "quick"));
    const day = this.#options.clock.today();
    this.#stored.set(address, { reply, etag, version, day, isRecompressed: true });
    return reply;
  }

  /** Changes whenever any page may change. */
  pageVersion(): string {
    return this.#options.pageVersion();
  }

  /** The page; for a short time after a change, the outdated one. */
  getPage(key: string): Page["reply"] | undefined {
    this.#markOutdated();
    const page = this.#stored.get(key);
    if (!page) return undefined;
    this.#inUse.set(key, true);
    if (page.outdatedAt === undefined) void recompress(page);
    // Pages contain the current day.
    else if (
      page.day !== this.#options.clock.today() ||
      this.#now() - page.outdatedAt >= OUTDATED_FOR_MS
    ) {
      this.#stored.delete(key);
      return undefined;
    }
    return page.reply;
  }

  /** Stores a page, unless something changed since `version`, with which it was rendered. */
  setPage(key: string, { reply, etag }: Page, version: string): void {
    this.#markOutdated();
    if (version !== this.#version) return;
    const [day, before] = [this.#options.clock.today(), this.#stored.peek(key)];
    // The same object, because it may be about to be recompressed.
    if (before?.reply.body === reply.body)
      Object.assign(before, { reply, version, day, outdatedAt: undefined });
    else this.#stored.set(key, { reply, etag, version, day, isRecompressed: false });
  }

  /** The compressed last page of this key, outdated or not, if it has this ETag. */
  findBody(key: string, etag: string): Encoded | undefined {
    const page = this.#stored.peek(key);
    return page?.etag === etag ? page.reply.body : undefined;
  }

  /** Keys of outdated pages that visitors requested repeatedly, the latest first. */
  outdatedPages(): string[] {
    this.#markOutdated();
    const isOutdated = (key: string) => this.#stored.peek(key)?.outdatedAt !== undefined;
    return [...this.#inUse.keys()].filter(isOutdated);
  }

  #markOutdated(): void {
    const version = this.#options.pageVersion();
    if (version === this.#version) return;
    this.#version = version;
    for (const page of this.#stored.values()) page.outdatedAt ??= this.#now();
  }
}

/** Slow, so only for a page that is requested again, and not for a flood of unique searches. */
async function recompress(page: Stored): Promise<void> {
  if (page.isRecompressed) return;
  page.isRecompressed = true;
  const text = new TextDecoder().decode(getBody("identity", page.reply.body));
  const body = await encode(text, "best");
  page.reply = { ...page.reply, body };
}

/** Twice, because `send` needs short bodies as strings, too. */
const getSize = ({ reply: { body } }: Stored): number =>
  2 * (body.br.byteLength + body.gzip.byteLength) + 500;

/** Whether the response is the same for everyone: no credentials, no range, and exactly one Host header. */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.authorization || headers["schoolcode"] || headers.range) return false;
  let names = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") names += 1;
  }
  return names === 1;
}

function prepare({ headers, body }: PublicReply, defaults: Headers): Ready {
  const isEncoded = !(body instanceof Uint8Array);
  const all = { ...defaults, ...headers, ...(isEncoded && { vary: "accept-encoding" }) };
  const variants: Ready["variants"] = new Map();
  for (const [encoding, bytes] of Object.entries<Uint8Array>(isEncoded ? body : { any: body })) {
    const isCoded = encoding === "br" || encoding === "gzip";
    const head = flatten({
      ...all,
      ...(isCoded && { "content-encoding": encoding }),
      "content-length": bytes.byteLength,
    });
    variants.set(encoding as Encoding | "any", { head, body: toFastBody(bytes) });
  }
  return { etag: headers.etag, notModified: flatten(withoutType(all)), variants };
}

/** Alternating header names and values in one-byte strings, the fastest form for Node. */
const flatten = (headers: Headers): string[] =>
  Object.entries(headers)
    .flat()
    .map((text) => Buffer.from(String(text), "latin1").toString("latin1"));

/**
 * A short body as a one-byte string, which Node sends in one write with the headers; a long one as a Buffer, which it
 * sends without a copy.
 */
function toFastBody({ buffer, byteOffset, byteLength }: Uint8Array): string | Buffer {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return byteLength > MAX_STRING_BYTES ? bytes : bytes.toString("latin1");
}

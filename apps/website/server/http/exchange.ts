import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Alert } from "@manor/content-api";
import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import { etagMatches } from "@manor/server-kit/etag-matches";
import { readBody as readBytes } from "@manor/server-kit/read-body";
import { findFixedPage } from "../../model/pages/addresses.ts";
import type { FindSchool } from "../../model/pages/alternates.ts";
import { findPage, redirectTarget } from "../../model/pages/find-page.ts";
import { splitLanguage } from "../../model/pages/language-address.ts";
import type { Language } from "../../model/texts/languages.ts";
import type { Encoded } from "./encode.ts";

// A request and its reply, as steps see them.

/** One request. `path` is the raw, still encoded path; without the prefix of its language if it has one. */
export type Exchange = {
  request: IncomingMessage;
  url: URL;
  path: string;
  language: Language;
  /** The current emergency banner, for a page that needs nothing else. */
  alert?: Alert | undefined;
  /** The school settings at the start of the request, in its language. */
  school: School;
  /** Calls the listener when the response is sent or the client disconnects. */
  onClose: (listener: () => void) => void;
};

/** What an exchange knows of the school. */
export type ExchangeOptions = {
  getSchool?: () => School;
  /** The settings in other languages. */
  findSchool?: FindSchool;
  getAlert?: (language: Language) => Alert | undefined;
};

/** The exchange of a request. No step handles one that is not readable. */
export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { getSchool, findSchool, getAlert }: ExchangeOptions,
): { exchange: Exchange; isReadable: boolean } {
  const url = readUrl(request.url);
  const local = readLanguage(
    url?.pathname ?? "/",
    getSchool?.() ?? emptySchool,
    findSchool ?? (() => undefined),
  );
  const exchange: Exchange = {
    request,
    url: url ?? new URL(BASE_URL),
    ...local,
    alert: getAlert?.(local.language),
    onClose: (listener) => void response.once("close", listener),
  };
  return { exchange, isReadable: url !== undefined && hasOneHost(request) };
}

/** With two Host headers it is unknown which one a proxy used. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const names = headersDistinct["host"]?.length ?? 0;
  return names === 1 || (names === 0 && httpVersion === "1.0");
}

const BASE_URL = "http://site.invalid/";

/** Accepts only a path of this site, and `*` (OPTIONS). */
function readUrl(address = ""): URL | undefined {
  if (address !== "*" && !address.startsWith("/")) return undefined;
  const url = URL.parse(address.replace(/^\/{2,}/, "/"), BASE_URL);
  return url?.host === "site.invalid" ? url : undefined;
}

type RequestLanguage = { language: Language; path: string; school: School };

/** What exists in every language, in addition to pages. */
const FILES = /^\/(?:feeds|og)\/|^\/site\.webmanifest$/;

/**
 * The language of a request, and its path in English. An address that exists only in English retains its prefix, so
 * that no step finds anything there.
 */
function readLanguage(path: string, english: School, find: FindSchool): RequestLanguage {
  const { language, rest } = splitLanguage(path);
  const school = language === "en" ? undefined : find(language);
  const isKnown =
    school !== undefined &&
    (FILES.test(rest) ||
      findFixedPage(rest) !== undefined ||
      findPage(school, rest) !== undefined ||
      redirectTarget(school, rest) !== undefined);
  return isKnown ? { language, path: rest, school } : { language: "en", path, school: english };
}

/** A step returns its reply, or `undefined` to pass the request on. */
export type Step = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>;

/** Longer than any form. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a posted form as text. Throws BodyTooLargeError above 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, MAX_BODY_BYTES, request.headers["content-length"]);
  return bytes.toString("utf8");
}

/** `undefined` removes a header that every response has. */
export type Headers = Record<string, string | number | undefined>;

/** A stream of bytes. `size` is undefined when it is unknown. */
export type Stream = { size: number | undefined; chunks: AsyncIterable<Uint8Array> };

/** The response of a step; `write-reply.ts` sends it. */
export type Reply = {
  status: number;
  headers: Headers;
  body: string | Uint8Array | Encoded | Stream;
};

/** A response that is the same for everyone until the content changes: `finished-responses.ts` stores it. */
export type PublicReply = {
  status: 200;
  headers: Headers & { etag: string };
  body: Uint8Array | Encoded;
  isPublic: true;
};

export const isPublic = (reply: Reply | PublicReply): reply is PublicReply => "isPublic" in reply;

export const reply = (status: number, headers: Headers, body: Reply["body"] = ""): Reply => ({
  status,
  headers,
  body,
});

export const publicReply = <Body extends PublicReply["body"]>(
  headers: PublicReply["headers"],
  body: Body,
): PublicReply & { body: Body } => ({ status: 200, headers, body, isPublic: true });

/** Problem JSON (RFC 9457) without internal details. */
export function problem(
  status: number,
  detail: string,
  headers: Headers = {},
  fields: object = {},
): Reply {
  const problemHeaders = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  };
  const body = JSON.stringify({ status, detail, ...fields });
  return { status, headers: { ...problemHeaders, ...headers }, body };
}

/** 304 with the headers of the response that the browser has. */
export const notModified = (headers: Headers): Reply => reply(304, withoutType(headers));

/** The headers of a response without a body. */
export const withoutType = ({ "content-type": _, ...headers }: Headers): Headers => headers;

/** A strong ETag of these bytes. For a text that is sent in several encodings, prefix `W/`. */
export const toEtag = (content: string | Uint8Array): string =>
  `"${hash("sha256", content, "base64url").slice(0, 27)}"`;

export const isRead = ({ method }: Pick<IncomingMessage, "method">): boolean =>
  method === "GET" || method === "HEAD";

/** Whether If-None-Match matches, so that no body is needed. */
export function isKnown(request: IncomingMessage, etag: Headers[string]): boolean {
  if (typeof etag !== "string" || !isRead(request)) return false;
  return etagMatches(request.headers["if-none-match"], etag);
}

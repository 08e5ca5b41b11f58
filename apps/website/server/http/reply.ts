import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { etagMatches } from "@manor/server-kit/etag-matches";
import type { Encoded } from "./encode.ts";

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

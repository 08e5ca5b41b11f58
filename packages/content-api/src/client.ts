import { hash } from "node:crypto";
import type { z } from "zod";
import {
  albumPath,
  formPath,
  type ItemOf,
  type ListCallName,
  listCalls,
  type NewsletterStep,
  newsletterPath,
  previewPath,
  schoolPath,
} from "./calls.ts";
import { Album } from "./entities/album.ts";
import type { ContactMessage } from "./entities/contact-message.ts";
import { BadResponseError } from "./errors.ts";
import { readList, readOne } from "./read.ts";
import { schoolHeader, tokenHeader } from "./token.ts";
import { handOver, request, type Transport } from "./transport.ts";

export type ClientOptions = {
  /** Base address of the CMS, without `/api`. */
  baseUrl: string;
  /** School code used in every path. */
  school: string;
  /** Time for one whole answer, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** Largest body that is read, in bytes. Default 64 MiB. */
  maxBytes?: number;
  /** The shared token of website and CMS. Not sent when it is not set. */
  token?: string | undefined;
  fetch?: typeof globalThis.fetch;
};

export type AskOptions = { etag?: string; headers?: Record<string, string> };
export type Answer<T> =
  | { changed: false }
  | { changed: true; value: T; etag: string; dropped: number };

/** The read and send calls of spec section 7 against one CMS. */
export type Client = {
  /** Asks for a list. Throws a ContentApiError on every failure. */
  list<Name extends ListCallName>(
    name: Name,
    options?: AskOptions,
  ): Promise<Answer<ItemOf<Name>[]>>;
  /** Asks for one album. Throws NotFoundError when the host does not know the id. */
  album(id: string, options?: AskOptions): Promise<Answer<Album>>;
  /**
   * Asks who the school is. The value is JSON as the host sent it, for `readSchool`. Throws NotFoundError when the
   * host does not know the call.
   */
  school(options?: AskOptions): Promise<Answer<unknown>>;
  /**
   * Sends a contact message. Resolves when the host has said that it is stored; throws a ContentApiError
   * otherwise. UnreachableError and TimeoutError leave open whether the host has it: a header
   * `idempotency-key` lets the message be sent again without becoming two.
   */
  sendForm(
    formType: string,
    message: ContactMessage,
    headers?: Record<string, string>,
  ): Promise<void>;
  /** Does one step about the newsletter by e-mail. Throws a ContentApiError when the host does not agree. */
  sendNewsletterStep(
    step: NewsletterStep,
    body: { email: string } | { key: string },
    headers?: Record<string, string>,
  ): Promise<void>;
  /**
   * Asks how a record would be answered if it were published: as it was saved last, or as `typed` has it (JSON of a
   * form in the admin panel). The value is JSON as the host sent it. Throws NotFoundError for a ticket that opens nothing.
   */
  preview(ticket: string, typed?: string): Promise<unknown>;
  /** Fetches a file, unread. The caller checks the status and reads or cancels the body. */
  file(path: string, signal?: AbortSignal, headers?: Record<string, string>): Promise<Response>;
};

/** Begins the tags that we make ourselves for a host that sends none. Such a host is never asked by them. */
const OWN_TAG = "body:";

/** Makes a client. Shapes are read tolerantly (see readList); every failure is a named ContentApiError. */
export function createClient(options: ClientOptions): Client {
  const transport: Transport = {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    timeoutMs: options.timeoutMs ?? 10_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    fetch: showing(options, options.fetch ?? globalThis.fetch),
  };

  async function ask<T>(
    path: string,
    read: (json: unknown) => { value: T; dropped: number } | undefined,
    { etag, headers }: AskOptions = {},
  ): Promise<Answer<T>> {
    const answer = await request(transport, path, {
      headers: {
        accept: "application/json",
        ...(etag && !etag.startsWith(OWN_TAG) ? { "if-none-match": etag } : {}),
        ...headers,
      },
    });
    if (answer.status === 304) return { changed: false };
    const tag = answer.etag || OWN_TAG + hash("sha256", answer.body, "base64url");
    if (tag === etag) return { changed: false };
    const result = read(parseJson(path, answer.body));
    if (!result) throw new BadResponseError(path, "it holds no records in a known shape");
    return { changed: true, value: result.value, etag: tag, dropped: result.dropped };
  }

  return {
    list: (name, ask_) => {
      const call = listCalls[name];
      // The map ties each name to its item type; TypeScript cannot follow that through an index.
      const item = call.item as z.ZodType<ItemOf<typeof name>>;
      return ask(
        call.path(options.school),
        (json) => {
          const read = readList(json, item);
          // A list without a single valid record is not an empty list.
          if (!read || (read.items.length === 0 && read.dropped > 0)) return undefined;
          return { value: read.items, dropped: read.dropped };
        },
        ask_,
      );
    },
    album: (id, ask_) =>
      ask(
        albumPath(id),
        (json) => {
          const album = readOne(json, Album, "attachments") ?? readOne(json, Album, "title");
          return album && { value: album, dropped: 0 };
        },
        ask_,
      ),
    school: (ask_) =>
      ask(schoolPath(options.school), (json) => ({ value: json, dropped: 0 }), ask_),
    sendForm: (formType, message, headers) =>
      handOver(transport, formPath(options.school, formType), asJson(message, headers)),
    sendNewsletterStep: (step, body, headers) =>
      handOver(transport, newsletterPath(options.school, step), asJson(body, headers)),
    preview: async (ticket, typed) => {
      const path = previewPath(ticket);
      const json = "application/json";
      const { body } = await request(transport, path, {
        headers: { accept: json, ...(typed !== undefined && { "content-type": json }) },
        ...(typed !== undefined && { method: "POST", body: typed }),
      });
      return parseJson(path, body);
    },
    file: (path, signal, headers) =>
      transport.fetch(`${transport.baseUrl}${path}`, { signal, headers, redirect: "error" }),
  };
}

const asJson = (body: object, headers?: Record<string, string>): RequestInit => ({
  headers: { "content-type": "application/json", accept: "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Every request goes to the CMS's own origin (see `follow`), so that no other server gets the token. */
function showing({ token, school }: ClientOptions, fetch: typeof globalThis.fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(schoolHeader, school);
    if (token) headers.set(tokenHeader, token);
    return fetch(input, { ...init, headers });
  };
}

/** Twice as many as the largest school has events. Reading millions would hold everybody up for half a minute. */
const MOST_OBJECTS = 200_000;

function parseJson(path: string, body: string): unknown {
  if (holdsMoreThan(MOST_OBJECTS, "{", body) || holdsMoreThan(5 * MOST_OBJECTS, "[", body))
    throw new BadResponseError(path, `it holds more than ${MOST_OBJECTS} records`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new BadResponseError(path, "it is not JSON", cause);
  }
}

/** Looks at the text alone: nothing is made of it before it is known to be of ordinary size. */
function holdsMoreThan(most: number, sign: string, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}

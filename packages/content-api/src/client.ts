import { hash } from "node:crypto";
import type { z } from "zod";
import {
  addressCountsPath,
  albumPath,
  enquiryPath,
  erasedMessagesPath,
  formPath,
  type ItemOf,
  type ListCallName,
  listCalls,
  type NewsletterStep,
  newsletterPath,
  previewPath,
  schoolPath,
} from "./calls.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Enquiry } from "./enquiry.ts";
import { Album } from "./entities.ts";
import { BadResponseError } from "./errors.ts";
import { readList, readOne } from "./fields.ts";
import { schoolHeader, tokenHeader } from "./headers.ts";
import { ErasedMessages, type HeldMessage } from "./held-message.ts";
import type { AddressCount } from "./redirects.ts";
import { asJson, openFile, parseJson, post, request, type Transport } from "./transport.ts";
import { createVisitClient, type VisitClient } from "./visit-client.ts";

export type ClientOptions = {
  /** Base address of the CMS, without `/api`. */
  baseUrl: string;
  /** School code used in every path. */
  school: string;
  /** The maximum time for a whole response, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** The maximum size of a body, in bytes. Default 64 MiB. */
  maxBytes?: number;
  /** The shared token of website and CMS. Optional. */
  token?: string | undefined;
  fetch?: typeof globalThis.fetch;
};

export type RequestOptions = {
  etag?: string;
  headers?: Record<string, string>;
  /** A further language of the website. Texts without a translation come in English, and the records say so. */
  lang?: string;
};
export type ApiResponse<T> =
  | { changed: false }
  | { changed: true; value: T; etag: string; dropped: number };

/** The read and send calls of spec section 7 against one CMS. */
export type Client = VisitClient & {
  /** Fetches a list. Throws a ContentApiError on every failure. */
  list<Name extends ListCallName>(
    name: Name,
    options?: RequestOptions,
  ): Promise<ApiResponse<ItemOf<Name>[]>>;
  /** Fetches one album. Throws NotFoundError for an unknown id. */
  album(id: string, options?: RequestOptions): Promise<ApiResponse<Album>>;
  /**
   * Fetches the school settings as raw JSON, for `readSchool`. Throws NotFoundError when the CMS does not have the
   * call.
   */
  school(options?: RequestOptions): Promise<ApiResponse<unknown>>;
  /**
   * Sends a contact message. Resolves when the CMS has confirmed that it is stored; throws a ContentApiError
   * otherwise. After UnreachableError and TimeoutError the CMS may have it: the header `idempotency-key` allows a
   * retry without a duplicate.
   */
  sendForm(
    formType: string,
    message: ContactMessage,
    headers?: Record<string, string>,
  ): Promise<void>;
  /** Sends an enquiry, like `sendForm`. Throws NotFoundError when the CMS does not have the call. */
  sendEnquiry(enquiry: Enquiry, headers?: Record<string, string>): Promise<void>;
  /**
   * Returns the names of those held messages whose sender's data were erased since. Throws NotFoundError when the CMS
   * does not have the call.
   */
  findErased(messages: HeldMessage[]): Promise<string[]>;
  /** Reports how often addresses were requested. Throws NotFoundError when the CMS does not have the call. */
  sendAddressCounts(counts: AddressCount[]): Promise<void>;
  /** Sends one newsletter step. Throws a ContentApiError when the CMS rejects it. */
  sendNewsletterStep(
    step: NewsletterStep,
    body: { email: string } | { key: string },
    headers?: Record<string, string>,
  ): Promise<void>;
  /**
   * Fetches a record as if it were published, as raw JSON: as last saved, or as in `typed` (the JSON of a form in the
   * admin panel). Throws NotFoundError for an invalid ticket.
   */
  preview(ticket: string, typed?: string): Promise<unknown>;
  /**
   * Fetches a file; the status is 304 when `etag` is still current. The caller reads or cancels the body. Throws a
   * ContentApiError; UnreachableError also when the signal aborts the request.
   */
  file(path: string, signal?: AbortSignal, etag?: string): Promise<Response>;
};

/** The prefix of our own ETags for a CMS that sends none. They are never sent in a request. */
const BODY_HASH = "body:";

/** Creates a client. Parses shapes tolerantly (see readList); every failure is a named ContentApiError. */
export function createClient(options: ClientOptions): Client {
  const transport: Transport = {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    timeoutMs: options.timeoutMs ?? 10_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    fetch: withAuthHeaders(options, options.fetch ?? globalThis.fetch),
  };

  async function get<T>(
    path: string,
    read: (json: unknown) => { value: T; dropped: number } | undefined,
    { etag, headers }: RequestOptions = {},
  ): Promise<ApiResponse<T>> {
    const response = await request(transport, path, {
      headers: {
        accept: "application/json",
        ...(etag && !etag.startsWith(BODY_HASH) ? { "if-none-match": etag } : {}),
        ...headers,
      },
    });
    if (response.status === 304) return { changed: false };
    const tag = response.etag || BODY_HASH + hash("sha256", response.body, "base64url");
    if (tag === etag) return { changed: false };
    const result = read(parseJson(path, response.body));
    if (!result) throw new BadResponseError(path, "it contains no records of a known shape");
    return { changed: true, value: result.value, etag: tag, dropped: result.dropped };
  }

  return {
    list: (name, requestOptions) => {
      const call = listCalls[name];
      // The map ties each name to its item type; TypeScript cannot follow that through an index.
      const item = call.item as z.ZodType<ItemOf<typeof name>>;
      return get(
        call.path(options.school, requestOptions?.lang),
        (json) => {
          const read = readList(json, item);
          // A list without a single valid record is not an empty list.
          if (!read || (read.items.length === 0 && read.dropped > 0)) return undefined;
          return { value: read.items, dropped: read.dropped };
        },
        requestOptions,
      );
    },
    album: (id, requestOptions) =>
      get(albumPath(id, requestOptions?.lang), readAlbum, requestOptions),
    school: (requestOptions) =>
      get(
        schoolPath(options.school, requestOptions?.lang),
        (json) => ({ value: json, dropped: 0 }),
        requestOptions,
      ),
    sendForm: (formType, message, headers) =>
      post(transport, formPath(options.school, formType), asJson(message, headers)),
    sendEnquiry: (enquiry, headers) =>
      post(transport, enquiryPath(options.school), asJson(enquiry, headers)),
    ...createVisitClient(transport, options.school),
    findErased: async (messages) => {
      const path = erasedMessagesPath(options.school);
      const { body } = await request(transport, path, { ...asJson({ messages }), method: "POST" });
      const read = ErasedMessages.safeParse(parseJson(path, body));
      if (!read.success) throw new BadResponseError(path, "it contains no list of names");
      return read.data.erased;
    },
    sendAddressCounts: (counts) =>
      post(transport, addressCountsPath(options.school), asJson({ counts })),
    sendNewsletterStep: (step, body, headers) =>
      post(transport, newsletterPath(options.school, step), asJson(body, headers)),
    preview: async (ticket, typed) => {
      const path = previewPath(ticket);
      const json = "application/json";
      const { body } = await request(transport, path, {
        headers: { accept: json, ...(typed !== undefined && { "content-type": json }) },
        ...(typed !== undefined && { method: "POST", body: typed }),
      });
      return parseJson(path, body);
    },
    file: (path, signal, etag = "") => openFile(transport, path, signal, etag),
  };
}

function readAlbum(json: unknown) {
  const album = readOne(json, Album, "attachments") ?? readOne(json, Album, "title");
  return album && { value: album, dropped: 0 };
}

/** Every request goes to the CMS's own origin (see `followRedirects`), so that no other server gets the token. */
function withAuthHeaders(
  { token, school }: ClientOptions,
  fetch: typeof globalThis.fetch,
): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(schoolHeader, school);
    if (token) headers.set(tokenHeader, token);
    return fetch(input, { ...init, headers });
  };
}

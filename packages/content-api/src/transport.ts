import {
  BadResponseError,
  BadStatusError,
  ContentApiError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "./errors.ts";
import { BodyTooLargeError, readPieces } from "./read-body.ts";

export type Transport = {
  baseUrl: string;
  timeoutMs: number;
  maxBytes: number;
  fetch: typeof globalThis.fetch;
};

const MAX_REDIRECTS = 3;

/** One question to the host and its whole answer: bounded in time, size and redirects. Throws a ContentApiError. */
export async function request(
  transport: Transport,
  path: string,
  init: RequestInit,
): Promise<{ status: number; etag: string; body: string }> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const response = await reach(transport, path, { ...init, signal: timeout });
  if (response.status === 304) return { status: 304, etag: "", body: "" };
  refuseUnlessOk(response, path);
  try {
    const body = await readText(response, path, transport.maxBytes);
    return { status: response.status, etag: response.headers.get("etag") ?? "", body };
  } catch (error) {
    if (error instanceof BadResponseError) throw error;
    if (error instanceof BodyTooLargeError) {
      throw new BadResponseError(path, `it is larger than ${transport.maxBytes} bytes`);
    }
    if (timeout.aborted) throw new TimeoutError(path, transport.timeoutMs);
    throw new BadResponseError(path, "it broke off or was not encoded as it says", error);
  }
}

/**
 * Hands something over to the host. Its status is the receipt, so the rest of the answer is not read, and
 * whether it breaks off does not count. Throws a ContentApiError.
 */
export async function handOver(
  transport: Transport,
  path: string,
  init: RequestInit,
): Promise<void> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const response = await reach(transport, path, { ...init, method: "POST", signal: timeout });
  refuseUnlessOk(response, path);
  letGo(response);
}

/**
 * Until the headers of an answer are there, there is no answer: whatever goes wrong before that (no name, no
 * connection, no encryption, a closed line, bytes that are not HTTP) means that the host was not reached.
 */
async function reach(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  try {
    return await follow(transport, path, { ...init, redirect: "manual" });
  } catch (error) {
    if (error instanceof ContentApiError) throw error;
    if (init.signal?.aborted) throw new TimeoutError(path, transport.timeoutMs);
    throw new UnreachableError(path, error);
  }
}

function refuseUnlessOk(response: Response, path: string): void {
  if (response.ok) return;
  letGo(response);
  if (response.status === 404) throw new NotFoundError(path);
  throw new BadStatusError(path, response.status, readRetryAfter(response));
}

/** Aborts a response that is not read further. It may have ended already. */
function letGo(response: Response): void {
  response.body?.cancel().catch(() => {});
}

async function follow(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  let url = new URL(`${transport.baseUrl}${path}`);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await transport.fetch(url, init);
    const location = response.headers.get("location");
    if (!location || !isFollowed(response.status, init.method)) return response;
    letGo(response);
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      throw new BadResponseError(path, "it redirects to another host");
    url = next;
  }
  throw new BadResponseError(path, `it redirects more than ${MAX_REDIRECTS} times`);
}

/** Only 307 and 308 ask for the same thing to be sent again; after 301 to 303 a browser would merely look. */
function isFollowed(status: number, method = "GET"): boolean {
  if (status === 307 || status === 308) return true;
  return method === "GET" && (status === 301 || status === 302 || status === 303);
}

async function readText(response: Response, path: string, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  // Decoded piece by piece: a long list never lies in memory twice over.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const piece of readPieces(response.body, maxBytes)) {
    text += decode(decoder, path, piece);
  }
  return text + decode(decoder, path);
}

/** Without a chunk it is the end, where a character cut in half shows. */
function decode(decoder: TextDecoder, path: string, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    throw new BadResponseError(path, "it is not UTF-8", cause);
  }
}

function readRetryAfter(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? "0");
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 300) : 0;
}

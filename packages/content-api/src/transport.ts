import { BodyTooLargeError, readChunks } from "@manor/server-kit/read-body";
import {
  BadResponseError,
  BadStatusError,
  ContentApiError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "./errors.ts";

export type Transport = {
  baseUrl: string;
  timeoutMs: number;
  maxBytes: number;
  fetch: typeof globalThis.fetch;
};

const MAX_REDIRECTS = 3;

/**
 * Sends a request and reads the whole response, with limits for time, size and redirects. Throws a ContentApiError, but
 * not for the statuses that are `expected` in addition to 2xx and 304.
 */
export async function request(
  transport: Transport,
  path: string,
  init: RequestInit,
  expected: readonly number[] = [],
): Promise<{ status: number; etag: string; body: string }> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const response = await send(transport, path, { ...init, signal: timeout });
  if (response.status === 304) return { status: 304, etag: "", body: "" };
  if (!expected.includes(response.status)) throwUnlessOk(response, path);
  try {
    const body = await readText(response, path, transport.maxBytes);
    return { status: response.status, etag: response.headers.get("etag") ?? "", body };
  } catch (error) {
    if (error instanceof BadResponseError) throw error;
    if (error instanceof BodyTooLargeError) {
      throw new BadResponseError(path, `it is larger than ${transport.maxBytes} bytes`);
    }
    if (timeout.aborted) throw new TimeoutError(path, transport.timeoutMs);
    throw new BadResponseError(path, "it was truncated or not encoded as declared", error);
  }
}

/**
 * Sends a body. The status confirms the receipt, so the body of the response is not read, and a truncated one is no
 * error. Throws a ContentApiError.
 */
export async function post(transport: Transport, path: string, init: RequestInit): Promise<void> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const response = await send(transport, path, { ...init, method: "POST", signal: timeout });
  throwUnlessOk(response, path);
  discardBody(response);
}

/** Opens a file, without following redirects. Throws a ContentApiError, except for status 304 to an ETag. */
export async function openFile(
  { baseUrl, fetch }: Transport,
  path: string,
  signal: AbortSignal | undefined,
  etag: string,
): Promise<Response> {
  const headers: Record<string, string> = etag ? { "if-none-match": etag } : {};
  const init = { signal: signal ?? null, headers, redirect: "error" } as const;
  const response = await fetch(`${baseUrl}${path}`, init).catch((cause: unknown) => {
    throw new UnreachableError(path, cause);
  });
  if (!etag || response.status !== 304) throwUnlessOk(response, path);
  return response;
}

/** Every failure before the response headers (DNS, connection, TLS, not HTTP) means that the CMS was not reached. */
async function send(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  try {
    return await followRedirects(transport, path, { ...init, redirect: "manual" });
  } catch (error) {
    if (error instanceof ContentApiError) throw error;
    if (init.signal?.aborted) throw new TimeoutError(path, transport.timeoutMs);
    throw new UnreachableError(path, error);
  }
}

function throwUnlessOk(response: Response, path: string): void {
  if (response.ok) return;
  discardBody(response);
  if (response.status === 404) throw new NotFoundError(path);
  throw new BadStatusError(path, response.status, readRetryAfter(response));
}

/** Cancels a response body. It may have ended already. */
function discardBody(response: Response): void {
  response.body?.cancel().catch(() => {});
}

async function followRedirects(
  transport: Transport,
  path: string,
  init: RequestInit,
): Promise<Response> {
  let url = new URL(`${transport.baseUrl}${path}`);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await transport.fetch(url, init);
    const location = response.headers.get("location");
    if (!location || !isFollowed(response.status, init.method)) return response;
    discardBody(response);
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      throw new BadResponseError(path, "it redirects to another host");
    url = next;
  }
  throw new BadResponseError(path, `it redirects more than ${MAX_REDIRECTS} times`);
}

/** Only 307 and 308 repeat a POST; after 301 to 303 a browser would send a GET. */
function isFollowed(status: number, method = "GET"): boolean {
  if (status === 307 || status === 308) return true;
  return method === "GET" && (status === 301 || status === 302 || status === 303);
}

async function readText(response: Response, path: string, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  // Decodes each chunk, so that a long list is not in memory twice.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of readChunks(response.body, maxBytes)) {
    text += decode(decoder, path, chunk);
  }
  return text + decode(decoder, path);
}

/** Without a chunk it ends the text and throws for an incomplete character. */
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

export const asJson = (body: object, headers?: Record<string, string>): RequestInit => ({
  headers: { "content-type": "application/json", accept: "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Twice the events of the largest school. Parsing millions would block the process for half a minute. */
const MAX_RECORDS = 200_000;

export function parseJson(path: string, body: string): unknown {
  if (containsMoreThan(MAX_RECORDS, "{", body) || containsMoreThan(5 * MAX_RECORDS, "[", body))
    throw new BadResponseError(path, `it contains more than ${MAX_RECORDS} records`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new BadResponseError(path, "it is not JSON", cause);
  }
}

/** Counts in the text itself, because JSON.parse allocates memory for every record. */
function containsMoreThan(max: number, character: string, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    found += 1;
    if (found > max) return true;
  }
  return false;
}

import {
  BadResponseError,
  BadStatusError,
  ContentHostError,
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

/** One HTTP exchange with the host: bounded in time, size and redirects. Throws a ContentHostError. */
export async function request(
  transport: Transport,
  path: string,
  init: RequestInit,
): Promise<{ status: number; etag: string; body: string }> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  try {
    const response = await follow(transport, path, {
      ...init,
      signal: timeout,
      redirect: "manual",
    });
    if (response.status === 304) return { status: 304, etag: "", body: "" };
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) throw new NotFoundError(path);
      throw new BadStatusError(path, response.status, readRetryAfter(response));
    }
    const body = await readBody(response, path, transport.maxBytes);
    return { status: response.status, etag: response.headers.get("etag") ?? "", body };
  } catch (error) {
    if (error instanceof ContentHostError) throw error;
    if (timeout.aborted) throw new TimeoutError(path, transport.timeoutMs);
    if (isBroken(error))
      throw new BadResponseError(path, "it broke off or was not encoded as it says", error);
    throw new UnreachableError(path, error);
  }
}

async function follow(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  let url = new URL(`${transport.baseUrl}${path}`);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await transport.fetch(url, init);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || response.status === 304 || !location)
      return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      throw new BadResponseError(path, "it redirects to another host");
    url = next;
  }
  throw new BadResponseError(path, `it redirects more than ${MAX_REDIRECTS} times`);
}

async function readBody(response: Response, path: string, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  // Decoded piece by piece: a long list never lies in memory twice over.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BadResponseError(path, `it is larger than ${maxBytes} bytes`);
    text += decode(decoder, path, chunk);
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

/** fetch hides why a started body failed; a connection that never was has a system error code instead. */
function isBroken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return (
    code.startsWith("Z_") ||
    code.startsWith("ERR_") ||
    code === "UND_ERR_SOCKET" ||
    code.startsWith("HPE_")
  );
}

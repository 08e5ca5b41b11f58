import {
  BadResponseError,
  BadStatusError,
  type Client,
  ContentHostError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import { imagePath } from "@manor/contract/image-path";

export type FetchLimits = { maxBytes: number; timeLimitMs: number };

/** `bytes` is undefined when the file is larger than the limit. */
export type Fetched =
  | { changed: false }
  | { changed: true; etag: string; bytes: Buffer | undefined };

/** Fetches one file of the content host, bounded in time and bytes. Rejects with a ContentHostError. */
export async function fetchOriginal(
  client: Client,
  name: string,
  etag: string,
  { maxBytes, timeLimitMs }: FetchLimits,
): Promise<Fetched> {
  const path = imagePath(name);
  const signal = AbortSignal.timeout(timeLimitMs);
  let response: Response | undefined;
  try {
    response = await client.file(path, signal, etag ? { "if-none-match": etag } : {});
    if (response.status === 304 && etag) return { changed: false };
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) throw new NotFoundError(path);
      throw new BadStatusError(path, response.status);
    }
    const bytes = await readBody(response, maxBytes);
    return { changed: true, etag: response.headers.get("etag") ?? "", bytes };
  } catch (error) {
    if (error instanceof ContentHostError) throw error;
    if (signal.aborted) throw new TimeoutError(path, timeLimitMs);
    if (response) throw new BadResponseError(path, "it broke off", error);
    throw new UnreachableError(path, error);
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

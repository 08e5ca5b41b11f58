import { problem } from "./problem.ts";

const mostBytes = 64 * 1024;

/** The JSON object in a request's body, or the answer that refuses it (413, 415, 400). */
export async function readBody(request: Request): Promise<Record<string, unknown> | Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return problem(415, "Please send the form as application/json.");
  }
  const bytes = await readAtMost(request, mostBytes);
  if (!bytes) return problem(413, "The message is larger than 64 KB.");
  try {
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // Told below, together with JSON that is no object.
  }
  return problem(400, "The body is not a JSON object.");
}

async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

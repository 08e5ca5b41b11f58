import { BodyTooLargeError, readBody } from "@manor/server-kit/read-body";
import { problem } from "./problem.ts";

const maxBytes = 64 * 1024;

/** The JSON object of a request body, or the response that rejects it (413, 415, 400). */
export async function readJson(request: Request): Promise<Record<string, unknown> | Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return problem(415, "Please send the form as application/json.");
  }
  try {
    const bytes = await readBody(request.body, maxBytes, request.headers.get("content-length"));
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return { ...json };
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      return problem(413, "The message is larger than 64 KB.");
    // Invalid UTF-8 and invalid JSON are reported below, together with JSON that is not an object.
  }
  return problem(400, "The body is not a JSON object.");
}

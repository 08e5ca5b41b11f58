import { hash } from "node:crypto";
import { schoolHeader } from "@manor/content-api/headers";
import { etagMatches } from "@manor/server-kit/etag-matches";
import { BodyTooLargeError, readBody } from "@manor/server-kit/read-body";
import { config } from "../config.ts";
import { problem } from "./problem.ts";

/** Whether a path has the school code of this CMS, case-insensitive. */
export const isThisSchool = (code: string): boolean =>
  code.toLowerCase() === config.schoolCode.toLowerCase();

/** Albums and files have paths without a school code: the website sends its code in a header. */
export function requestsThisSchool(request: Request): boolean {
  const code = request.headers.get(schoolHeader);
  return code === null || isThisSchool(code);
}

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

/** The strong ETag of a body: the same in every process and after every start. */
export const createEtag = (body: string | Uint8Array): string =>
  `"${hash("sha256", body, "base64url").slice(0, 24)}"`;

export const matchesEtag = (request: Request, etag: string): boolean =>
  etagMatches(request.headers.get("if-none-match"), etag);

/** A JSON response. The website polls every few seconds; the ETag makes that cheap. */
export function respondJson(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  etag: string,
): Response {
  const headers = { "cache-control": "no-cache", etag };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
    },
  });
}

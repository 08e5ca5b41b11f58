import { extname } from "node:path";
import type { Payload } from "payload";
import { openFile } from "../media/open-file.ts";
import { isRandomName } from "../media/random-name.ts";
import { alreadyHas } from "./etag.ts";
import { filesOf } from "./files.ts";
import { problem } from "./problem.ts";
import { publicFiles } from "./public-files.ts";
import { schoolsOf } from "./schools.ts";

const types: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".pdf": "application/pdf",
};
const forEver = "public, max-age=31536000, immutable";
const forMinutes = "public, max-age=300";

/**
 * GET /api/image/{identifier} for a file that some answer names today, and
 * /api/image/{school}/{fixed address} for one that a page names by itself.
 * A path is never put together from what was asked, only looked up.
 */
export async function answerImage(
  payload: Payload,
  request: Request,
  path: string[],
): Promise<Response> {
  const name = await nameOf(payload, path);
  const type = types[extname(name ?? "")];
  if (!name || !type || !isRandomName(name)) return noFile();
  const etag = `"${name}"`;
  const headers = {
    "content-type": type,
    "cache-control": path.length === 1 ? forEver : forMinutes,
    "x-content-type-options": "nosniff",
    etag,
  };
  if (alreadyHas(request, etag)) return new Response(null, { status: 304, headers });
  const file = await openFile(payload, type === "application/pdf" ? "documents" : "media", name);
  if (!file) return noFile();
  return new Response(file.body, { headers: { ...headers, "content-length": String(file.size) } });
}

async function nameOf(payload: Payload, path: string[]): Promise<string | undefined> {
  const [first = "", second = ""] = path;
  if (path.length === 1) return (await publicFiles(payload)).has(first) ? first : undefined;
  if (path.length !== 2 || !(await schoolsOf(payload)).has(first.toLowerCase())) return undefined;
  return (await filesOf(payload)).byFixedAddress.get(second);
}

const noFile = (): Response => problem(404, "There is no such file.");

import { withoutFocus } from "@manor/content-api/image-path";
import type { Payload } from "payload";
import { getFileType, isRandomName } from "../media/file-types.ts";
import { openFile } from "../media/storage.ts";
import { getFiles } from "./files.ts";
import { problem } from "./problem.ts";
import { isPublicFile } from "./public-files.ts";
import { isThisSchool, matchesEtag, requestsThisSchool } from "./request.ts";

// Caches must revalidate, so that an unpublished file disappears at once.
const cacheControl = "no-cache";

/** The request only selects a stored name; it never becomes part of a path. */
export async function handleImage(
  payload: Payload,
  request: Request,
  path: string[],
): Promise<Response> {
  const name = requestsThisSchool(request) ? await storedName(payload, path) : undefined;
  const isPublic = name !== undefined && (await isPublicFile(payload, name));
  return isPublic ? serveFile(payload, request, name) : noFile();
}

/** Serves a stored file by its stored name, to anyone. */
export async function serveFile(
  payload: Payload,
  request: Request,
  name: string,
): Promise<Response> {
  if (!isRandomName(name)) return noFile();
  const type = getFileType(name);
  const isPicture = type.startsWith("image/");
  const etag = `"${name}"`;
  const headers = {
    "content-type": type,
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
    ...(!isPicture && type !== "application/pdf" && { "content-disposition": "attachment" }),
    etag,
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  const file = await openFile(payload, isPicture ? "media" : "documents", name);
  if (!file) return noFile();
  return new Response(file.body, { headers: { ...headers, "content-length": String(file.size) } });
}

async function storedName(payload: Payload, path: string[]): Promise<string | undefined> {
  const [first = "", second = ""] = path;
  if (path.length === 1) return withoutFocus(first);
  if (path.length !== 2 || !isThisSchool(first)) return undefined;
  return (await getFiles(payload)).byFixedAddress.get(second);
}

const noFile = (): Response => problem(404, "This file does not exist.");

import { withoutFocus } from "@manor/content-api/image-path";
import type { Payload } from "payload";
import { cached } from "../content-version/content-version.ts";
import { getFileType, isRandomName, openFile } from "../media/storage.ts";
import { getFiles } from "./files.ts";
import { getListResponse, getListTag, listCalls } from "./list-calls.ts";
import { problem } from "./problem.ts";
import { isThisSchool, matchesEtag, requestsThisSchool } from "./request.ts";
import { getSiteFiles, getSiteTag } from "./site.ts";

// Caches must revalidate, so that an unpublished file disappears at once.
const cacheControl = "no-cache";

const lists = Object.values(listCalls);

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

/** A file is public while a response names it, or when it has a fixed address. `getFiles()` decides about names. */
const isPublicFile = async (payload: Payload, name: string): Promise<boolean> =>
  (await listPublicFiles(payload)).has(name);

export async function listPublicFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const tags = [...lists.map((call) => getListTag(call)), getSiteTag(payload)];
  const { byFixedAddress, claimed, tag } = await getFiles(payload);
  return cached("public files", [...tags, tag].join(), async () => {
    const shown = new Set(await getSiteFiles(payload));
    for (const call of lists)
      for (const file of (await getListResponse(payload, call)).files) shown.add(file);
    // The photograph of a person needs a record that shows it, even at a fixed address.
    for (const file of byFixedAddress.values()) if (!claimed.has(file)) shown.add(file);
    return shown;
  });
}

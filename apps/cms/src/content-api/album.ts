import type { Payload } from "payload";
import { albums } from "./albums.ts";
import { respondJson } from "./etag.ts";
import { readLanguage } from "./languages.ts";
import { getListResponse } from "./list-response.ts";
import { problem } from "./problem.ts";
import { requestsThisSchool } from "./school-code.ts";

/** GET /api/subGallery?id= : one album of either category. */
export async function handleAlbum(payload: Payload, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id");
  if (requestsThisSchool(request)) {
    const language = await readLanguage(payload, request);
    const { items, etag } = await getListResponse(payload, albums, language);
    const album = items.find(({ _id }) => _id === id);
    if (album) return respondJson(request, JSON.stringify(album), etag);
  }
  return problem(404, "No album has this id.");
}

import type { Payload } from "payload";
import { readLanguage } from "../translations/languages.ts";
import { albums } from "./albums.ts";
import { getListResponse } from "./list-calls.ts";
import { problem } from "./problem.ts";
import { requestsThisSchool, respondJson } from "./request.ts";

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

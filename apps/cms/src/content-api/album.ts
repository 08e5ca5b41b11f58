import type { Payload } from "payload";
import { albums } from "./albums.ts";
import { alreadyHas, notModified } from "./etag.ts";
import { listHeaders } from "./list.ts";
import { answerOf } from "./list-answer.ts";
import { problem } from "./problem.ts";
import { asksForOwnSchool } from "./school-code.ts";

/** GET /api/subGallery?id= : one album of either category. */
export async function answerAlbum(payload: Payload, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id");
  if (asksForOwnSchool(request)) {
    const { items, etag } = await answerOf(payload, albums);
    const album = items.find(({ _id }) => _id === id);
    if (album && alreadyHas(request, etag)) return notModified(etag);
    if (album) return new Response(JSON.stringify(album), { headers: listHeaders(etag) });
  }
  return problem(404, "There is no album with this id.");
}

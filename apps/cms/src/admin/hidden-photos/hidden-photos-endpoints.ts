import { Readable } from "node:stream";
import { type Endpoint, Forbidden } from "payload";
import { z } from "zod";
import { isAdmin } from "../../access/access.ts";
import { recordEvent } from "../../audit-log/record-event.ts";
import { bumpAfterImport } from "../../content-version/hooks.ts";
import { setPhotosHidden } from "../../media/hidden-photos.ts";
import { today } from "../../today.ts";
import { createEvidence } from "./evidence.ts";

const Order = z.object({ isHidden: z.boolean() });

/** POST /cms-api/hidden-photos: hides all photographs, or shows them again. Administrators only. */
const hidePhotos: Endpoint = {
  path: "/hidden-photos",
  method: "post",
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t);
    const { isHidden } = Order.parse(await req.json?.());
    await setPhotosHidden(req.payload, isHidden);
    await bumpAfterImport("media");
    const what = isHidden ? "hid all photographs" : "showed all photographs again";
    await recordEvent(req, { what, list: "media" });
    return Response.json({ isHidden });
  },
};

/** GET /cms-api/evidence: all photographs, their hashes and the activity log as a ZIP file. Administrators only. */
const evidence: Endpoint = {
  path: "/evidence",
  method: "get",
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t);
    await recordEvent(req, { what: "downloaded the evidence archive", list: "media" });
    // Node and the web have two types for the same stream.
    const archive = Readable.toWeb(Readable.from(createEvidence(req.payload))) as ReadableStream;
    return new Response(archive, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="evidence-${today()}.zip"`,
        "cache-control": "no-store",
      },
    });
  },
};

export const hiddenPhotosEndpoints = [hidePhotos, evidence];

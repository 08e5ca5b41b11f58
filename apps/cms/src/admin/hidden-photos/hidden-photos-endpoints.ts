import { Readable } from "node:stream";
import { z } from "zod";
import { isAdmin } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { config } from "../../config.ts";
import { bumpOnCommit } from "../../content-version/content-version.ts";
import { today } from "../../today.ts";
import { setPhotosHidden } from "../../withdrawals/withdrawal-list.ts";
import { createEvidence } from "./evidence.ts";

const Order = z.object({ isHidden: z.boolean() });

const hidePhotos = defineEndpoint("post", "/hidden-photos", isAdmin, async (req) => {
  const { isHidden } = Order.parse(await req.json?.());
  await setPhotosHidden(req.payload, config.dataDir, isHidden);
  await bumpOnCommit("media", req);
  const what = isHidden ? "hid all photographs" : "showed all photographs again";
  await recordEvent(req, { what, list: "media" });
  return Response.json({ isHidden });
});

const evidence = defineEndpoint("get", "/evidence", isAdmin, async (req) => {
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
});

export const hiddenPhotosEndpoints = [hidePhotos, evidence];

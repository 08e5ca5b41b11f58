import { APIError, type Endpoint, Forbidden } from "payload";
import { mayPublish } from "../access/may-publish.ts";
import { formOf } from "./page-value.ts";
import { sampleTextOf } from "./sample-texts.ts";
import { whomItTeaches } from "./whom-it-teaches.ts";

/** POST /cms-api/pages/:id/sample: publishes the words that the website came with. The state before stays among the versions. */
export const backToSampleText: Omit<Endpoint, "root"> = {
  path: "/:id/sample",
  method: "post",
  handler: async (req) => {
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    const id = String(req.routeParams?.["id"]);
    const { replaces } = await req.payload.findByID({
      collection: "pages",
      id,
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    });
    const sample = sampleTextOf(replaces ?? "", await whomItTeaches(req.payload));
    if (!sample) throw new APIError("There is no sample text for this page.", 404);
    await req.payload.update({
      collection: "pages",
      id,
      // The sample is written for this very record (page-value.ts).
      data: { ...formOf(sample), picture: null, _status: "published" } as never,
      context: { isSample: true },
      req,
      overrideAccess: false,
      user: req.user,
      depth: 0,
    });
    return Response.json({ message: "The sample text is back." });
  },
};

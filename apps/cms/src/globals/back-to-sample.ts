import { type Endpoint, Forbidden, type GlobalSlug } from "payload";
import { mayPublish } from "../access/may-publish.ts";

/** POST /cms-api/globals/:slug/sample: publishes what the screen began with. The state before stays among the versions. */
export const backToSample = (slug: GlobalSlug, sample: object): Omit<Endpoint, "root"> => ({
  path: "/sample",
  method: "post",
  handler: async (req) => {
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    await req.payload.updateGlobal({
      slug,
      // The sample is written for this very screen (school-global.ts).
      data: { ...sample, _status: "published" } as never,
      req,
      overrideAccess: false,
      user: req.user,
      depth: 0,
    });
    return Response.json({ message: "The sample text is back." });
  },
});

import { type Endpoint, Forbidden, type GlobalSlug } from "payload";
import { mayPublish } from "../access/access.ts";

/** POST /cms-api/globals/:slug/sample: publishes the sample values. The earlier values stay in the versions. */
export const resetToSample = (slug: GlobalSlug, sample: object): Omit<Endpoint, "root"> => ({
  path: "/sample",
  method: "post",
  handler: async (req) => {
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    await req.payload.updateGlobal({
      slug,
      // The value has the type of this settings page.
      data: { ...sample, _status: "published" } as never,
      req,
      overrideAccess: false,
      user: req.user,
      depth: 0,
    });
    return Response.json({ message: "The sample text is back." });
  },
});

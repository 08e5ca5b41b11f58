import type { GlobalSlug } from "payload";
import { mayPublish } from "../access/access.ts";
import { defineEndpoint } from "../access/define-endpoint.ts";

/** Publishes the sample values. The earlier values stay in the versions. */
export const resetToSample = (slug: GlobalSlug, sample: object) =>
  defineEndpoint("post", "/sample", mayPublish, async (req) => {
    await req.payload.updateGlobal({
      slug,
      // The value has the type of this settings page.
      data: { ...sample, _status: "published" } as never,
      req,
      overrideAccess: false,
      depth: 0,
    });
    return Response.json({ message: "The sample text is back." });
  });

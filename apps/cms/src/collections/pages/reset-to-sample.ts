import { mayPublish } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { toPageForm } from "./page-value.ts";
import { findSampleText, readPupils } from "./sample-texts.ts";

/** Publishes the sample text. The earlier text stays in the versions. */
export const resetPageToSample = defineEndpoint("post", "/:id/sample", mayPublish, async (req) => {
  const id = String(req.routeParams?.["id"]);
  const { replaces } = await req.payload.findByID({
    collection: "pages",
    id,
    depth: 0,
    req,
    overrideAccess: false,
  });
  const sample = findSampleText(replaces ?? "", await readPupils(req.payload));
  if (!sample) throw new RefusalError("There is no sample text for this page.", {}, 404);
  await req.payload.update({
    collection: "pages",
    id,
    // The value has the type of this collection (page-value.ts).
    data: { ...toPageForm(sample), _status: "published" } as never,
    context: { isSample: true },
    req,
    overrideAccess: false,
    depth: 0,
  });
  return Response.json({ message: "The sample text is back." });
});

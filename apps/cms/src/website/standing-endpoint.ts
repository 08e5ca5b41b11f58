import { type Endpoint, Forbidden, NotFound } from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { inSchoolTime } from "../fields/dates.ts";
import { config } from "../host-config.ts";
import { retellIn } from "../i18n/retell.ts";
import { sayIn } from "../i18n/say.ts";
import { findStanding } from "./find-standing.ts";
import { hasPlace } from "./places.ts";

/** GET /cms-api/standing/:collection/:id: whether visitors find a record, and why not. */
export const standingEndpoint: Endpoint = {
  path: "/standing/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!isSignedIn({ req })) throw new Forbidden(req.t);
    const { collection, id } = req.routeParams ?? {};
    if (typeof collection !== "string" || typeof id !== "string" || !hasPlace(collection)) {
      throw new NotFound(req.t);
    }
    const record = await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      trash: true,
      req,
      overrideAccess: false,
      user: req.user,
    });
    const standing = await findStanding(req.payload, collection, Object(record), req.i18n.language);
    const { changedBy, updatedAt }: { changedBy?: string; updatedAt?: string } = Object(record);
    const saved = updatedAt && savedBy(updatedAt, changedBy, req.i18n.language);
    return Response.json({ standing, website: config.siteUrl, saved });
  },
};

/** When the record was saved last, and by whom if that is known. */
function savedBy(updatedAt: string, name: string | undefined, language: string): string {
  const moment = inSchoolTime(updatedAt, language);
  if (!name) return moment;
  return sayIn(language)("{moment}, by {name}", { moment, name: retellIn(language)(name) });
}

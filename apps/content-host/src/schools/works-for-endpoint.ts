import { type Endpoint, Forbidden } from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { idOf } from "./known-schools.ts";
import { schoolsOfPerson } from "./school-at.ts";

/** POST /cms-api/works-for: for which of the own schools somebody works from now on. */
export const worksForEndpoint: Endpoint = {
  path: "/works-for",
  method: "post",
  handler: async (req) => {
    const { payload, user } = req;
    if (!isSignedIn({ req }) || !user) throw new Forbidden(req.t);
    const { school: asked } = Object(await req.json?.().catch(() => undefined));
    const own = await schoolsOfPerson(payload, user);
    const school = own.find((id) => id === idOf(asked));
    if (school === undefined) throw new Forbidden(req.t);
    // No change of the account that its rules would have to look at.
    await payload.db.updateOne({
      collection: "users",
      id: user.id,
      data: { worksFor: school },
      returning: false,
    });
    return Response.json({ school });
  },
};

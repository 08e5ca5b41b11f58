import { APIError, type Endpoint, Forbidden } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import { beginBlank } from "./begin-blank.ts";
import { beginWith, readBegun } from "./begin-with.ts";
import { isChoice, readChoice, writeChoice } from "./choice.ts";
import { takeSampleAway } from "./take-sample-away.ts";

/** POST /cms-api/first-run: what an administrator chooses. The own school begins without the sample's records. */
export const firstRunEndpoint: Endpoint = {
  path: "/first-run",
  method: "post",
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t);
    const body = Object(await req.json?.().catch(() => undefined)) as { choice?: unknown };
    const { choice } = body;
    if (!isChoice(choice)) throw new APIError("This option is invalid.", 400, undefined, true);
    const before = await readChoice(req.payload);
    const begun = readBegun(body);
    const begins = choice === "own" && before !== "own";
    if (begins) await beginWith(req, begun);
    await writeChoice(req.payload, choice);
    if (!begins) return Response.json({ taken: 0 });
    const taken = await takeSampleAway(req);
    await beginBlank(req);
    await recordEvent(req, {
      what: `removed ${taken} sample records`,
      list: "name-and-address",
    });
    return Response.json({ taken });
  },
};

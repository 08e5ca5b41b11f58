import { isAdmin } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/record-event.ts";
import { readChoice, writeChoice } from "./choice.ts";
import { deleteSeed } from "./delete-seed.ts";
import { emptySettings } from "./empty-settings.ts";
import { readOrder, saveSchoolDetails } from "./school-details.ts";

/** Saves the choice. An own school starts without the sample's records. */
export const onboardingEndpoint = defineEndpoint("post", "/onboarding", isAdmin, async (req) => {
  const order = readOrder(await readBody(req));
  const { choice } = order;
  const before = await readChoice(req.payload);
  const isStarting = choice === "own" && before !== "own";
  if (isStarting) await saveSchoolDetails(req, order);
  await writeChoice(req.payload, choice);
  if (!isStarting) return Response.json({ taken: 0 });
  const deleted = await deleteSeed(req);
  await emptySettings(req);
  await recordEvent(req, {
    what: "removed {number} sample records",
    number: deleted,
    list: "name-and-address",
  });
  return Response.json({ taken: deleted });
});

import { isAdmin } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/record-event.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { isChoice, readChoice, writeChoice } from "./choice.ts";
import { clearSampleValues } from "./clear-sample-values.ts";
import { deleteSample } from "./delete-sample.ts";
import { readSchoolDetails, saveSchoolDetails } from "./school-details.ts";

/** Saves the choice. An own school starts without the sample's records. */
export const onboardingEndpoint = defineEndpoint("post", "/onboarding", isAdmin, async (req) => {
  const body = await readBody(req);
  const { choice } = body;
  if (!isChoice(choice)) throw new RefusalError("This option is invalid.");
  const before = await readChoice(req.payload);
  const details = readSchoolDetails(body);
  const isStarting = choice === "own" && before !== "own";
  if (isStarting) await saveSchoolDetails(req, details);
  await writeChoice(req.payload, choice);
  if (!isStarting) return Response.json({ taken: 0 });
  const deleted = await deleteSample(req);
  await clearSampleValues(req);
  await recordEvent(req, {
    what: "removed {number} sample records",
    number: deleted,
    list: "name-and-address",
  });
  return Response.json({ taken: deleted });
});

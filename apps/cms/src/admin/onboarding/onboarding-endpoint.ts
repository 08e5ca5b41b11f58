import { isAdmin } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { readOrder, saveSchoolDetails } from "./school-details.ts";
import { startOwnSchool } from "./start-own-school.ts";
import { readChoice, writeChoice } from "./steps.ts";

export const onboardingEndpoint = defineEndpoint("post", "/onboarding", isAdmin, async (req) => {
  const order = readOrder(await readBody(req));
  const { choice } = order;
  const before = await readChoice(req.payload);
  const isStarting = choice === "own" && before !== "own";
  if (isStarting) await saveSchoolDetails(req, order);
  await writeChoice(req.payload, choice);
  if (!isStarting) return Response.json({ taken: 0 });
  return Response.json({ taken: await startOwnSchool(req) });
});

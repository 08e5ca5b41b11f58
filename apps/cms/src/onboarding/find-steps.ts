import { defaultSchool } from "@manor/content-api/default-school";
import type { Payload } from "payload";
import { publishedParts } from "../content-api/site.ts";
import { today } from "../today.ts";
import { createSteps, type Step } from "./steps.ts";

export async function findSteps(payload: Payload): Promise<Step[]> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { replaces: { not_equals: "" } },
    depth: 0,
    pagination: false,
    select: { replaces: true, title: true, isSample: true },
  });
  const pages = docs.map(({ id, replaces, title, isSample }) => ({
    id,
    replaces: replaces ?? "",
    title,
    isSample: isSample === true,
  }));
  return createSteps({ ...defaultSchool, ...(await publishedParts(payload)) }, pages, today());
}

import { isDeepStrictEqual } from "node:util";
import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import type { Payload } from "payload";
import { readChoice, writeChoice } from "../admin/onboarding/steps.ts";
import { getSchool } from "../content-api/site.ts";
import { disclosure } from "../globals/disclosure.ts";

/** For an upgrade from release 0.1.0 only, whose website left out the sample's documents for another school. */
export async function adoptOwnSchool(payload: Payload, sample: School): Promise<void> {
  const school = await getSchool(payload);
  if (school.identity.name === sample.identity.name) return;
  if (!(await readChoice(payload))) await writeChoice(payload, "own");
  const names = Object.keys(sample.documents) as (keyof School["documents"])[];
  const documents = names.filter((name) => school.documents[name] === sample.documents[name]);
  if (documents.length > 0)
    await payload.updateGlobal({
      slug: "menu-documents",
      data: { ...Object.fromEntries(documents.map((name) => [name, ""])), _status: "published" },
      depth: 0,
    });
  if (isDeepStrictEqual(school.disclosure, sample.disclosure))
    await payload.updateGlobal({
      slug: "disclosure",
      data: { ...disclosure.toForm(emptySchool.disclosure), _status: "published" },
      depth: 0,
    });
}

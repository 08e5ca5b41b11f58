import { isDeepStrictEqual } from "node:util";
import { defaultSchool } from "@manor/contract/default-school";
import { readSchool, type SchoolAnswer } from "@manor/contract/school";
import type { Payload } from "payload";
import type { SchoolGlobal } from "../globals/school-global.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { config } from "../host-config.ts";
import { revisionOf } from "../revision/revisions.ts";
import { cached } from "./cached.ts";
import { alreadyHas, notModified } from "./etag.ts";
import { listHeaders } from "./list.ts";
import { problem } from "./problem.ts";
import { schoolsOf } from "./schools.ts";

/** GET /api/site/{school}: the parts of the school that its office has published, and that differ from the sample. */
export async function answerSite(
  payload: Payload,
  request: Request,
  schoolCode: string,
): Promise<Response> {
  const code = schoolCode.toLowerCase();
  if (!(await schoolsOf(payload)).has(code)) {
    return problem(404, "There is no school with this code.");
  }
  const revision = revisionOf(["schools", ...schoolGlobals.map(({ slug }) => slug)]);
  const etag = `"${revision.toString(36)}"`;
  if (alreadyHas(request, etag)) return notModified(etag);
  // The screens of the desk are those of the one school that the host was started for.
  const parts =
    code === config.schoolCode.toLowerCase()
      ? await cached("site", etag, () => publishedParts(payload))
      : {};
  return new Response(JSON.stringify(parts), { headers: listHeaders(etag) });
}

/** The parts that differ from the sample, as the website gets them. */
export async function publishedParts(payload: Payload): Promise<SchoolAnswer> {
  const given = await Promise.all(schoolGlobals.map((global) => publishedPart(payload, global)));
  const { parts, broken } = readSchool(Object.assign({}, ...given));
  for (const { part, reason } of broken) {
    payload.logger.warn(`The part "${part}" of the school is not answered: ${reason}`);
  }
  return parts;
}

async function publishedPart(payload: Payload, { slug, part, toPart }: SchoolGlobal) {
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false, overrideAccess: true });
  if (doc._status !== "published") return {};
  const value = toPart(doc);
  return isDeepStrictEqual(value, defaultSchool[part]) ? {} : { [part]: value };
}

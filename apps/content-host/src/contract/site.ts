import { isDeepStrictEqual } from "node:util";
import { defaultSchool } from "@manor/contract/default-school";
import { readSchool, type SchoolAnswer } from "@manor/contract/school";
import type { Payload } from "payload";
import type { SchoolGlobal } from "../globals/school-global.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { revisionOf } from "../revision/revisions.ts";
import { idOf, type SchoolId } from "../schools/known-schools.ts";
import { publishedPages } from "../text-pages/answer-pages.ts";
import { cached } from "./cached.ts";
import type { FileNames } from "./call.ts";
import { alreadyHas, etagOf, notModified } from "./etag.ts";
import { filesOf } from "./files.ts";
import { listHeaders } from "./list.ts";
import { problem } from "./problem.ts";
import { schoolsOf } from "./schools.ts";
import { uploadedNames } from "./uploaded-names.ts";

const siteReads = [
  "schools",
  "media",
  "documents",
  "pages",
  ...schoolGlobals.map(({ slug }) => slug),
];

/** GET /api/site/{school}: the parts of the school that its office has published, and that differ from the sample. */
export async function answerSite(
  payload: Payload,
  request: Request,
  schoolCode: string,
): Promise<Response> {
  const school = (await schoolsOf(payload)).get(schoolCode.toLowerCase());
  if (school === undefined) return problem(404, "There is no school with this code.");
  const { body, etag } = await answerNow(payload, school);
  if (alreadyHas(request, etag)) return notModified(etag);
  return new Response(body, { headers: listHeaders(etag) });
}

/** The names of the uploaded files that the school shows. */
export async function filesOfSite(payload: Payload, school: SchoolId): Promise<readonly string[]> {
  return uploadedNames(await partsNow(payload, school));
}

const answerNow = (payload: Payload, school: SchoolId) =>
  cached(`site answer ${school}`, tagOfSite(), async () =>
    answerWith(await partsNow(payload, school)),
  );

function answerWith(parts: SchoolAnswer): { body: string; etag: string } {
  const body = JSON.stringify(parts);
  return { body, etag: etagOf(body) };
}

const partsNow = (payload: Payload, school: SchoolId): Promise<SchoolAnswer> =>
  cached(`site ${school}`, tagOfSite(), () => publishedParts(payload, school));

export const tagOfSite = (): string => revisionOf(siteReads).toString(36);

/** The parts that differ from the sample, as the website gets them; none for what is no school. */
export async function publishedParts(payload: Payload, of: unknown): Promise<SchoolAnswer> {
  const school = idOf(of);
  if (school === undefined) return {};
  const { nameOf } = await filesOf(payload, school);
  const given = await Promise.all(
    schoolGlobals.map((global) => publishedPart({ payload, school, nameOf }, global)),
  );
  const pages = await publishedPages(payload, school, nameOf);
  const { parts, broken } = readSchool(Object.assign({}, pages, ...given));
  for (const { part, reason } of broken) {
    payload.logger.warn(`The part "${part}" of the school is not answered: ${reason}`);
  }
  return parts;
}

type Asked = { payload: Payload; school: SchoolId; nameOf: FileNames };

async function publishedPart(
  { payload, school, nameOf }: Asked,
  { slug, part, toPart }: SchoolGlobal,
) {
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false, context: { school } });
  if (doc._status !== "published") return {};
  const value = toPart(doc, nameOf);
  return isDeepStrictEqual(value, defaultSchool[part]) ? {} : { [part]: value };
}

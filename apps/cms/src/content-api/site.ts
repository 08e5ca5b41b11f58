import { isDeepStrictEqual } from "node:util";
import { defaultSchool } from "@manor/content-api/default-school";
import { readSchool, type SchoolResponse } from "@manor/content-api/school";
import type { Payload } from "payload";
import type { SchoolGlobal } from "../globals/school-global.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { revisionOf } from "../revision/revisions.ts";
import { publishedPages } from "../text-pages/answer-pages.ts";
import { cached } from "./cached.ts";
import type { FileNames } from "./call.ts";
import { alreadyHas, etagOf, notModified } from "./etag.ts";
import { filesOf } from "./files.ts";
import { listHeaders } from "./list.ts";
import { uploadedNames } from "./uploaded-names.ts";

const siteReads = ["media", "documents", "pages", ...schoolGlobals.map(({ slug }) => slug)];

/** GET /api/site/{school}: the parts of the school that its office has published, and that differ from the sample. */
export async function answerSite(payload: Payload, request: Request): Promise<Response> {
  const { body, etag } = await answerNow(payload);
  if (alreadyHas(request, etag)) return notModified(etag);
  return new Response(body, { headers: listHeaders(etag) });
}

/** The names of the uploaded files that the school shows. */
export async function filesOfSite(payload: Payload): Promise<readonly string[]> {
  return uploadedNames(await partsNow(payload));
}

const answerNow = (payload: Payload) =>
  cached("site response", tagOfSite(), async () => {
    const { withFocalPoints } = await filesOf(payload);
    return answerWith(withFocalPoints(await partsNow(payload)));
  });

function answerWith(parts: SchoolResponse): { body: string; etag: string } {
  const body = JSON.stringify(parts);
  return { body, etag: etagOf(body) };
}

const partsNow = (payload: Payload): Promise<SchoolResponse> =>
  cached("site", tagOfSite(), () => publishedParts(payload));

export const tagOfSite = (): string => revisionOf(siteReads).toString(36);

/** The parts that differ from the sample, as the website gets them. */
export async function publishedParts(payload: Payload): Promise<SchoolResponse> {
  const { nameOf } = await filesOf(payload);
  const given = await Promise.all(
    schoolGlobals.map((global) => publishedPart(payload, nameOf, global)),
  );
  const pages = await publishedPages(payload, nameOf);
  const { parts, broken } = readSchool(Object.assign({}, pages, ...given));
  for (const { part, reason } of broken) {
    payload.logger.warn(`The part "${part}" of the school is not answered: ${reason}`);
  }
  return parts;
}

async function publishedPart(
  payload: Payload,
  nameOf: FileNames,
  { slug, part, toPart }: SchoolGlobal,
) {
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false });
  if (doc._status !== "published") return {};
  const value = toPart(doc, nameOf);
  return isDeepStrictEqual(value, defaultSchool[part]) ? {} : { [part]: value };
}

import { isDeepStrictEqual } from "node:util";
import { defaultSchool } from "@manor/content-api/default-school";
import { readSchool, type School, type SchoolResponse } from "@manor/content-api/school";
import type { Payload } from "payload";
import { publishedPages } from "../collections/pages/published-pages.ts";
import { getContentVersion } from "../content-version/content-version.ts";
import type { SchoolGlobal } from "../globals/school-global.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { today } from "../today.ts";
import { cached } from "./cached.ts";
import type { FileNames } from "./call.ts";
import { complianceDocuments } from "./compliance-documents.ts";
import { createEtag, respondJson } from "./etag.ts";
import { getFiles } from "./files.ts";
import { getListResponse } from "./list-response.ts";
import { staff } from "./staff.ts";
import { uploadedNames } from "./uploaded-names.ts";

const siteSources = [
  ...["media", "documents", "pages", "compliance-documents", "staff"],
  ...schoolGlobals.map(({ slug }) => slug),
];

/** GET /api/site/{school}: the published settings pages that differ from the sample. */
export async function handleSite(payload: Payload, request: Request): Promise<Response> {
  const { body, etag } = await getResponse(payload);
  return respondJson(request, body, etag);
}

/** The stored names of the files that the settings pages use. */
export async function getSiteFiles(payload: Payload): Promise<readonly string[]> {
  return uploadedNames(await getParts(payload));
}

async function getResponse(payload: Payload) {
  const siteTag = getSiteTag();
  const { withFocalPoints, tag } = await getFiles(payload);
  return cached("site response", `${siteTag}-${tag}`, async () => {
    const body = JSON.stringify(withFocalPoints(await getParts(payload)));
    return { body, etag: createEtag(body) };
  });
}

/** The school as the website shows it: the sample, with the published parts. */
export const getSchool = async (payload: Payload): Promise<School> => ({
  ...defaultSchool,
  ...(await getParts(payload)),
});

async function getParts(payload: Payload): Promise<SchoolResponse> {
  const siteTag = getSiteTag();
  const { tag } = await getFiles(payload);
  return cached("site", `${siteTag}-${tag}`, () => readParts(payload));
}

/** Changes with the day, too, because consents end. */
export const getSiteTag = (): string => `${getContentVersion(siteSources).toString(36)}-${today()}`;

/** The parts that differ from the sample, in the format of the content API. */
async function readParts(payload: Payload): Promise<SchoolResponse> {
  const { nameOf } = await getFiles(payload);
  const given = await Promise.all(
    schoolGlobals.map((global) => publishedPart(payload, nameOf, global)),
  );
  const pages = await publishedPages(payload, nameOf);
  const lists = await publishedLists(payload);
  const { parts, broken } = readSchool(Object.assign(lists, pages, ...given));
  for (const { part, reason } of broken) {
    payload.logger.warn(`The part "${part}" of the school is omitted: ${reason}`);
  }
  return parts;
}

/** The parts that are collections, unless they are empty. */
async function publishedLists(payload: Payload): Promise<object> {
  const lists = Object.entries({ complianceDocuments, staff }).map(async ([part, call]) => {
    const { items: list } = await getListResponse<object>(payload, call);
    return list.length > 0 ? { [part]: { list } } : {};
  });
  return Object.assign({}, ...(await Promise.all(lists)));
}

async function publishedPart(
  payload: Payload,
  nameOf: FileNames,
  { slug, part, toPart, addToPart }: SchoolGlobal,
) {
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false });
  const isPublished = doc._status === "published";
  const value = isPublished ? toPart(doc, nameOf) : { ...defaultSchool[part], ...addToPart?.() };
  return isDeepStrictEqual(value, defaultSchool[part]) ? {} : { [part]: value };
}

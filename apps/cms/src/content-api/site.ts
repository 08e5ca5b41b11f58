import { readSchool } from "@manor/content-api/read-school";
import type { School, SchoolPart } from "@manor/content-api/school";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { cached } from "../content-version/cached.ts";
import { getContentVersion } from "../content-version/content-version.ts";
import { today } from "../today.ts";
import type { FileNames } from "./call.ts";
import { complianceDocuments } from "./compliance-documents.ts";
import { createEtag, respondJson } from "./etag.ts";
import { getFiles } from "./files.ts";
import { getListResponse } from "./list-response.ts";
import { staff } from "./staff.ts";
import { uploadedNames } from "./uploaded-names.ts";

/** A part of the school that a collection or global provides. `custom.siteParts` in payload.config.ts lists them. */
export type SitePart = {
  source: CollectionSlug | GlobalSlug;
  read: (payload: Payload, nameOf: FileNames) => Promise<Partial<Record<SchoolPart, unknown>>>;
};

const getParts = ({ config }: Payload): readonly SitePart[] => config.custom["siteParts"];

/** GET /api/site/{school}: every part of the school as published. */
export async function handleSite(payload: Payload, request: Request): Promise<Response> {
  const { body, etag } = await getResponse(payload);
  return respondJson(request, body, etag);
}

export async function getSiteFiles(payload: Payload): Promise<readonly string[]> {
  return uploadedNames(await getSchool(payload));
}

async function getResponse(payload: Payload) {
  const siteTag = getSiteTag(payload);
  const { withFocalPoints, tag } = await getFiles(payload);
  return cached("site response", `${siteTag}-${tag}`, async () => {
    const body = JSON.stringify(withFocalPoints((await readParts(payload)).response));
    return { body, etag: createEtag(body) };
  });
}

export const getSchool = async (payload: Payload): Promise<School> =>
  (await readParts(payload)).school;

/** Changes with the day, too, because consents end. */
export function getSiteTag(payload: Payload): string {
  const files = ["media", "documents", "compliance-documents", "staff"];
  const sources = [...files, ...getParts(payload).map(({ source }) => source)];
  return `${getContentVersion(sources).toString(36)}-${today()}`;
}

async function readParts(payload: Payload) {
  const siteTag = getSiteTag(payload);
  const { nameOf, tag } = await getFiles(payload);
  return cached("site", `${siteTag}-${tag}`, async () => {
    const given: Record<string, unknown> = Object.assign(
      {},
      ...(await Promise.all(lists.map((list) => publishedList(payload, list)))),
      ...(await Promise.all(getParts(payload).map(({ read }) => read(payload, nameOf)))),
    );
    const { school, invalid } = readSchool(given);
    const response: Record<string, unknown> = { ...school };
    for (const { part, reason } of invalid) {
      payload.logger.warn(`The part "${part}" of the school is invalid: ${reason}`);
      // The website then uses its last valid one.
      response[part] = given[part];
    }
    return { school, response };
  });
}

const lists = [
  { part: "complianceDocuments", call: complianceDocuments },
  { part: "staff", call: staff },
] as const;

async function publishedList(payload: Payload, { part, call }: (typeof lists)[number]) {
  const { items } = await getListResponse<object>(payload, call);
  return { [part]: { list: items } };
}

import { firstLanguage } from "@manor/content-api/languages";
import { readSchool } from "@manor/content-api/read-school";
import type { School, SchoolPart } from "@manor/content-api/school";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { today } from "../today.ts";
import {
  getLanguages,
  getTranslate,
  type LanguageFields,
  readLanguage,
  type Translate,
} from "../translations/languages.ts";
import { complianceDocuments } from "./compliance-documents.ts";
import { type FileNames, getFiles } from "./files.ts";
import { getListResponse } from "./list-calls.ts";
import { createEtag, respondJson } from "./request.ts";
import { staff } from "./staff.ts";
import { uploadedNames } from "./uploaded-names.ts";

/** A part of the school that a collection or global provides. `custom.siteParts` in payload.config.ts lists them. */
export type SitePart = {
  source: CollectionSlug | GlobalSlug;
  /** The text pages say their own language; for another part, `fields` has the one of its texts. */
  read: (
    payload: Payload,
    nameOf: FileNames,
    translate: Translate,
  ) => Promise<{ parts: Partial<Record<SchoolPart, unknown>>; fields?: LanguageFields }>;
};

const getParts = ({ config }: Payload): readonly SitePart[] => config.custom["siteParts"];

/** GET /api/site/{school}: every part of the school as published. */
export async function handleSite(payload: Payload, request: Request): Promise<Response> {
  const { body, etag } = await getResponse(payload, await readLanguage(payload, request));
  return respondJson(request, body, etag);
}

export async function getSiteFiles(payload: Payload): Promise<readonly string[]> {
  return uploadedNames(await getSchool(payload));
}

async function getResponse(payload: Payload, language: string | undefined) {
  const siteTag = getSiteTag(payload, language);
  const { withFocalPoints, tag } = await getFiles(payload);
  return cached(`site response ${language}`, `${siteTag}-${tag}`, async () => {
    const body = JSON.stringify(withFocalPoints((await readParts(payload, language)).response));
    return { body, etag: createEtag(body) };
  });
}

export const getSchool = async (payload: Payload): Promise<School> =>
  (await readParts(payload)).school;

/** Changes with the day, too, because consents end. */
export function getSiteTag(payload: Payload, language?: string): string {
  const files = ["media", "documents", "compliance-documents", "staff"];
  const translations = language === undefined ? [] : ["translations"];
  const sources = [...files, ...translations, ...getParts(payload).map(({ source }) => source)];
  return `${getContentVersion(sources).toString(36)}-${today()}`;
}

async function readParts(payload: Payload, language?: string) {
  const siteTag = getSiteTag(payload, language);
  const { nameOf, tag } = await getFiles(payload);
  return cached(`site ${language}`, `${siteTag}-${tag}`, async () => {
    const translate = await getTranslate(payload, language);
    const read = await Promise.all(
      getParts(payload).map((part) => part.read(payload, nameOf, translate)),
    );
    const languages = await getLanguages(payload);
    const given: Record<string, unknown> = Object.assign(
      {},
      ...(await Promise.all(lists.map((list) => publishedList(payload, list)))),
      ...read.map(({ parts }) => parts),
      languages.length > 0 && { languages },
      language !== undefined && { lang: language, ...describeParts(read) },
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

/** Which parts stayed in English, and which translations are older than their part. */
function describeParts(read: readonly Awaited<ReturnType<SitePart["read"]>>[]) {
  const named = read.flatMap(({ parts, fields }) =>
    Object.keys(parts).map((part) => ({ part, ...fields })),
  );
  const dated = named.filter(({ translatedOn }) => translatedOn !== undefined);
  return {
    untranslated: named.filter(({ lang }) => lang === firstLanguage).map(({ part }) => part),
    translatedOn: Object.fromEntries(dated.map(({ part, translatedOn }) => [part, translatedOn])),
  };
}

const lists = [
  { part: "complianceDocuments", call: complianceDocuments },
  { part: "staff", call: staff },
] as const;

async function publishedList(payload: Payload, { part, call }: (typeof lists)[number]) {
  const { items } = await getListResponse<object>(payload, call);
  return { [part]: { list: items } };
}

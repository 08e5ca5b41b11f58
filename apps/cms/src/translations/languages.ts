import { firstLanguage, knownLanguages, type Language } from "@manor/content-api/languages";
import type { Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import type { Translation } from "../payload-types.ts";
import { applyTranslation } from "./apply-translation.ts";
import { readTranslated } from "./read-translated.ts";
import { listSegments } from "./segments.ts";
import { hashSegments } from "./source-hash.ts";
import {
  getTranslatable,
  isTranslatable,
  isTranslatableGlobal,
  toSourceKey,
} from "./translatable.ts";

/** The further languages of the website, as published in the settings; none for a new school. */
export const getLanguages = (payload: Payload): Promise<readonly Language[]> =>
  cached("languages", String(getContentVersion(["settings"])), async () => {
    const settings = await payload.findGlobal({ slug: "settings", depth: 0, draft: false });
    if (settings._status !== "published") return [];
    const codes: readonly string[] = settings.languages ?? [];
    return knownLanguages.filter(({ code }) => codes.includes(code));
  });

/** The language that a request asks for with `lang`; `undefined` for English, and for one that is not offered. */
export async function readLanguage(
  payload: Payload,
  request: Request,
): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get("lang");
  if (!asked || asked === firstLanguage) return undefined;
  return (await getLanguages(payload)).find(({ code }) => code === asked)?.code;
}

/** The fields for the language of a record; none in an answer in English. */
export type LanguageFields = { lang?: string; translatedOn?: string };

/**
 * The published source in the language of the answer: translated, or in English where no translation is shown. Only
 * a source that is public itself may be passed.
 */
export type Translate = {
  language: string | undefined;
  translate: <T extends object>(
    slug: string,
    record: T & { id?: number | string },
  ) => { record: T; fields: LanguageFields };
};

export const inEnglish: Translate = {
  language: undefined,
  translate: (_, record) => ({ record, fields: {} }),
};

/** The translations of a language that are published and not in the trash. */
export async function getTranslate(
  payload: Payload,
  language: string | undefined,
): Promise<Translate> {
  if (language === undefined) return inEnglish;
  const published = await getPublished(payload, language);
  return {
    language,
    translate: (slug, record) => {
      const translation = published.get(
        toSourceKey(slug, isTranslatableGlobal(slug) ? undefined : record.id),
      );
      const shown = translation && show(translation, slug, record);
      return shown ?? { record, fields: { lang: "en" } };
    },
  };
}

function show<T extends object>(translation: Translation, slug: string, record: T) {
  if (!isTranslatable(slug)) return undefined;
  const isOutdated = translation.sourceHash !== hashSegments(listSegments(slug, record));
  const rule = translation.whenOutdated ?? getTranslatable(slug).whenOutdated;
  if (isOutdated && rule === "withdraw") return undefined;
  const translated = applyTranslation(slug, record, readTranslated(translation.texts));
  if (!translated) return undefined;
  const day = translation.checkedOn?.slice(0, 10);
  const fields: LanguageFields = {
    lang: translation.language,
    ...(isOutdated && day && { translatedOn: day }),
  };
  return { record: translated, fields };
}

const getPublished = (
  payload: Payload,
  language: string,
): Promise<ReadonlyMap<string, Translation>> =>
  cached(`translations ${language}`, String(getContentVersion(["translations"])), async () => {
    const where = { _status: { equals: "published" }, language: { equals: language } };
    const found = await findAll(payload, "translations", { where });
    return new Map(found.map((translation) => [translation.of, translation]));
  });

import { isDeepStrictEqual } from "node:util";
import { type CollectionBeforeChangeHook, ValidationError } from "payload";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { findNewNames } from "../../media/pupil-names.ts";
import { today } from "../../today.ts";
import { readSource } from "../../translations/read-source.ts";
import { readTranslated } from "../../translations/read-translated.ts";
import { hashSegments, hashSources } from "../../translations/source-hash.ts";
import { findTextProblems } from "./text-problems.ts";

/** Moving a published record to the trash saves it as published, too. */
const isPublishing = (data: Record<string, unknown>): boolean =>
  data["_status"] === "published" && !data["deletedAt"];

/** Stores what a translation was made from. Which source and language it has never changes. */
export const prepareTranslation: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { of, language } = originalDoc ?? data;
  const source = await readSource(req.payload, of, "en", req);
  const before = { title: originalDoc?.title, checkedOn: originalDoc?.checkedOn };
  const texts = readTranslated(data["texts"] ?? originalDoc?.texts);
  const sourceHash = hashSources(texts);
  if (!source) {
    // A translation whose source is in the trash may still be unpublished, and go there, too.
    if (!originalDoc || isPublishing(data))
      throw new RefusalError("The source of this translation does not exist, or is in the trash.");
    return { ...data, ...before, of, language, texts, sourceHash };
  }
  const isCurrent = sourceHash === hashSegments(source.segments);
  const isChanged = !isDeepStrictEqual(texts, readTranslated(originalDoc?.texts));
  const checkedOn = isCurrent && isChanged ? today() : before.checkedOn;
  return { ...data, of, language, texts, sourceHash, title: source.title, checkedOn };
};

/** A published translation has all texts, with the facts and links of its source, and names no further pupil. */
export const requireGoodTexts: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!isPublishing(data)) return data;
  const language = req.i18n?.language;
  const source = await readSource(req.payload, data["of"], language, req);
  if (!source) return data;
  const texts = readTranslated(data["texts"]);
  const problems = findTextProblems(source, texts);
  const names = await findNewNames(
    texts.map(({ source: before, text }) => ({ before, text })),
    req,
  );
  const t = createTranslator(language);
  const [message] = [...problems, ...names].map((problem) => t(problem));
  if (message === undefined) return data;
  const errors = [{ path: "texts", message }];
  throw new ValidationError({ collection: "translations", errors, req }, req.t);
};

import { type FieldHook, type PayloadRequest, ValidationError } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator, type Message } from "../i18n/translate.ts";
import { checkBeforeUpload } from "../payload-fixes/file-deleted-before-validation.ts";

const pupils = ["toppers", "birthdays"] as const;
const texts = ["alt", "caption"] as const;

/** Refuses an alt text or a caption with the name of a pupil, if the school wants no names beside pictures. */
export const refuseNames = checkBeforeUpload(async (data, req) => {
  const written = texts.filter((path) => data[path]).map((path) => [path, data[path]] as const);
  await refuseTexts(written, req);
});

/** The same for a caption of a settings page, or of the header image of a page. */
export const refuseNameInCaption: FieldHook = async ({ value, path, req }) => {
  if (value) await refuseTexts([[path.join("."), value]], req);
  return value;
};

/**
 * The names of pupils that a translation has and its source has not: a translation follows the same rule, and a text
 * that may name a pupil in English may do so in another language.
 */
export async function findNewNames(
  texts: readonly { before: string; text: string }[],
  req: PayloadRequest,
): Promise<Message[]> {
  if (texts.length === 0 || !(await isForbidden(req))) return [];
  const names = await listPupilNames(req);
  return texts.flatMap(({ before, text }) => {
    const known = new Set(names.filter((name) => findName(before, [name])));
    const name = findName(
      text,
      names.filter((each) => !known.has(each)),
    );
    return name ? [{ phrase: namedPupil, values: { name } }] : [];
  });
}

const namedPupil: Phrase =
  "“{name}” is the name of a pupil. Please remove it, because “No names beside pictures” is on (settings page “Privacy”).";

type Text = readonly [path: string, text: unknown];

async function refuseTexts(written: readonly Text[], req: PayloadRequest): Promise<void> {
  if (written.length === 0 || !(await isForbidden(req))) return;
  const names = await listPupilNames(req);
  const t = createTranslator(req.i18n?.language);
  const errors = written.flatMap(([path, text]) => {
    const name = findName(String(text), names);
    if (!name) return [];
    return [{ path, message: t(namedPupil, { name }) }];
  });
  if (errors.length > 0) throw new ValidationError({ errors }, req.t);
}

const isForbidden = async ({ payload }: PayloadRequest): Promise<boolean> =>
  (await payload.findGlobal({ slug: "privacy", depth: 0 })).noNamesBesidePictures === true;

/** The names in the lists of toppers and birthdays, drafts included. */
function listPupilNames({ payload }: PayloadRequest): Promise<string[]> {
  return cached("names of pupils", String(getContentVersion(pupils)), async () => {
    const names = new Set<string>();
    for (const collection of pupils)
      for (const draft of [false, true]) {
        const records = await findAll(payload, collection, { draft, select: { name: true } });
        for (const { name } of records) if (name) names.add(name);
      }
    return [...names];
  });
}

const toWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** The first name whose words are all in the text, in any order. Initials do not count. */
export function findName(text: string, names: readonly string[]): string | undefined {
  const words = new Set(toWords(text));
  return names.find((name) => {
    const parts = toWords(name);
    return parts.length > 0 && parts.every((part) => words.has(part));
  });
}

import type { School } from "@manor/content-api/school";
import { type TranslatedPart, translatedParts } from "@manor/content-api/school-texts";
import type { TextBlock, TextPage } from "@manor/content-api/text-pages";
import { translatePart } from "./translate-part.ts";

/**
 * The school in another language: the English one with the texts of its translation. Parts without a translation, and
 * text pages without one, are those of English; so is every page that was added, moved or removed since the answer
 * with the translations.
 */
export function translateSchool(english: School, translated: School, language: string): School {
  const untranslated = new Set(translated.untranslated);
  const parts: Partial<School> = Object.assign(
    {},
    ...translatedParts.map((part) => {
      const texts = untranslated.has(part) ? undefined : joinPart(part, english, translated);
      if (texts === undefined) untranslated.add(part);
      return texts;
    }),
  );
  const school = {
    ...english,
    ...parts,
    lang: language,
    source: english,
    untranslated: [...untranslated],
    translatedOn: omit(translated.translatedOn, untranslated),
  };
  return { ...school, pages: translatePages(school, translated, language) };
}

const omit = (days: School["translatedOn"], parts: ReadonlySet<string>): School["translatedOn"] =>
  days && Object.fromEntries(Object.entries(days).filter(([part]) => !parts.has(part)));

function joinPart(part: TranslatedPart, english: School, translated: School) {
  const joined = translatePart(part, english[part], translated[part]);
  return joined && { [part]: joined };
}

/** A page names its menu group as the menu does, whose labels can be in English. */
function translatePages(school: School, translated: School, language: string): School["pages"] {
  const { pages, menu, source = school } = school;
  const byAddress = new Map(translated.pages.list.map((page) => [page.address, page]));
  const getGroup = (group: string): string => {
    const index = source.menu.groups.findIndex(({ label }) => label === group);
    return menu.groups[index]?.label ?? group;
  };
  return {
    moved: pages.moved,
    list: pages.list.map((page) => {
      const group = getGroup(page.group);
      const translation = byAddress.get(page.address);
      return translation?.lang === language && hasSameTargets(page, translation)
        ? { ...page, ...getTexts(translation), group }
        : { ...page, group, lang: "en" };
    }),
  };
}

const getTexts = ({
  title,
  lead,
  description,
  caption,
  body,
  lang,
  translatedOn,
}: TextPage): Partial<TextPage> => ({
  title,
  lead,
  description,
  caption,
  body,
  lang,
  ...(translatedOn !== undefined && { translatedOn }),
});

/** A translation can leave paragraphs out; it has no link, picture or embedded content that the page has not. */
function hasSameTargets(page: TextPage, translation: TextPage): boolean {
  const known = new Set(page.body.flatMap(listTargets));
  return translation.body.flatMap(listTargets).every((target) => known.has(target));
}

function listTargets(block: TextBlock): string[] {
  switch (block.kind) {
    case "picture":
      return [block.picture];
    case "embed":
      return [block.name];
    case "button":
      return [block.href];
    case "table":
      return [];
    case "list":
      return block.items.flat().flatMap(listLinks);
    default:
      return block.pieces.flatMap(listLinks);
  }
}

const listLinks = (piece: { kind: "link"; href: string } | { kind: "text" | "break" }): string[] =>
  piece.kind === "link" ? [piece.href] : [];

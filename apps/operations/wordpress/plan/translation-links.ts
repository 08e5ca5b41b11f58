import { firstLanguage, knownLanguages } from "@manor/content-api/languages";
import { type Note, problem } from "../content/content.ts";
import { decodeText } from "../content/markup.ts";
import { type ExportItem, readFirstSegment } from "../export/export-item.ts";
import type { Choice } from "./choose-target.ts";
import type { Target } from "./plan.ts";

type Original = { key: string; id: string; title: string; language: string; target: Target };

export const toKey = ({ guid, id }: ExportItem): string => `${guid} ${id}`;

/** Albums and documents have no translations. */
const translated: ReadonlySet<Target> = new Set(["news", "event", "page"]);

/**
 * Which item translates which, as far as the export has it. Polylang writes a term that an item and its translations
 * share. WPML has a separate table, which is not exported: only copies, and sites with its export plug-in, have fields.
 */
export class TranslationLinks {
  private readonly groups = new Map<string, Original[]>();
  private readonly byId = new Map<string, Original>();
  private readonly languages = new Set<string>();
  private siteLanguage = "";

  addSite(language: string): void {
    this.siteLanguage ||= toCode(language);
  }

  /** In the first pass; `target` is the one by the rules. */
  add(item: ExportItem, target: Target): void {
    const language = readLanguage(item);
    if (language !== "") this.languages.add(language);
    if (target === "nothing") return;
    const { id } = item;
    const group = readGroup(item);
    const original = { key: toKey(item), id, title: decodeText(item.title), language, target };
    this.byId.set(id, original);
    if (group !== "") this.groups.set(group, [...(this.groups.get(group) ?? []), original]);
  }

  /** The language of the originals: English where the old site has it, because it is the first language of Manor. */
  private get mainLanguage(): string {
    return this.languages.has(firstLanguage) ? firstLanguage : this.siteLanguage;
  }

  isOtherLanguage(item: ExportItem): boolean {
    const language = readLanguage(item);
    return language !== "" && this.mainLanguage !== "" && language !== this.mainLanguage;
  }

  /** What becomes of an item in another language, and what a person has to know about it. */
  choose(item: ExportItem, choice: Choice): { choice: Choice; notes: Note[] } {
    const isText = choice.target !== "nothing" && choice.target !== "document";
    if (!isText || !this.isOtherLanguage(item)) return { choice, notes: [] };
    const language = readLanguage(item);
    const draft = (why: string) => ({ choice, notes: [problem(`${why} It comes as a draft.`)] });
    if (!knownLanguages.some(({ code }) => code === language))
      return draft(`Manor has no language "${language}".`);
    const original = this.findOriginal(item);
    if (!original)
      return draft(`The export does not link this text in "${language}" to its original.`);
    if (!translated.has(original.target))
      return draft(`Manor has no translations of albums, such as "${original.title}".`);
    const { target, title, key } = original;
    const reason = `Translation of "${title}".`;
    return {
      choice: { ...choice, target, reason, isByRule: false, translationOf: key },
      notes: [],
    };
  }

  private findOriginal(item: ExportItem): Original | undefined {
    const isMain = ({ language, id }: Original) =>
      id !== item.id && (language === this.mainLanguage || language === "");
    const copied = this.byId.get(item.meta.get("_icl_lang_duplicate_of")?.trim() ?? "");
    if (copied && isMain(copied)) return copied;
    return this.groups.get(readGroup(item))?.find(isMain);
  }
}

const toCode = (language: string): string => language.trim().toLowerCase().split(/[-_]/)[0] ?? "";

/** Of WPML, often only the address has it: `/hi/about`, or `?lang=hi`. */
export function readLanguage(item: ExportItem): string {
  const { meta, terms, link } = item;
  const written =
    meta.get("_icl_lang_code") ??
    meta.get("_wpml_import_language_code") ??
    terms.find(({ domain }) => domain === "language")?.slug ??
    "";
  if (written.trim() !== "") return toCode(written);
  const inAddress = URL.parse(link)?.searchParams.get("lang") ?? readFirstSegment(item);
  return knownLanguages.find(({ code }) => code === inAddress.toLowerCase())?.code ?? "";
}

function readGroup({ meta, terms }: ExportItem): string {
  const term = terms.find(({ domain }) => domain === "post_translations")?.slug;
  if (term) return `polylang ${term}`;
  const group = meta.get("_wpml_import_translation_group")?.trim() ?? "";
  return group === "" ? "" : `wpml ${group}`;
}

import type { ExportItem } from "../export/export-item.ts";
import { byType, type NeverImported, type Rules, type Target, undecided } from "./plan.ts";

export type Choice = {
  target: Target;
  reason: string;
  isByRule?: boolean;
  needsPerson?: boolean;
  isLost?: boolean;
  /** The key of the item that this one translates: its texts become a translation of that record. */
  translationOf?: string;
  /** Under which number the report counts the item. */
  counted?: keyof NeverImported;
};

const nothing = (reason: string, more: Partial<Choice> = {}): Choice => ({
  target: "nothing",
  reason,
  ...more,
});

/** Records of WordPress and its plug-ins that hold no content of their own. */
const technical: Record<string, string> = {
  nav_menu_item: "Part of a menu: see the proposal for the menus.",
  wp_block: "A reusable block: its content is in the items that use it.",
  wp_navigation: "A menu of the theme. Manor's menu is set in its admin.",
  tribe_venue: "A venue: its name is in the events.",
  tribe_organizer: "An organiser of events: Manor has no such field.",
};
const settings =
  /^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?:template|template_part|global_styles|font_family|font_face)|elementor_\w+|e-landing-page|acf-\w+|vc_grid_item|et_\w+|ngg_\w+|lightbox_library|polylang_mo|mc4wp-form|schema|amp_\w+)$/;
const forms =
  /^(?:wpcf7_contact_form|wpforms|nf_form|forminator_forms|frm_form|caldera_form|jp_pay_\w+)$/;
const formEntries = /^(?:feedback|flamingo_\w+|nf_sub|wpforms_entr\w+|cf7\w*_entr\w+|wpcf7s)$/;
export const documentFile: RegExp = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|mp4|mp3)$/i;
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic|svg)$/i;

const defaults: Record<string, Target> = {
  post: "news",
  page: "page",
  tribe_events: "event",
  envira: "album",
  envira_album: "album",
  foogallery: "album",
  "modula-gallery": "album",
};

/** The target without rules. Types of other plug-ins have none. */
const defaultTarget = (type: string): Target =>
  (Object.hasOwn(defaults, type) && defaults[type]) || "nothing";

/** The initial value of the plan's rule for a type. */
export const firstTarget = (type: string): Target | typeof undecided =>
  (Object.hasOwn(defaults, type) && defaults[type]) || undecided;

/** What becomes of an item before its content is read. Rules never publish what the old site hid from visitors. */
export function chooseTarget(item: ExportItem, rules: Rules): Choice {
  return (
    chooseUnreadable(item) ?? chooseHidden(item) ?? chooseFixed(item) ?? chooseByRule(item, rules)
  );
}

/** Whether rules apply to items of that type. */
export const hasRules = (item: ExportItem): boolean =>
  !(chooseUnreadable(item) ?? chooseHidden(item) ?? chooseFixed(item));

function chooseUnreadable(item: ExportItem): Choice | undefined {
  const needsPerson = true;
  if (item.isCutOff)
    return nothing("The item has no end. Export it again.", { needsPerson, isLost: true });
  if (item.type === "")
    return nothing("The item has no type, so it is no record of WordPress.", { needsPerson });
  return undefined;
}

function chooseHidden({ type, status, hasPassword }: ExportItem): Choice | undefined {
  if (formEntries.test(type))
    return nothing("An entry of a form is never imported.", { counted: "formEntries" });
  if (status === "private") return nothing("Private: never imported.", { counted: "private" });
  if (hasPassword)
    return nothing("Protected by a password: never imported.", { counted: "protected" });
  const isPublic =
    status === "publish" || (status === "inherit" && type === "attachment") || status === "";
  if (isPublic || settings.test(type) || Object.hasOwn(technical, type)) return undefined;
  if (status === "future")
    return nothing("Scheduled: not yet public on the old site.", {
      counted: "unpublished",
      needsPerson: true,
    });
  return nothing(`Not public on the old site (${status}).`, { counted: "unpublished" });
}

function chooseFixed({ type, attachmentAddress }: ExportItem): Choice | undefined {
  if (Object.hasOwn(technical, type)) return nothing(technical[type] ?? "");
  if (settings.test(type)) return nothing("A setting of WordPress or a plug-in.");
  if (forms.test(type)) return nothing("A form. Manor has its own contact form.");
  if (type !== "attachment") return undefined;
  const [path = ""] = attachmentAddress.split(/[?#]/);
  if (pictureFile.test(path))
    return nothing("A picture: it is listed with the items that show it.");
  if (documentFile.test(path)) return { target: "document", reason: "A file to download." };
  return nothing("Manor has no place for this kind of file.", { needsPerson: true });
}

function chooseByRule(item: ExportItem, { types, categories }: Rules): Choice {
  const usual = defaultTarget(item.type);
  const slugs = new Set(listCategories(item));
  const category = categories.find((rule) => rule.target !== byType && slugs.has(rule.category));
  if (category && category.target !== byType)
    return {
      target: category.target,
      reason: `Rule for the category "${category.category}".`,
      isByRule: category.target !== usual,
    };
  const rule = types.find(({ type }) => type === item.type);
  if (rule && rule.target !== undecided && (rule.target !== usual || usual === "nothing"))
    return {
      target: rule.target,
      reason: `Rule for the type "${rule.type}".`,
      isByRule: rule.target !== usual,
    };
  if (usual !== "nothing") return { target: usual, reason: `The usual target of "${item.type}".` };
  return nothing(`The type "${item.type}" is unknown: choose a target in the plan's rules.`, {
    needsPerson: true,
  });
}

/** The slugs of categories and similar terms; not of tags, languages and menus. */
export const listCategories = ({ terms }: ExportItem): string[] => [
  ...new Set(terms.filter(isCategory).map(({ slug }) => slug)),
];

export const isCategory = ({ domain }: { domain: string }): boolean =>
  !/^(?:post_tag|post_format|language|post_translations|term_\w+|nav_menu|wp_theme|wp_pattern_category|author|.*_tag)$/.test(
    domain,
  );

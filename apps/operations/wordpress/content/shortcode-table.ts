import { gap, problem } from "./content.ts";
import { button, element, heading, media, paragraph } from "./markup.ts";
import { formNote } from "./read-blocks.ts";
import type { Shortcode } from "./shortcode-tokens.ts";

type Attributes = Shortcode["attributes"];
/** The HTML of a shortcode; a note when a person has to look. */
type Writer = (
  attributes: Attributes,
) => string | { html: string; note: ReturnType<typeof problem> };

/** A line between blocks. */
const blankLine = "\n\n";
const ids = (list: string | undefined): string => (list ?? "").replaceAll(/[^\d]+/g, " ").trim();
const picture = (id: string | undefined, src?: string, alt?: string): string =>
  id || src ? element("wp-picture", { id: ids(id), src, alt }) : "";
const form: Writer = () => ({ html: "", note: problem(formNote) });
const nextgen =
  (what: string): Writer =>
  (attributes) => {
    const id = attributes["id"] ?? attributes["ids"] ?? attributes["0"] ?? "";
    return {
      html: "",
      note: gap(
        `${`${what} ${id}`.trim()} is not in the export: add its pictures as an album.`,
        "NextGEN",
      ),
    };
  };
const plugin: Writer = (attributes) =>
  element("wp-gallery", { post: attributes["id"] ?? attributes["slug"] ?? attributes["0"] ?? "0" });

/** WPBakery writes links as `url:https%3A%2F%2F…|title:…`. */
function readLink(link: string | undefined): string | undefined {
  const url = /(?:^|\|)url:([^|]*)/.exec(link ?? "")?.[1];
  if (url === undefined) return link;
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const openButton = (at: Attributes): string => {
  const href = readLink(at["url"] ?? at["link"] ?? at["href"]) ?? "";
  return `<wp-button href="${href.replaceAll('"', "&quot;")}">`;
};

const openings: Record<string, Writer> = {
  gallery: (at) =>
    element("wp-gallery", {
      ids: ids(at["ids"] ?? at["include"]),
      of: at["ids"] || at["include"] ? undefined : (at["id"] ?? "this"),
    }),
  caption: (at) => `<wp-caption>${paragraph(at["caption"])}`,
  wp_caption: (at) => `<wp-caption>${paragraph(at["caption"])}`,
  embed: () => "<wp-media>",
  video: (at) => media(at["src"] ?? at["mp4"] ?? at["m4v"] ?? at["webm"] ?? at["ogv"]),
  audio: (at) => media(at["src"] ?? at["mp3"] ?? at["m4a"] ?? at["ogg"] ?? at["wav"]),
  youtube: (at) => media(at["url"] ?? at["src"] ?? at["0"]),
  vimeo: (at) => media(at["url"] ?? (at["0"] ? `https://vimeo.com/${at["0"]}` : undefined)),
  playlist: (at) => (at["ids"] ? { html: "", note: problem("A playlist is not imported.") } : ""),
  button: (at) => openButton(at),
  vc_single_image: (at) =>
    picture(at["image"], at["source"] === "external_link" ? at["custom_src"] : "") +
    paragraph(at["title"]),
  vc_gallery: (at) => heading(at["title"]) + element("wp-gallery", { ids: ids(at["images"]) }),
  vc_images_carousel: (at) => element("wp-gallery", { ids: ids(at["images"]) }),
  vc_media_grid: (at) => element("wp-gallery", { ids: ids(at["include"]) }),
  vc_masonry_media_grid: (at) => element("wp-gallery", { ids: ids(at["include"]) }),
  vc_custom_heading: (at) => (at["text"] ? element("h2", {}, at["text"]) : ""),
  vc_btn: (at) => button(readLink(at["link"]), at["title"]),
  vc_button: (at) => button(at["href"], at["title"]),
  vc_video: (at) => media(at["link"]),
  vc_cta: (at) =>
    heading(at["h2"]) + paragraph(at["h4"]) + button(readLink(at["btn_link"]), at["btn_title"]),
  et_pb_image: (at) => picture("", at["src"], at["alt"]),
  et_pb_gallery: (at) => element("wp-gallery", { ids: ids(at["gallery_ids"]) }),
  et_pb_button: (at) => button(at["button_url"], at["button_text"]),
  et_pb_video: (at) => media(at["src"]),
  et_pb_blurb: (at) => heading(at["title"]) + picture("", at["image"], at["alt"]),
  et_pb_slide: (at) =>
    heading(at["heading"]) +
    picture("", at["image"]) +
    button(at["button_link"], at["button_text"]),
  et_pb_cta: (at) => heading(at["title"]) + button(at["button_url"], at["button_text"]),
  et_pb_testimonial: (at) => paragraph([at["author"], at["job_title"]].filter(Boolean).join(", ")),
  et_pb_contact_form: form,
  et_pb_contact_field: () => "",
  "contact-form-7": form,
  "contact-form": form,
  wpforms: form,
  gravityform: form,
  ninja_form: form,
  formidable: form,
  nggallery: nextgen("The NextGEN gallery"),
  ngg: nextgen("The NextGEN gallery"),
  ngg_images: nextgen("The NextGEN gallery"),
  singlepic: nextgen("The NextGEN picture"),
  "envira-gallery": plugin,
  envira: plugin,
  foogallery: plugin,
  modula: plugin,
};

const closings: Record<string, string> = {
  caption: "</wp-caption>",
  wp_caption: "</wp-caption>",
  embed: "</wp-media>",
  button: "</wp-button>",
};

/** Page builders: their sections and columns have no content of their own. */
const builders =
  /^(?:vc_|et_pb_|fusion_|av_|su_|x_|cs_|tatsu_|row$|column|one_|two_|three_|col$|section$|toggle|accordion|tabs?$|spacer$|divider$|clear$|raw$|contact-field$|ngg|envira|foogallery|modula)/;

export type Written = { html: string; note?: ReturnType<typeof problem>; isKnown: boolean };

/** Whether WordPress, a page builder or a known plug-in has a shortcode of that name. */
export const isShortcodeName = (name: string): boolean =>
  Object.hasOwn(openings, name.toLowerCase()) || builders.test(name.toLowerCase());

/** The HTML of one shortcode, or `undefined` when it is text in brackets. */
export function writeShortcode(code: Shortcode, isClosed: boolean): Written | undefined {
  const { kind, name, attributes, hasPairs } = code;
  const writer = Object.hasOwn(openings, name) ? openings[name] : undefined;
  const isKnown = isShortcodeName(name);
  if (!isKnown && !isClosed && !hasPairs && !name.includes("_")) return undefined;
  // The buttons of themes: `[theme_button url="…"]Label[/theme_button]`.
  const isButton = !writer && isClosed && /(?:^|[_-])(?:button|btn)$/.test(name);
  if (kind === "close")
    return { html: closings[name] ?? (isButton ? "</wp-button>" : blankLine), isKnown };
  if (isButton) return { html: openButton(attributes), isKnown };
  const written = writer?.(attributes) ?? blankLine + generic(attributes) + blankLine;
  if (typeof written === "string") return { html: written, isKnown };
  return { ...written, isKnown };
}

/** What visitors read or see of a shortcode that has no row above: toggles, tabs, boxes. */
function generic(at: Attributes): string {
  const title = heading(at["title"] ?? at["heading"]);
  const link = readLink(at["button_url"] ?? at["link"] ?? at["url"]);
  return (
    title + paragraph(at["content"] ?? at["text"]) + button(link, at["button_text"] ?? at["label"])
  );
}

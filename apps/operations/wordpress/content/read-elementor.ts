import { gap, info, type Note, problem } from "./content.ts";
import { button, element, heading, media, paragraph } from "./markup.ts";
import { formNote } from "./read-blocks.ts";

type Settings = Record<string, unknown>;
const MAX_DEPTH = 40;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const object = (value: unknown): Settings => Object(value) as Settings;
const list = (value: unknown): Settings[] => (Array.isArray(value) ? value.map(object) : []);
const idOf = (value: unknown): string => String(object(value)["id"] ?? "");
const urlOf = (value: unknown): string => text(object(value)["url"]);

const picture = (image: unknown): string =>
  idOf(image) || urlOf(image)
    ? element("wp-picture", { id: idOf(image), src: urlOf(image), alt: text(object(image)["alt"]) })
    : "";

const gallery = (value: unknown): string => {
  const pictures = list(value);
  return element("wp-gallery", {
    ids: pictures.map(idOf).join(" ").trim(),
    urls: pictures.map(urlOf).join(" ").trim(),
  });
};

/** Titles and texts may contain HTML. */
const html = (name: string, value: unknown): string =>
  text(value) === "" ? "" : `<${name}>${text(value)}</${name}>`;

const panels = (value: unknown): string =>
  list(value)
    .map((tab) => html("h3", tab["tab_title"]) + text(tab["tab_content"]))
    .join("\n\n");

const link = (settings: Settings, label: unknown): string =>
  urlOf(settings["link"])
    ? `<a href="${urlOf(settings["link"]).replaceAll('"', "%22")}">${text(label)}</a>`
    : text(label);

const widgets: Record<string, (settings: Settings) => string> = {
  heading: (of) => `<${level(of)}>${link(of, of["title"])}</${level(of)}>`,
  "text-editor": (of) => text(of["editor"]),
  image: (of) => `<wp-caption>${picture(of["image"])}${html("p", of["caption"])}</wp-caption>`,
  "image-gallery": (of) => gallery(of["wp_gallery"]),
  "image-carousel": (of) => gallery(of["carousel"]),
  "media-carousel": (of) => gallery(list(of["slides"]).map((slide) => slide["image"])),
  gallery: (of) => gallery(of["gallery"]),
  button: (of) => button(urlOf(of["link"]), text(of["text"])),
  video: (of) =>
    media(
      text(of["youtube_url"]) ||
        text(of["vimeo_url"]) ||
        urlOf(of["hosted_url"]) ||
        text(of["external_url"]),
    ),
  accordion: (of) => panels(of["tabs"]),
  toggle: (of) => panels(of["tabs"]),
  tabs: (of) => panels(of["tabs"]),
  "icon-list": (of) => {
    const items = list(of["icon_list"]).map((item) => `<li>${link(item, item["text"])}</li>`);
    return `<ul>${items.join("")}</ul>`;
  },
  "image-box": (of) =>
    picture(of["image"]) + html("h3", of["title_text"]) + html("p", of["description_text"]),
  "icon-box": (of) => html("h3", of["title_text"]) + html("p", of["description_text"]),
  "call-to-action": (of) =>
    html("h3", of["title"]) +
    html("p", of["description"]) +
    button(urlOf(of["link"]), text(of["button"])),
  testimonial: (of) =>
    html("blockquote", of["testimonial_content"]) +
    html("p", [of["testimonial_name"], of["testimonial_job"]].map(text).filter(Boolean).join(", ")),
  counter: (of) =>
    paragraph(
      [text(of["prefix"]), of["ending_number"] ?? "", text(of["suffix"]), text(of["title"])]
        .join(" ")
        .trim(),
    ),
  alert: (of) => html("h3", of["alert_title"]) + html("p", of["alert_description"]),
  shortcode: (of) => text(of["shortcode"]),
  html: (of) => text(of["html"]),
  divider: (of) => heading(text(of["text"])),
  spacer: () => "",
  "menu-anchor": () => "",
  "social-icons": () => "",
};

const level = (settings: Settings): string =>
  /^h[1-6]$/.test(text(settings["header_size"])) ? text(settings["header_size"]) : "h2";

/** Keys under which unknown widgets store what visitors read. */
const readable = /^(?:title|heading|sub_?title|description|text|content|editor|caption)(?:_text)?$/;

const generic = (settings: Settings): string =>
  Object.entries(settings)
    .filter(([key]) => readable.test(key))
    .map(([, value]) => html("p", value))
    .join("");

/** The HTML of `_elementor_data`; `undefined` when it cannot be read or is empty. */
export function readElementor(json: string | undefined, notes: Note[]): string | undefined {
  const elements = parseElementor(json);
  if (elements.length === 0) return undefined;
  const unknown = new Set<string>();
  const result = elements.map((one) => write(one, notes, unknown, 0)).join("\n\n");
  for (const name of unknown)
    notes.push(
      gap(`The Elementor widget "${name}" is unknown. Its texts stay; look at the old page.`),
    );
  return result;
}

/** Some exports contain the JSON with doubled backslashes. */
export function parseElementor(json: string | undefined): Settings[] {
  if (!json?.trim().startsWith("[")) return [];
  for (const candidate of [json, json.replaceAll(/\\(["\\/])/g, "$1")]) {
    try {
      return list(JSON.parse(candidate));
    } catch {
      // The next candidate, or nothing.
    }
  }
  return [];
}

function write(of: Settings, notes: Note[], unknown: Set<string>, depth: number): string {
  if (depth > MAX_DEPTH) return "";
  const settings = object(of["settings"]);
  const name = text(of["widgetType"]);
  const inner = list(of["elements"]).map((one) => write(one, notes, unknown, depth + 1));
  return [name ? writeWidget(name, settings, notes, unknown) : "", ...inner].join("\n\n");
}

function writeWidget(
  name: string,
  settings: Settings,
  notes: Note[],
  unknown: Set<string>,
): string {
  const writer = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (writer) return writer(settings);
  if (/form/.test(name)) {
    notes.push(problem(formNote));
    return "";
  }
  if (
    /^(?:wp-widget-|theme-|nav-menu|posts|archive|search|sitemap|template|google_maps)/.test(name)
  ) {
    notes.push(info(`The Elementor widget "${name}" has no stored content, so it is left out.`));
    return "";
  }
  unknown.add(name);
  return generic(settings);
}

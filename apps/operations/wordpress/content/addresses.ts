import { linkedTo } from "@manor/content-api/text-pages";

/** A link that a page of Manor may contain, with the old site's host; `""` for any other, such as `javascript:`. */
export function toHref(value: string | undefined, from: URL): string {
  const text = (value ?? "").trim();
  if (text === "" || text.startsWith("#") || /[[\]]/.test(text)) return "";
  if (/^(?:mailto|tel):/i.test(text)) {
    const href = text.replaceAll(/%20|\s/g, text.startsWith("tel") ? " " : "");
    return linkedTo.safeParse(href).success ? href : "";
  }
  const url = URL.parse(text, from);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return "";
  // Braces would be read as a placeholder.
  const href = url.href.replaceAll("'", "%27").replaceAll("{", "%7B").replaceAll("}", "%7D");
  return linkedTo.safeParse(href).success ? href : "";
}

/** The uploaded file, not one of the smaller copies that WordPress makes: without `-300x200`, `-scaled` and `?w=`. */
export function toSourceAddress(address: string): string {
  const [whole = ""] = address.split(/[?#]/);
  const path = whole.replace(jetpackCopies, "https://");
  return path
    .replace(nextgenCopies, "$1/$2")
    .replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[A-Za-z]{3,4}$)/, "");
}

/** NextGEN shows `…/gallery/fair/thumbs/thumbs_a.jpg` and `…/gallery/fair/cache/a.jpg-nggid0212-….jpg`. */
const nextgenCopies =
  /(\/wp-content\/(?:[^/]+\/){0,3}gallery\/.{1,200}?)\/(?:thumbs\/thumbs[_-]|(?:cache|dynamic)\/(?=[^/]+\.\w{3,4}-nggid))([^/]+?\.\w{3,4})(?:-nggid[^/]*)?$/;

export const isNextgenAddress = (address: string): boolean =>
  /\/wp-content\/(?:[^/]+\/){0,3}gallery\/.+\/[^/]+$/.test(address);

/** An export may write the host of its site with and without `www.`. */
export const withoutWww = (host: string): string => host.replace(/^www\./, "");

/** Jetpack serves pictures as `https://i0.wp.com/old.school/wp-content/…`. */
const jetpackCopies = /^https?:\/\/i\d\.wp\.com\//;

/** The page of a video instead of the frame in which WordPress shows it. */
export const toWatchAddress = (address: string): string =>
  address.replace(
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#].*)?$/,
    "https://www.youtube.com/watch?v=$1",
  );

export const isImageAddress = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic|svg)(?:[?#].*)?$/i.test(address);

/** Servers do not enlarge images, so a `srcSet` may declare widths that a file does not have. */

interface Source {
  url: string;
  width: number;
}

/** Reads width descriptors (`640w`) only, not densities (`2x`). */
function parseSrcSet(srcSet: string): Source[] {
  const matches = srcSet.matchAll(/(\S+)\s+(\d+)w\s*(?:,|$)/g);
  return [...matches].map(([, url = "", width]) => ({ url, width: Number(width) }));
}

/** The declared width of an absolute URL; undefined when the list does not contain it. */
export function findDeclaredWidth(srcSet: string, url: string, base: string): number | undefined {
  const isMatch = (source: Source) => new URL(source.url, base).href === url;
  return parseSrcSet(srcSet).find(isMatch)?.width;
}

/**
 * The list without widths above that of the file. The file itself is listed once with its real `width`,
 * under the URL `loaded` if that is in the browser cache.
 */
export function capSrcSet(srcSet: string, width: number, loaded?: string): string {
  const sources = parseSrcSet(srcSet);
  if (sources.every((source) => source.width <= width)) return srcSet;
  const larger = sources.find((source) => source.width >= width);
  const file = { url: loaded ?? larger?.url, width };
  return [...sources.filter((source) => source.width < width), file]
    .map((source) => `${source.url} ${source.width}w`)
    .join(", ");
}

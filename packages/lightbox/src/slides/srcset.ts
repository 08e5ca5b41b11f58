/** The widths that a `srcSet` promises. Many lists name sizes that a file does not have: servers never enlarge. */

interface Source {
  address: string;
  width: number;
}

/** Only `w` is read: a list of densities (`2x`) promises no width. */
function sourcesOf(srcSet: string): Source[] {
  const found = srcSet.matchAll(/(\S+)\s+(\d+)w\s*(?:,|$)/g);
  return [...found].map(([, address = "", width]) => ({ address, width: Number(width) }));
}

/** The width that the list promises for an absolute address; undefined when it does not name it. */
export function findDeclaredWidth(srcSet: string, address: string, base: string): number | undefined {
  const isIt = (source: Source) => new URL(source.address, base).href === address;
  return sourcesOf(srcSet).find(isIt)?.width;
}

/**
 * The list without the widths that a file of `width` pixels cannot have. The whole file stays in it
 * once, under its true width: as `loaded`, if that is in the browser already.
 */
export function capSrcSet(srcSet: string, width: number, loaded?: string): string {
  const sources = sourcesOf(srcSet);
  if (sources.every((source) => source.width <= width)) return srcSet;
  const [enough] = sources
    .filter((source) => source.width >= width)
    .sort((one, other) => one.width - other.width);
  const whole = { address: loaded ?? enough?.address, width };
  return [...sources.filter((source) => source.width < width), whole]
    .map((source) => `${source.address} ${source.width}w`)
    .join(", ");
}

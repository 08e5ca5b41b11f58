/** A token where it is set or read; not a class such as `.button--quiet`. The lightbox's script also sets its tokens. */
const TOKEN = /(?<=[{;(]\s*)--(?!plb-)[a-z][\w-]*(?=\s*[:,)])/g;

/** Short names `--a`, `--b`, … for the tokens of a style sheet, the most used first. */
export function shortNames(css: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(TOKEN)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return new Map(names.map((name, index) => [name, `--${toLetters(index)}`]));
}

/** Replaces the tokens of a style sheet by their short names. */
export const shorten = (css: string, names = shortNames(css)): string =>
  css.replaceAll(TOKEN, (name) => names.get(name) ?? name);

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
const toLetters = (index: number): string =>
  (index < 26 ? "" : toLetters(Math.floor(index / 26) - 1)) +
  String.fromCharCode("a".charCodeAt(0) + (index % 26));

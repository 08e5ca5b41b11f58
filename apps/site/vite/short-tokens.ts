import type { Plugin } from "vite";

/** A token where it is set or read, which no class such as `.button--quiet` is. The lightbox's are also set by its script. */
const TOKEN = /(?<=[{;(]\s*)--(?!lightbox-)[a-z][\w-]*(?=\s*[:,)])/g;

/**
 * Gives the tokens of the site's style sheet short names in the built file, decision 050: they stand in it
 * more than a thousand times, and nothing outside of it knows them.
 */
export const shortTokens: Plugin = {
  name: "manor:short-tokens",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== "asset" || !/\/index-[^/]*\.css$/.test(output.fileName)) continue;
      output.source = shorten(String(output.source));
    }
  },
};

/** The same sheet with the names `--a`, `--b`, …, the most used first. */
export function shorten(css: string): string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(TOKEN)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const short = new Map(names.map((name, index) => [name, `--${lettersOf(index)}`]));
  return css.replaceAll(TOKEN, (name) => short.get(name) ?? name);
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
const lettersOf = (index: number): string =>
  (index < 26 ? "" : lettersOf(Math.floor(index / 26) - 1)) +
  String.fromCharCode("a".charCodeAt(0) + (index % 26));

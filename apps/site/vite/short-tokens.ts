import type { Plugin } from "vite";

/** A token where it is set or read, which no class such as `.button--quiet` is. The lightbox's are also set by its script. */
const TOKEN = /(?<=[{;(]\s*)--(?!lightbox-)[a-z][\w-]*(?=\s*[:,)])/g;

/**
 * Gives the tokens of the site's style sheet short names in the built file, decision 004: they stand in it
 * more than a thousand times, and nothing outside of it knows them.
 */
export const shortTokens: Plugin = {
  name: "manor:short-tokens",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== "asset" || !/\/index-[^/]*\.css$/.test(output.fileName)) continue;
      const css = String(output.source);
      const names = shortNames(css);
      output.source = shorten(css, names);
      // The colours of a school come in a sheet of their own (server/theme/).
      const source = JSON.stringify(Object.fromEntries(names));
      this.emitFile({ type: "asset", fileName: "tokens.json", source });
    }
  },
};

/** The names `--a`, `--b`, …, the most used first. */
function shortNames(css: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(TOKEN)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  return new Map(names.map((name, index) => [name, `--${lettersOf(index)}`]));
}

/** The same sheet with short names. */
export const shorten = (css: string, names = shortNames(css)): string =>
  css.replaceAll(TOKEN, (name) => names.get(name) ?? name);

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
const lettersOf = (index: number): string =>
  (index < 26 ? "" : lettersOf(Math.floor(index / 26) - 1)) +
  String.fromCharCode("a".charCodeAt(0) + (index % 26));

import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const IMPORTED = /^(?:import|export)\b(?! type)[^;]*?"(\.[^"]+\.(?:tsx?|mdx))";/gm;
/** Texts in quotes, but for names of pages. */
const TEXTS = /(?<!\bhref\()(?:"[^"\n]*"|`[^`]*`)/g;
/** Says where pages are, not what stands on them. */
const ABOUT_PAGES = /\.(page|test|examples)\.tsx?$|\/site-map\.ts$/;

/**
 * Every word that modules of the application, and all that they import, have in quotes: the names of classes are
 * among them, whole or as the beginning of one (`portrait--${size}`). What a component's behaviour does in the
 * browser lies beside it, and counts.
 */
export function wordsIn(
  app: string,
  modules: readonly string[],
  except: readonly string[] = [],
): Set<string> {
  const read = new Set(except.map((module) => resolve(app, module)));
  const words = new Set<string>();

  function follow(module: string): void {
    if (read.has(module) || ABOUT_PAGES.test(module)) return;
    read.add(module);
    const source = readFileSync(module, "utf8");
    for (const [text] of source.replaceAll(IMPORTED, "").matchAll(TEXTS))
      for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    for (const [, to = ""] of source.matchAll(IMPORTED)) follow(resolve(dirname(module), to));
    if (module.endsWith(".tsx") && dirname(module) !== app)
      for (const beside of globSync("*.ts", { cwd: dirname(module) }))
        follow(resolve(dirname(module), beside));
  }

  for (const module of modules) follow(resolve(app, module));
  return words;
}

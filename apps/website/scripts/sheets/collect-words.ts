import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const IMPORTED = /^(?:import|export)\b(?! type)[^;]*?"(\.[^"]+\.tsx?)";/gm;
/** Names and paths of pages, which are not class names. */
const PAGES = /\b(?:href|getPage)\("[^"\n]*"|"\/\w[^"\n]*"/g;
/** Interface texts, which are not class names. */
const PHRASES = /\bt\(\s*"[^"\n]*"|\bphrase="[^"\n]*"/g;
const TEXTS = /"[^"\n]*"|`[^`]*`/g;
const OTHERS = /\.(test|examples)\.tsx?$|\/website\/model\//;

/**
 * Every word in string literals of these modules and of their imports. Class names are among them, complete or as a
 * prefix (`portrait--${size}`). Browser scripts in the folder of a component count too.
 */
export function collectWords(
  app: string,
  modules: readonly string[],
  except: readonly string[] = [],
): Set<string> {
  const read = new Set(except.map((module) => resolve(app, module)));
  const words = new Set<string>();

  function follow(module: string): void {
    if (read.has(module) || OTHERS.test(module)) return;
    read.add(module);
    const source = readFileSync(module, "utf8");
    const code = source.replaceAll(IMPORTED, "").replaceAll(PAGES, "").replaceAll(PHRASES, "");
    for (const [text] of code.matchAll(TEXTS))
      for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    for (const [, to = ""] of source.matchAll(IMPORTED)) follow(resolve(dirname(module), to));
    if (module.endsWith(".tsx") && dirname(module) !== app)
      for (const sibling of globSync("*.ts", { cwd: dirname(module) }))
        follow(resolve(dirname(module), sibling));
  }

  for (const module of modules) follow(resolve(app, module));
  return words;
}

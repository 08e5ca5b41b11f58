import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { hindi } from "../../model/texts/hindi.ts";

const IMPORTED = /^(?:import|export)\b(?! type)[^;]*?"(\.[^"]+\.tsx?)";/gm;
/** Names and paths of pages, which are not class names. */
const PAGES = /\b(?:href|getPage)\("[^"\n]*"|"\/\w[^"\n]*"/g;
/** Interface texts and names of elements in types, which are not class names. */
const PHRASES = /\bt\(\s*"[^"\n]*"|\bphrase="[^"\n]*"|\bComponentProps<"\w+">/g;
/** The same in other places. A word in lower case may be both a phrase and a class name. */
const isPhrase = (text: string): boolean => /[ A-Z]/.test(text) && Object.hasOwn(hindi, text);
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
    for (const [text] of code.matchAll(TEXTS)) {
      if (isPhrase(text.slice(1, -1))) continue;
      for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    }
    for (const [, to = ""] of source.matchAll(IMPORTED)) follow(resolve(dirname(module), to));
    if (module.endsWith(".tsx") && dirname(module) !== app)
      for (const sibling of globSync("*.ts", { cwd: dirname(module) }))
        follow(resolve(dirname(module), sibling));
  }

  for (const module of modules) follow(resolve(app, module));
  return words;
}

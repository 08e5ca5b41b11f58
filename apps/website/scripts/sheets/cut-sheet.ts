import { type AtRule, parse, type Rule } from "postcss";

/** What is left of a style sheet on a page that knows no other words: rules that could match, and what those read. */
export function cutSheet(css: string, words: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) => couldMatch(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return withoutUnused(sheet.toString());
}

/** Whether each class that a selector asks for may be on the page. `:not(…)` asks for nothing, nor does a choice. */
export function couldMatch(selector: string, words: ReadonlySet<string>): boolean {
  const asked = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\([^()]*,[^()]*\)/g, "");
  return [...asked.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => isNamed(name, words));
}

/** `round-button--large` is named as itself, or by `round-button--` and something that only the page knows. */
const isNamed = (name: string, words: ReadonlySet<string>): boolean =>
  words.has(name) ||
  [...name.matchAll(/--|__/g)].some(({ index }) => words.has(name.slice(0, index + 2)));

const isStep = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

/** Tokens that nothing reads, steps that nothing plays, blocks without a rule; then what only those read. */
function withoutUnused(css: string): string {
  const sheet = parse(css.replaceAll(/[^{};]*\{\}/g, ""));
  const found = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));
  const read = found(/var\(\s*(--[\w-]+)/g);
  const played = found(/(?<=animation(?:-name)?:[^;}]*)([\w-]+)/g);
  // The lightbox's tokens are read by its own sheet.
  sheet.walkDecls(/^--(?!lightbox-)/, (token) => void (read.has(token.prop) || token.remove()));
  sheet.walkAtRules("keyframes", (steps) => void (played.has(steps.params) || steps.remove()));
  const rest = sheet.toString();
  return rest === css ? rest : withoutUnused(rest);
}

import { type AtRule, parse, type Rule } from "postcss";

/** The part of a style sheet that a page with these words needs: rules that could match, and what they read. */
export function cutSheet(css: string, words: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const matching = rule.selectors.filter((selector) => couldMatch(selector, words));
    if (matching.length === 0) rule.remove();
    else if (matching.length < rule.selectors.length) rule.selectors = matching;
  });
  return withoutUnused(sheet.toString());
}

/** Whether every class of a selector may be on the page. Ignores `:not(…)` and lists in parentheses. */
export function couldMatch(selector: string, words: ReadonlySet<string>): boolean {
  const required = selector.replaceAll(
    /:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\([^()]*,[^()]*\)/g,
    "",
  );
  return [...required.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => isNamed(name, words));
}

/** `round-button--large` matches itself or `round-button--`, which the page completes. */
const isNamed = (name: string, words: ReadonlySet<string>): boolean =>
  words.has(name) ||
  [...name.matchAll(/--|__/g)].some(({ index }) => words.has(name.slice(0, index + 2)));

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

/** Removes unread tokens, unused keyframes and empty blocks, and repeats for what only those read. */
function withoutUnused(css: string): string {
  const sheet = parse(css.replaceAll(/[^{};]*\{\}/g, ""));
  const found = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));
  const read = found(/var\(\s*(--[\w-]+)/g);
  const played = found(/(?<=animation(?:-name)?:[^;}]*)([\w-]+)/g);
  // The lightbox's own style sheet reads its tokens.
  sheet.walkDecls(/^--(?!plb-)/, (token) => void (read.has(token.prop) || token.remove()));
  sheet.walkAtRules("keyframes", (steps) => void (played.has(steps.params) || steps.remove()));
  const rest = sheet.toString();
  return rest === css ? rest : withoutUnused(rest);
}

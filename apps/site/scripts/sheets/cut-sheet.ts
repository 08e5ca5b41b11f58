import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

/** What is left of a style sheet on a page that knows no other words: rules that could match, and what those read. */
export function cutSheet(css: string, words: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) => couldMatch(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  leaveOutUnread(sheet);
  leaveOutUnplayed(sheet);
  leaveOutEmpty(sheet);
  return sheet.toString();
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

/** Tokens that nothing reads any more, and then those that only they read. The lightbox's are read by its own sheet. */
function leaveOutUnread(sheet: Root): void {
  let before = -1;
  let unread = 0;
  while (unread !== before) {
    before = unread;
    const read = new Set(
      [...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
    );
    sheet.walkDecls(/^--(?!lightbox-)/, (token) => {
      if (read.has(token.prop)) return;
      token.remove();
      unread += 1;
    });
  }
}

function leaveOutUnplayed(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) played.add(word);
  });
  sheet.walkAtRules("keyframes", (steps) => {
    if (!played.has(steps.params)) steps.remove();
  });
}

function leaveOutEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    leaveOutEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

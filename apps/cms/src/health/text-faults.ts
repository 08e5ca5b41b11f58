type Node = Readonly<Record<string, unknown>>;

const saysNothing =
  /^(click )?here$|^(this|the)? ?(link|page|website)$|^(read |know |see )?more$|^(यहाँ|यहां)( (क्लिक|दबाएँ|देखें).*)?$|^(और|अधिक) (पढ़ें|जानें|देखें)$/iu;

/** Links whose text does not describe their target, and h3 headings before the first h2. */
export function faultsOfText(state: unknown): { links: string[]; headings: string[] } {
  const nodes = withinOf(Object(Object(state).root));
  const headings = nodes.filter(({ type }) => type === "heading");
  const firstLarge = headings.findIndex(({ tag }) => tag === "h2");
  const small = firstLarge === -1 ? headings : headings.slice(0, firstLarge);
  return {
    links: nodes
      .filter(({ type }) => type === "link" || type === "autolink")
      .map(wordsOf)
      .filter((words) => saysNothing.test(words.replace(/[.…:!»>→]+$/u, "").trim())),
    headings: small.map(wordsOf),
  };
}

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);
const withinOf = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) => [child, ...withinOf(child)]);
const wordsOf = (node: Node): string =>
  [node, ...withinOf(node)].map(({ text }) => (typeof text === "string" ? text : "")).join("");

type Node = {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { name: string }[];
  children?: Node[];
};

const isVariant = ({ type, name }: Node): boolean => type === "mdxJsxFlowElement" && name === "For";

const lineBreak: Node = { type: "text", value: "\n" };

const spaced = (nodes: Node[] = []): Node[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [lineBreak, node]));

const pupils = new Set(["boys", "girls", "both"]);
const findAudience = ({ attributes = [] }: Node): string[] =>
  attributes.map(({ name }) => name).filter((name) => pupils.has(name));

/**
 * Groups adjacent copy variants (`<For>`), of which a page shows one, into one element, so that the HTML has the line
 * breaks of a single paragraph. A repeated audience starts a new group.
 */
export const groupVariants = () => (root: Node) => {
  const grouped: Node[] = [];
  let current: { group: Node[]; audiences: Set<string> } | undefined;
  for (const node of root.children ?? []) {
    if (!isVariant(node)) {
      grouped.push(node);
      current = undefined;
      continue;
    }
    const names = findAudience(node);
    if (!current || names.some((name) => current?.audiences.has(name))) {
      current = { group: [], audiences: new Set() };
      grouped.push({ type: "mdxJsxFlowElement", name: null, children: current.group });
    }
    current.group.push({ ...node, children: spaced(node.children) });
    for (const name of names) current.audiences.add(name);
    // A variant for all schools does not start a group.
    if (current.audiences.size === 0) current = undefined;
  }
  root.children = grouped;
};

type Node = {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { name: string }[];
  children?: Node[];
};

const isWording = ({ type, name }: Node): boolean => type === "mdxJsxFlowElement" && name === "For";

const lineBreak: Node = { type: "text", value: "\n" };

const spaced = (nodes: Node[] = []): Node[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [lineBreak, node]));

const pupils = new Set(["boys", "girls", "both"]);
const meantFor = ({ attributes = [] }: Node): string[] =>
  attributes.map(({ name }) => name).filter((name) => pupils.has(name));

/**
 * The wordings of one place, of which a school says one, stand together as one element: the HTML then has as many line
 * breaks as if there had been that one alone. Where one of them comes a second time, another place begins.
 */
export const wordingsTogether = () => (root: Node) => {
  const together: Node[] = [];
  let place: { group: Node[]; said: Set<string> } | undefined;
  for (const node of root.children ?? []) {
    if (!isWording(node)) {
      together.push(node);
      place = undefined;
      continue;
    }
    const names = meantFor(node);
    if (!place || names.some((name) => place?.said.has(name))) {
      place = { group: [], said: new Set() };
      together.push({ type: "mdxJsxFlowElement", name: null, children: place.group });
    }
    place.group.push({ ...node, children: spaced(node.children) });
    for (const name of names) place.said.add(name);
    // What is for all schools and comes first is no wording of what follows.
    if (place.said.size === 0) place = undefined;
  }
  root.children = together;
};

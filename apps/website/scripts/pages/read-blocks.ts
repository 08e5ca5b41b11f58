import type { TextBlock, TextPartName, TextPiece, TextWords } from "@manor/content-api/text-pages";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import type { Pupils } from "../../app/school/worded.ts";

type Node = {
  type: string;
  children?: Node[];
  value?: string;
  depth?: number;
  ordered?: boolean;
  url?: string;
  name?: string;
  attributes?: { name: string; value?: unknown }[];
};

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

/** The text of an .mdx file for a school of these pupils, as the content API has texts. Throws for what a text of the office could not hold. */
export function readBlocks(file: string, text: string, pupils: Pupils): TextBlock[] {
  const root = processor.parse(text) as Node;
  return (root.children ?? [])
    .filter(({ type }) => type !== "yaml")
    .flatMap((node) => saidBy(pupils, node))
    .map((node) => blockOf(node) ?? refuse(file, node));
}

/** What stands in `<For>`, where it is said by a school of these pupils that has all facts of the sample. */
function saidBy(pupils: Pupils, node: Node): Node[] {
  if (node.name !== "For") return [node];
  const names = (node.attributes ?? []).map(({ name }) => name);
  const named = names.filter((name) => name !== "with" && name !== "without");
  const isSaid = !names.includes("without") && (named.length === 0 || named.includes(pupils));
  return isSaid ? (node.children ?? []) : [];
}

const refuse = (file: string, node: Node): never => {
  throw new TypeError(
    `${file} holds ${node.type} ${node.name ?? ""}, which the admin panel does not have.`,
  );
};

function blockOf(node: Node): TextBlock | undefined {
  switch (node.type) {
    case "paragraph":
      // A part that stands alone in its line is no words of a paragraph.
      if (node.children?.length === 1 && node.children[0]?.type === "mdxJsxTextElement")
        return partOf(node.children[0]);
      return { kind: "paragraph", pieces: piecesOf(node) };
    case "heading":
      return { kind: "heading", level: node.depth === 3 ? 3 : 2, pieces: piecesOf(node) };
    case "list":
      return {
        kind: "list",
        isOrdered: node.ordered === true,
        items: (node.children ?? []).map(({ children = [] }) => children.flatMap(piecesOf)),
      };
    case "mdxJsxFlowElement":
      return partOf(node);
    default:
      return undefined;
  }
}

const parts: Record<string, TextPartName> = {
  AdmissionCycle: "admissionCycle",
  EntranceTest: "entranceTest",
  Documents: "documents",
  CallTimings: "callTimings",
  Milestones: "milestones",
  Song: "song",
  Tours: "walks",
  Views360: "views",
};

function partOf(node: Node): TextBlock | undefined {
  const { name = "" } = node;
  if (name === "Phone")
    return {
      kind: "part",
      name: given(node, "of") === "office" ? "officePhone" : "admissionsPhone",
    };
  if (name === "SchoolLink")
    return {
      kind: "button",
      label: plainOf(node),
      href: `{${given(node, "to")}}` as "{academics}",
    };
  const part = parts[name];
  return part && { kind: "part", name: part };
}

const given = (node: Node, name: string): string =>
  String(node.attributes?.find((attribute) => attribute.name === name)?.value ?? "");

const plainOf = ({ value = "", children = [] }: Node): string =>
  value + children.map(plainOf).join("");

/** Words that stand beside each other with the same look are one. */
function piecesOf({ children = [] }: Node): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const piece of children.flatMap((child) => pieceOf(child, {}))) {
    const last = pieces.at(-1);
    const isSame =
      last?.kind === "text" &&
      piece.kind === "text" &&
      last.isStrong === piece.isStrong &&
      last.isEmphasis === piece.isEmphasis;
    if (isSame) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

type Look = Pick<TextWords, "isStrong" | "isEmphasis">;

function pieceOf(node: Node, look: Look): TextPiece[] {
  const inner = (next: Look) => (node.children ?? []).flatMap((child) => pieceOf(child, next));
  const words = (text: string): TextPiece[] => [{ kind: "text", text, ...look }];
  switch (node.type) {
    case "text":
      return words((node.value ?? "").replaceAll("\n", " "));
    case "strong":
      return inner({ ...look, isStrong: true });
    case "emphasis":
      return inner({ ...look, isEmphasis: true });
    case "break":
      return [{ kind: "break" }];
    case "link":
      return [{ kind: "link", href: node.url ?? "", texts: textsOf(inner(look)) }];
    case "mdxJsxTextElement":
      return wordsByName(node, words);
    default:
      throw new TypeError(`A text holds ${node.type}, which the admin panel does not have.`);
  }
}

function wordsByName(node: Node, words: (text: string) => TextPiece[]): TextPiece[] {
  switch (node.name) {
    case "Fact":
      return words(`{${given(node, "name")}}`);
    case "Phone":
      return words(`{${given(node, "of")}Phone}`);
    case "Email":
      return words("{email}");
    case "SchoolLink":
      return [
        {
          kind: "link",
          href: `{${given(node, "to")}}`,
          texts: [{ kind: "text", text: plainOf(node) }],
        },
      ];
    default:
      throw new TypeError(`A text holds <${node.name}>, which the admin panel does not have.`);
  }
}

const textsOf = (pieces: TextPiece[]): TextWords[] =>
  pieces.flatMap((piece) => (piece.kind === "text" ? [piece] : []));

import type { TextBlock, TextPartName, TextPiece, TextWords } from "@manor/content-api/text-pages";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import type { Pupils } from "../../model/school/fact-text.ts";

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

/** Converts an .mdx file to the content API's text blocks for a school of these pupils. Throws for markup that the CMS does not have. */
export function readBlocks(file: string, text: string, pupils: Pupils): TextBlock[] {
  const root = processor.parse(text) as Node;
  return (root.children ?? [])
    .filter(({ type }) => type !== "yaml")
    .flatMap((node) => selectFor(pupils, node))
    .map((node) => toBlock(node) ?? reject(file, node));
}

/** The children of `<For>` if they apply to a school of these pupils with all facts of the sample. */
function selectFor(pupils: Pupils, node: Node): Node[] {
  if (node.name !== "For") return [node];
  const names = (node.attributes ?? []).map(({ name }) => name);
  const named = names.filter((name) => name !== "with" && name !== "without");
  const isSelected = !names.includes("without") && (named.length === 0 || named.includes(pupils));
  return isSelected ? (node.children ?? []) : [];
}

const reject = (file: string, node: Node): never => {
  throw new TypeError(
    `${file} holds ${node.type} ${node.name ?? ""}, which the admin panel does not have.`,
  );
};

function toBlock(node: Node): TextBlock | undefined {
  switch (node.type) {
    case "paragraph":
      // A part alone in its line is a block.
      if (node.children?.length === 1 && node.children[0]?.type === "mdxJsxTextElement")
        return toPart(node.children[0]);
      return { kind: "paragraph", pieces: toPieces(node) };
    case "heading":
      return { kind: "heading", level: node.depth === 3 ? 3 : 2, pieces: toPieces(node) };
    case "list":
      return {
        kind: "list",
        isOrdered: node.ordered === true,
        items: (node.children ?? []).map(({ children = [] }) => children.flatMap(toPieces)),
      };
    case "mdxJsxFlowElement":
      return toPart(node);
    default:
      return undefined;
  }
}

const parts: Record<string, TextPartName> = {
  AdmissionCycle: "admissionCycle",
  EntranceTest: "entranceTest",
  Documents: "documents",
  FeeTable: "fees",
  CallTimings: "callTimings",
  Milestones: "milestones",
  Song: "song",
  Tours: "walks",
  Views360: "views",
};

function toPart(node: Node): TextBlock | undefined {
  const { name = "" } = node;
  if (name === "Phone")
    return {
      kind: "part",
      name: getAttribute(node, "of") === "office" ? "officePhone" : "admissionsPhone",
    };
  if (name === "SchoolLink")
    return {
      kind: "button",
      label: toPlainText(node),
      href: `{${getAttribute(node, "to")}}` as "{academics}",
    };
  const part = parts[name];
  return part && { kind: "part", name: part };
}

const getAttribute = (node: Node, name: string): string =>
  String(node.attributes?.find((attribute) => attribute.name === name)?.value ?? "");

const toPlainText = ({ value = "", children = [] }: Node): string =>
  value + children.map(toPlainText).join("");

/** Merges adjacent text with the same formatting. */
function toPieces({ children = [] }: Node): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const piece of children.flatMap((child) => toPiece(child, {}))) {
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

type Formatting = Pick<TextWords, "isStrong" | "isEmphasis">;

function toPiece(node: Node, formatting: Formatting): TextPiece[] {
  const inner = (next: Formatting) =>
    (node.children ?? []).flatMap((child) => toPiece(child, next));
  const words = (text: string): TextPiece[] => [{ kind: "text", text, ...formatting }];
  switch (node.type) {
    case "text":
      return words((node.value ?? "").replaceAll("\n", " "));
    case "strong":
      return inner({ ...formatting, isStrong: true });
    case "emphasis":
      return inner({ ...formatting, isEmphasis: true });
    case "break":
      return [{ kind: "break" }];
    case "link":
      return [{ kind: "link", href: node.url ?? "", texts: toTexts(inner(formatting)) }];
    case "mdxJsxTextElement":
      return wordsByName(node, words);
    default:
      throw new TypeError(`A text holds ${node.type}, which the admin panel does not have.`);
  }
}

function wordsByName(node: Node, words: (text: string) => TextPiece[]): TextPiece[] {
  switch (node.name) {
    case "Fact":
      return words(`{${getAttribute(node, "name")}}`);
    case "Phone":
      return words(`{${getAttribute(node, "of")}Phone}`);
    case "Email":
      return words("{email}");
    case "SchoolLink":
      return [
        {
          kind: "link",
          href: `{${getAttribute(node, "to")}}`,
          texts: [{ kind: "text", text: toPlainText(node) }],
        },
      ];
    default:
      throw new TypeError(`A text holds <${node.name}>, which the admin panel does not have.`);
  }
}

const toTexts = (pieces: TextPiece[]): TextWords[] =>
  pieces.flatMap((piece) => (piece.kind === "text" ? [piece] : []));

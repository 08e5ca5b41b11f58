import type { TextBlock } from "@manor/content-api/text-pages";
import { type Element, isTag } from "domhandler";

const MAX_CAPTION = 200;

/** One picture with its caption instead of a picture and paragraphs; `undefined` when the figure holds anything else. */
export function mergeFigure(blocks: readonly TextBlock[]): TextBlock | undefined {
  const pictures = blocks.filter((block) => block.kind === "picture");
  const texts = blocks.filter((block) => block.kind === "paragraph");
  const [picture] = pictures;
  if (!picture || pictures.length > 1 || texts.length + 1 !== blocks.length) return undefined;
  const caption = texts
    .flatMap(({ pieces }) => pieces)
    .map(toPlain)
    .join("")
    .trim();
  if (caption.length > MAX_CAPTION || texts.some(hasLink)) return undefined;
  return { ...picture, caption: caption || picture.caption };
}

type Paragraph = Extract<TextBlock, { kind: "paragraph" }>;

const hasLink = ({ pieces }: Paragraph): boolean => pieces.some(({ kind }) => kind === "link");

const toPlain = (piece: Paragraph["pieces"][number]): string => {
  if (piece.kind === "break") return " ";
  return piece.kind === "text" ? piece.text : piece.texts.map(({ text }) => text).join("");
};

/** The file of a video or a sound. */
export function findSource({ attribs, children }: Element): string | undefined {
  if (attribs["src"]) return attribs["src"];
  return children.filter(isTag).find(({ name }) => name === "source")?.attribs["src"];
}

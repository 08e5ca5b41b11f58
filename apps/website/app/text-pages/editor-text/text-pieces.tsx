import type { TextPiece, TextWords } from "@manor/content-api/text-pages";
import { Fragment, type ReactNode } from "react";
import { EditorLink } from "./editor-link.tsx";
import { TextWithFacts } from "./text-with-facts.tsx";

/** A line of text: text segments, links and line breaks. */
export const TextPieces = ({ pieces }: { pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never change order
    <Fragment key={index}>{renderPiece(piece)}</Fragment>
  ));

function renderPiece(piece: TextPiece): ReactNode {
  if (piece.kind === "break") return <br />;
  return piece.kind === "link" ? renderLink(piece) : <StyledText {...piece} />;
}

/** A link without other text around it. */
export const renderLink = ({ href, texts }: Extract<TextPiece, { kind: "link" }>) => (
  <EditorLink href={href}>
    <TextPieces pieces={texts} />
  </EditorLink>
);

function StyledText({ text, isStrong, isEmphasis }: TextWords): ReactNode {
  const content = <TextWithFacts text={text} />;
  const stressed = isEmphasis ? <em>{content}</em> : content;
  return isStrong ? <strong>{stressed}</strong> : stressed;
}

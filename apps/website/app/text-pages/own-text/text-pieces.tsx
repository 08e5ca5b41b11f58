import type { TextPiece, TextWords } from "@manor/content-api/text-pages";
import { Fragment, type ReactNode } from "react";
import { FactWords } from "./fact-words.tsx";
import { PlaceLink } from "./place-link.tsx";

/** A line of text: text segments, links and line breaks. */
export const TextPieces = ({ pieces }: { pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never change order
    <Fragment key={index}>{elementOf(piece)}</Fragment>
  ));

function elementOf(piece: TextPiece): ReactNode {
  if (piece.kind === "break") return <br />;
  return piece.kind === "link" ? linkOf(piece) : <Words {...piece} />;
}

/** A link without other text around it. */
export const linkOf = ({ href, texts }: Extract<TextPiece, { kind: "link" }>) => (
  <PlaceLink href={href}>
    <TextPieces pieces={texts} />
  </PlaceLink>
);

function Words({ text, isStrong, isEmphasis }: TextWords): ReactNode {
  const words = <FactWords text={text} />;
  const stressed = isEmphasis ? <em>{words}</em> : words;
  return isStrong ? <strong>{stressed}</strong> : stressed;
}

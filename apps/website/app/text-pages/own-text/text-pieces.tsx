import type { TextPiece, TextWords } from "@manor/content-api/text-pages";
import { Fragment, type ReactNode } from "react";
import { FactWords } from "./fact-words.tsx";
import { PlaceLink } from "./place-link.tsx";

/** A line of the text: words, links and line breaks. */
export const TextPieces = ({ pieces }: { pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and none ever moves
    <Fragment key={index}>{elementOf(piece)}</Fragment>
  ));

function elementOf(piece: TextPiece): ReactNode {
  if (piece.kind === "break") return <br />;
  return piece.kind === "link" ? linkOf(piece) : <Words {...piece} />;
}

/** The link alone, for a place that knows what to make of one. */
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

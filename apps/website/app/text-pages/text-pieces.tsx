import type { TextPiece, TextWords } from "@manor/content-api/text-pages";
import { Fragment, type ReactNode } from "react";
import { factText } from "../../model/school/fact-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Email, Phone } from "./contact.tsx";
import { TextLink } from "./text-link.tsx";

export const TextPieces = ({ pieces }: { pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never change order
    <Fragment key={index}>{renderPiece(piece)}</Fragment>
  ));

function renderPiece(piece: TextPiece): ReactNode {
  if (piece.kind === "break") return <br />;
  if (piece.kind === "text") return <StyledText {...piece} />;
  return (
    <TextLink href={piece.href}>
      <TextPieces pieces={piece.texts} />
    </TextLink>
  );
}

function StyledText({ text, isStrong, isEmphasis }: TextWords): ReactNode {
  const content = <TextWithFacts text={text} />;
  const stressed = isEmphasis ? <em>{content}</em> : content;
  return isStrong ? <strong>{stressed}</strong> : stressed;
}

/** Text with facts by name; phone numbers and the e-mail address become links. */
function TextWithFacts({ text }: { text: string }): ReactNode {
  const school = useSchool();
  return text.split(/\{(\w+)\}/).map((word, index) => {
    const isName = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never change order
      <Fragment key={index}>
        {isName && links[word] !== undefined ? (
          links[word]
        ) : (
          <ContentText>{isName ? factText(school, word) : word}</ContentText>
        )}
      </Fragment>
    );
  });
}

const links: Record<string, ReactNode> = {
  officePhone: <Phone of="office" />,
  admissionsPhone: <Phone of="admissions" />,
  email: <Email />,
};

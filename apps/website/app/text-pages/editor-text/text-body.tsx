import type { TextBlock, TextPartName, TextPiece } from "@manor/content-api/text-pages";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { pictureSource } from "../../../model/school/picture-source.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { CallTimings } from "../parts/call-timings.tsx";
import { Phone } from "../parts/contact.tsx";
import { AdmissionCycle, EntranceTest } from "../parts/dated-lines.tsx";
import { Documents } from "../parts/documents.tsx";
import { FeeTable } from "../parts/fee-table.tsx";
import { Milestones } from "../parts/milestones.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { Song } from "../parts/song.tsx";
import { Tours, Views360 } from "../parts/tours.tsx";
import { EditorLink } from "./editor-link.tsx";
import { renderLink, TextPieces } from "./text-pieces.tsx";

const parts: Record<TextPartName, ComponentType> = {
  admissionCycle: AdmissionCycle,
  entranceTest: EntranceTest,
  documents: Documents,
  fees: FeeTable,
  callTimings: CallTimings,
  milestones: Milestones,
  song: Song,
  walks: Tours,
  views: Views360,
  officePhone: () => <Phone of="office" large />,
  admissionsPhone: () => <Phone of="admissions" large />,
};

/** Renders an editor's text. Only these elements are possible, whatever the data contains. */
export const TextBody = ({ blocks }: { blocks: readonly TextBlock[] }): ReactNode =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never change order
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));

function renderBlock(block: TextBlock): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return <Paragraph>{renderPieces(block.pieces)}</Paragraph>;
    case "heading":
      return createElement(`h${block.level}`, null, <TextPieces pieces={block.pieces} />);
    case "list":
      return createElement(
        block.isOrdered ? "ol" : "ul",
        null,
        block.items.map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change order
          <li key={index}>
            <TextPieces pieces={pieces} />
          </li>
        )),
      );
    case "quote":
      return (
        <blockquote className="callout">
          <TextPieces pieces={block.pieces} />
        </blockquote>
      );
    case "picture":
      return <TextPicture {...block} />;
    case "button":
      return (
        <EditorLink href={block.href} isButton>
          {block.label}
        </EditorLink>
      );
    case "part":
      return createElement(parts[block.name]);
  }
}

/** Passes a paragraph that is only a link on unchanged, so that it becomes the page's "read more" link. */
function renderPieces(pieces: readonly TextPiece[]): ReactNode {
  const [only, ...others] = pieces.filter((piece) => piece.kind !== "text" || piece.text.trim());
  const isLink = only?.kind === "link" && others.length === 0;
  return isLink ? renderLink(only) : <TextPieces pieces={pieces} />;
}

function TextPicture({ picture, alt, caption }: Extract<TextBlock, { kind: "picture" }>) {
  return (
    <figure className="text-plate">
      <Picture
        src={pictureSource(picture)}
        alt={alt}
        sizes="(min-width: 1312px) 680px, 100vw"
        widths={[320, 480, 640, 960, 1280]}
        width={21}
        height={9}
      />
      {caption && <figcaption className="plate">{caption}</figcaption>}
    </figure>
  );
}

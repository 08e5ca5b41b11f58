import type { EmbedName, TextBlock } from "@manor/content-api/text-pages";
import { type ComponentType, createElement, type ReactNode } from "react";
import { fillFacts } from "../../model/school/fact-text.ts";
import { pictureSource } from "../../model/school/picture-source.ts";
import { useSchool } from "../school/use-school.ts";
import { Picture } from "../ui/picture/picture.tsx";
import { Table } from "../ui/table/table.tsx";
import { Phone } from "./contact.tsx";
import { CallTimings } from "./embeds/call-timings.tsx";
import { AdmissionCycle, EntranceTest } from "./embeds/dated-lines.tsx";
import { Documents } from "./embeds/documents.tsx";
import { FeeTable } from "./embeds/fee-table.tsx";
import { Milestones } from "./embeds/milestones.tsx";
import { Song } from "./embeds/song.tsx";
import { Tours, Views360 } from "./embeds/tours.tsx";
import { TextLink } from "./text-link.tsx";
import { TextPieces } from "./text-pieces.tsx";

type Kind = TextBlock["kind"];
type Block<K extends Kind> = Extract<TextBlock, { kind: K }>;

const blockComponents: { [K in Kind]: ComponentType<Block<K>> } = {
  paragraph: Paragraph,
  heading: ({ level, pieces }) => createElement(`h${level}`, null, <TextPieces pieces={pieces} />),
  list: List,
  quote: ({ pieces }) => (
    <blockquote className="callout">
      <TextPieces pieces={pieces} />
    </blockquote>
  ),
  picture: TextPicture,
  button: ({ href, label }) => (
    <TextLink href={href} className="button">
      {label}
    </TextLink>
  ),
  table: TextTable,
  embed: ({ name }) => createElement(embedComponents[name]),
};

const embedComponents: Record<EmbedName, ComponentType> = {
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

/** The text of a page. Only these elements are possible, whatever the data contains. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }): ReactNode =>
  blocks.map((block, index) => {
    // TypeScript cannot relate the kind of a block to its component.
    const Component = blockComponents[block.kind] as ComponentType<TextBlock>;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never change order
    return <Component key={index} {...block} />;
  });

/** A paragraph that contains only a link is the page's "read more" link. */
function Paragraph({ pieces }: Block<"paragraph">) {
  const [only, ...others] = pieces.filter((piece) => piece.kind !== "text" || piece.text.trim());
  if (only?.kind !== "link" || others.length > 0)
    return (
      <p>
        <TextPieces pieces={pieces} />
      </p>
    );
  return (
    <p className="text-page__more">
      <TextLink href={only.href} className="more-link">
        <TextPieces pieces={only.texts} />
      </TextLink>
    </p>
  );
}

function List({ isOrdered, items }: Block<"list">) {
  const lines = items.map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change order
    <li key={index}>
      <TextPieces pieces={pieces} />
    </li>
  ));
  return isOrdered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

function TextPicture({ picture, alt, caption }: Block<"picture">) {
  return (
    <figure className="text-plate">
      <Picture
        src={pictureSource(picture)}
        alt={alt}
        sizes="(max-width: 760px) calc(100vw - 40px), 680px"
        widths={[320, 480, 640, 960, 1280]}
        width={3}
        height={2}
      />
      {caption && <figcaption className="plate">{caption}</figcaption>}
    </figure>
  );
}

function TextTable({ head, rows }: Block<"table">) {
  const school = useSchool();
  const [first = "", ...others] = head.map((cell) => fillFacts(school, cell));
  const lines = rows.map(([name = "", ...cells], index) => ({
    id: String(index),
    name: fillFacts(school, name),
    cells: cells.map((cell) => fillFacts(school, cell)),
  }));
  return (
    <Table caption={[first, ...others].join(", ")} columns={[first, ...others]} rows={lines} />
  );
}

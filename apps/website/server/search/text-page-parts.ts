import { findCurrentSession, groupByClass } from "@manor/content-api/fees";
import type { School } from "@manor/content-api/school";
import type { EmbedName, TextBlock, TextPage, TextPiece } from "@manor/content-api/text-pages";
import type { Day } from "../../model/dates/day.ts";
import { admissionCycle, entranceTest } from "../../model/school/dated-facts.ts";
import { fillFacts, getStatistics, listApplicantDocuments } from "../../model/school/fact-text.ts";
import { formatRupees, toFeeRows } from "../../model/school/fee-rows.ts";
import { findSitePicture } from "../../model/school/picture-source.ts";
import { resolveAddress } from "../../model/school/resolve-address.ts";
import { getTexts } from "../../model/texts/create-translate.ts";
import { type Part, toHeading, toRow, toSentences } from "./passages.ts";

type Kind = TextBlock["kind"];
type Block<K extends Kind> = Extract<TextBlock, { kind: K }>;
type Read<K extends Kind> = (block: Block<K>, school: School, today: Day) => Part[];

export function readTextPage(page: TextPage, school: School, today: Day): Part[] {
  const { picture, caption, body, figures } = page;
  return [
    toSentences(caption || (findSitePicture(picture)?.caption ?? "")),
    ...body.flatMap((block) => readBlock(block, school, today)),
    ...getStatistics(school, figures).map(({ label, value }) => toRow(label, value)),
  ];
}

// TypeScript cannot relate the kind of a block to its function.
const readBlock = (block: TextBlock, school: School, today: Day): Part[] =>
  (blocks[block.kind] as Read<Kind>)(block, school, today);

const blocks: { [K in Kind]: Read<K> } = {
  paragraph: ({ pieces }, school) => [toSentences(toText(school, pieces))],
  heading: ({ pieces }, school) => [toHeading(toText(school, pieces))],
  list: ({ items }, school) => items.map((pieces) => toSentences(toText(school, pieces))),
  quote: ({ pieces }, school) => [toSentences(toText(school, pieces))],
  picture: ({ caption }) => [toSentences(caption)],
  button: () => [],
  table: ({ head, rows }, school) =>
    [head, ...rows].map((cells) => toRow(...cells.map((cell) => fillFacts(school, cell)))),
  embed: ({ name }, school, today) => embeds[name](school, today),
};

const embeds: Record<EmbedName, (school: School, today: Day) => Part[]> = {
  admissionCycle: (school, today) => toTexts(school, admissionCycle(school, today)),
  entranceTest: (school, today) => toTexts(school, entranceTest(school, today)),
  documents: (school) => listApplicantDocuments(school).map(toSentences),
  fees: readFees,
  callTimings: (school) => [
    toRow("Class", "Time"),
    ...school.callTimings.rows.map(({ classes, time }) => toRow(classes, time)),
    ...toTexts(school, [school.callTimings.note]),
  ],
  milestones: (school) =>
    school.timeline.milestones.flatMap(({ year, title, caption }) => [
      toHeading(fillFacts(school, title)),
      toRow(year, fillFacts(school, caption)),
    ]),
  song: (school) => [
    ...school.song.stanzas.flatMap(({ name, lines }) => [
      toHeading(name),
      toSentences(lines.join(" ")),
    ]),
    ...toTexts(school, [school.song.note, school.song.credit]),
  ],
  walks: ({ tours }) => tours.walks.map(({ name }) => toHeading(name)),
  views: ({ tours }) => tours.views.map(({ name }) => toHeading(name)),
  officePhone: ({ identity }) => [toRow(identity.phones.office)],
  admissionsPhone: ({ identity }) => [toRow(identity.phones.admissions)],
};

function readFees(school: School, today: Day): Part[] {
  const session = findCurrentSession(school.fees.sessions, today);
  if (!session) return [];
  const t = getTexts(school);
  const groups = groupByClass(session);
  return [
    toHeading(t("School fees {session}", { session: session.name })),
    ...groups.map(({ classes, perYear }) => toRow(classes, `${formatRupees(perYear, t)} a year`)),
    ...groups.flatMap((group) => [
      toHeading(group.classes),
      ...toFeeRows(group, t).map(({ name, due, amount }) => toRow(name, due, amount)),
    ]),
  ];
}

const toTexts = (school: School, texts: readonly string[]): Part[] =>
  texts.map((text) => toSentences(fillFacts(school, text)));

function toText(school: School, pieces: readonly TextPiece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "break") return " ";
      if (piece.kind === "link") return toText(school, piece.texts);
      return fillFacts(school, piece.text);
    })
    .join("");
}

export const listLinks = ({ body }: TextPage, school: School): { label: string; href: string }[] =>
  body.flatMap(listBlockLinks).map(({ label, href }) => ({
    label: fillFacts(school, label),
    href: resolveAddress(school, href),
  }));

function listBlockLinks(block: TextBlock): { label: string; href: string }[] {
  if (block.kind === "button") return [block];
  const lines = block.kind === "list" ? block.items : ["pieces" in block ? block.pieces : []];
  return lines.flat().flatMap((piece) => {
    if (piece.kind !== "link") return [];
    return [{ label: piece.texts.map(({ text }) => text).join(""), href: piece.href }];
  });
}

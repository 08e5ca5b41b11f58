import type { TextBlock } from "@manor/content-api/text-pages";
import { toPageForm } from "../collections/pages/page-value.ts";
import { toTimestamp } from "../fields/dates.ts";
import type { ImportRecord } from "./import-record.ts";
import type { ImportedList } from "./imported-items.ts";

export type RecordData = { list: ImportedList; data: Record<string, unknown> };
export type RecordFiles = {
  pictures: number[];
  documents: number[];
  /** The picture at an old address. */
  findPicture: (address: string) => number | undefined;
};

/** The fields of the record that an item becomes. */
export function toData(record: ImportRecord, files: RecordFiles): RecordData {
  const { title, day, text: description } = record;
  const { pictures: images, documents: attachments } = files;
  const date = day === "" ? null : toTimestamp(day);
  switch (record.target) {
    case "event": {
      const { time, venue } = record;
      const data = { title, date, time, venue, description, images, attachments };
      return { list: "events", data: { ...data, category: "Events" } };
    }
    case "page":
      return { list: "pages", data: toPageData(record, files) };
    default:
      return { list: "news", data: { title, fromDate: date, description, images, attachments } };
  }
}

export const toAlbumData = (
  { title, day, text }: Pick<ImportRecord, "title" | "day" | "text">,
  attachments: number[],
): Record<string, unknown> => ({
  ...{ title: title.slice(0, 200), date: day === "" ? null : toTimestamp(day), description: text },
  ...{ attachments, category: "PhotoGallery" },
});

/** A picture that was not fetched is left out: a built-in one would stand in its place. */
function toPageData(
  { newAddress, title, blocks, pictures }: ImportRecord,
  { findPicture }: RecordFiles,
) {
  const shown = blocks.filter(
    (block) => block.kind !== "picture" || findPicture(block.picture) !== undefined,
  );
  const texts = { group: "", lead: "", description: "", picture: "", caption: "" };
  const { body, ...page } = toPageForm({
    ...{ address: newAddress, title, ...texts, figures: [], body: shown },
  });
  const children = body.root.children.map((node, index) =>
    withPicture(node, shown[index], findPicture),
  );
  const inText = new Set(
    blocks.flatMap((block) => (block.kind === "picture" ? block.picture : [])),
  );
  // The featured image of the old page is not in its text.
  const featured = pictures.find(({ address }) => !inText.has(address));
  const header = featured && { ownPicture: null, picture: findPicture(featured.address) ?? null };
  return { ...page, ...header, body: { root: { ...body.root, children } } };
}

/** The editor's value has the id of an uploaded picture, where that of the content API has a name. */
function withPicture(
  node: object,
  block: TextBlock | undefined,
  findPicture: RecordFiles["findPicture"],
): object {
  if (block?.kind !== "picture") return node;
  const { fields, ...others } = node as { fields: object };
  return {
    ...others,
    fields: { ...fields, ownPicture: null, picture: findPicture(block.picture) },
  };
}

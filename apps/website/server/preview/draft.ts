import { Album, type ItemOf, type ListCallName, listCalls } from "@manor/content-api";
import type { SchoolResponse } from "@manor/content-api/school";
import { type TextPage, textPage } from "@manor/content-api/text-pages";
import { z } from "zod";
import { cleanRecords } from "../../content/clean-records.ts";
import type { Content } from "../../content/content.ts";

/** What the CMS returns for an unpublished record. */
export const Draft = z.object({
  lists: z.array(z.enum(Object.keys(listCalls) as [ListCallName, ...ListCallName[]])),
  page: z.string().regex(/^\/[^/\\]*(?:\/[^/\\]*)*$/),
  item: z.record(z.string(), z.unknown()),
  /** Replaces `item` when the record is a text page. */
  textPage: textPage.optional(),
  /** The origins of the admin panel. */
  adminOrigins: z.array(z.string().regex(/^https?:\/\/[\w.:[\]-]+$/)),
});
export type Draft = z.infer<typeof Draft>;

/** The content with this record as if it were published. Must not be cached. */
export function withDraft(content: Content, { lists, item, textPage }: Draft): Content {
  const good = <T>(value: T) => ({ state: "good" as const, value, version: "draft", day: "" });
  const isDraft = (id: string) => id === String(item["_id"]) && lists.includes("gallery");
  const known = content.school();
  const school = textPage ? withPage(known, textPage) : known;
  return {
    ...content,
    school: () => school,
    list: async <Name extends ListCallName>(name: Name) => {
      const reading = await content.list(name);
      if (!lists.includes(name)) return reading;
      const [draft] = cleanRecords(name, [listCalls[name].item.parse(item)]);
      const others = reading.state === "good" ? reading.value : [];
      const rest = others.filter((other) => !isSame(Object(other), Object(draft)));
      // The list's schema has just parsed it.
      return good([draft as ItemOf<Name>, ...rest]);
    },
    album: async (id) => (isDraft(id) ? good(Album.parse(item)) : content.album(id)),
  };
}

/** The school settings with this text page instead of the public one. */
function withPage(parts: SchoolResponse, page: TextPage): SchoolResponse {
  const { list, moved } = parts.pages ?? { list: [], moved: [] };
  const isSamePage = ({ address, replaces }: TextPage) =>
    address === page.address || (replaces !== "" && replaces === page.replaces);
  const others = list.filter((other) => !isSamePage(other));
  const stillMoved = moved.filter(({ from }) => from !== page.address);
  return { ...parts, pages: { list: [...others, page], moved: stillMoved } };
}

type Item = { _id?: string; date?: string; title?: string };

/** Menus are identified by date, registrations by title, other records by id. */
function isSame(one: Item, other: Item): boolean {
  const name = ["_id", "date", "title"].find((field) => field in other) as keyof Item | undefined;
  return name !== undefined && one[name] === other[name];
}

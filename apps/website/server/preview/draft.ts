import { Album, type ItemOf, type ListCallName, listCalls } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { pageAddress, type TextPage, textPage } from "@manor/content-api/text-pages";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { cleanRecords } from "../../content/privacy.ts";

export const Draft = z.object({
  lists: z.array(z.enum(Object.keys(listCalls) as [ListCallName, ...ListCallName[]])),
  page: z.string().regex(/^\/[^/\\]*(?:\/[^/\\]*)*$/),
  item: z.record(z.string(), z.unknown()),
  /** Replaces `item` when the record is a text page. */
  textPage: textPage.optional(),
  /** The public address of that text page, which the draft may change. */
  replaces: pageAddress.optional(),
  adminOrigins: z.array(z.string().regex(/^https?:\/\/[\w.:[\]-]+$/)),
});
export type Draft = z.infer<typeof Draft>;

/** The content with this record as if it were published. Must not be cached. */
export function withDraft(content: Content, { lists, item, textPage, replaces }: Draft): Content {
  const good = <T>(value: T) => ({ state: "good" as const, value, version: "draft", day: "" });
  const isDraft = (id: string) => id === String(item["_id"]) && lists.includes("gallery");
  const known = content.school();
  const school = textPage ? withPage(known, textPage, replaces) : known;
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

/** The school with this text page instead of the public one. */
function withPage(school: School, page: TextPage, replaces = page.address): School {
  const { list, moved } = school.pages;
  const others = list.filter(({ address }) => address !== page.address && address !== replaces);
  const stillMoved = moved.filter(({ from }) => from !== page.address);
  const move = replaces === page.address ? [] : [{ from: replaces, to: page.address }];
  return { ...school, pages: { list: [...others, page], moved: [...stillMoved, ...move] } };
}

type Item = { _id?: string; date?: string; title?: string };

/** Menus are identified by date, registrations by title, other records by id. */
function isSame(one: Item, other: Item): boolean {
  const name = ["_id", "date", "title"].find((field) => field in other) as keyof Item | undefined;
  return name !== undefined && one[name] === other[name];
}

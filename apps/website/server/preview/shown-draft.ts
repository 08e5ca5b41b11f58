import { Album, type ItemOf, type ListCallName, listCalls } from "@manor/content-api";
import type { SchoolResponse } from "@manor/content-api/school";
import { type TextPage, textPage } from "@manor/content-api/text-pages";
import { z } from "zod";
import { cleanRecords } from "../../content/clean-records.ts";
import type { Content } from "../../content/content.ts";

/** What the CMS returns for an unpublished record. */
export const ShownDraft = z.object({
  lists: z.array(z.enum(Object.keys(listCalls) as [ListCallName, ...ListCallName[]])),
  page: z.string().regex(/^\/[^/\\]*(?:\/[^/\\]*)*$/),
  item: z.record(z.string(), z.unknown()),
  /** In place of an item, where the record is a page of text. */
  textPage: textPage.optional(),
  /** The addresses under which the office opens its admin panel. */
  adminOrigins: z.array(z.string().regex(/^https?:\/\/[\w.:[\]-]+$/)),
});
export type ShownDraft = z.infer<typeof ShownDraft>;

/** All content, with this one record as if it were published: for one page, not cached. */
export function withDraft(content: Content, { lists, item, textPage }: ShownDraft): Content {
  const good = <T>(value: T) => ({ state: "good" as const, value, version: "draft", day: "" });
  const isIts = (id: string) => id === String(item["_id"]) && lists.includes("gallery");
  const known = content.school();
  const school = textPage ? withPage(known, textPage) : known;
  return {
    ...content,
    school: () => school,
    list: async <Name extends ListCallName>(name: Name, budgetMs?: number) => {
      const reading = await content.list(name, budgetMs);
      if (!lists.includes(name)) return reading;
      const [draft] = cleanRecords(name, [listCalls[name].item.parse(item)]);
      const others = reading.state === "good" ? reading.value : [];
      const rest = others.filter((other) => !isSame(Object(other), Object(draft)));
      // The list's own schema has just read it.
      return good([draft as ItemOf<Name>, ...rest]);
    },
    album: async (id, budgetMs) =>
      isIts(id) ? good(Album.parse(item)) : content.album(id, budgetMs),
  };
}

/** The school with this page in the place of the one that visitors see. */
function withPage(parts: SchoolResponse, page: TextPage): SchoolResponse {
  const { list, moved } = parts.pages ?? { list: [], moved: [] };
  const isIts = ({ address, replaces }: TextPage) =>
    address === page.address || (replaces !== "" && replaces === page.replaces);
  const others = list.filter((other) => !isIts(other));
  const stillMoved = moved.filter(({ from }) => from !== page.address);
  return { ...parts, pages: { list: [...others, page], moved: stillMoved } };
}

type Item = { _id?: string; date?: string; title?: string };

/** Menus are known by their day, registrations by their title, all else by an id. */
function isSame(one: Item, other: Item): boolean {
  const name = ["_id", "date", "title"].find((field) => field in other) as keyof Item | undefined;
  return name !== undefined && one[name] === other[name];
}

/** A text in segments with the matches marked; `from` is the start of a segment. */
export type Marked = readonly { text: string; isMatch: boolean; from: number }[];

/** One search result; without an address when the CMS gave the record no id. */
export type Hit = { title: Marked; href: string | undefined; note: Marked };

export type HitGroupName =
  | "Pages"
  | "Menus"
  | "Events"
  | "News"
  | "Albums"
  | "Documents"
  | "Notices";

export type HitGroup = { label: HitGroupName; hits: readonly Hit[]; more: string };

/** `answer` is the text that most likely answers the query. */
export type Found = { answer: Hit | undefined; groups: readonly HitGroup[] };

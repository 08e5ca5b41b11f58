import { readFileSync } from "node:fs";

/** Values for a form of the admin panel: fields by name, groups, and list rows. */
export type Fields = {
  readonly [field: string]: string | number | boolean | Fields | readonly Fields[];
};

/** A text page, its body in lines: `## ` starts a heading, `- ` a list item. */
export type PageText = {
  /** The title of an existing page; without other fields its text is confirmed unchanged. */
  was?: string;
  fields: { title?: string; address?: string; lead?: string } & Fields;
  body?: readonly string[];
};

/** An invented school. */
export type School = {
  kind: string;
  code: string;
  name: string;
  teaches: "boys" | "girls" | "girls and boys";
  isDaySchool?: boolean;
  /** A text that the finished home page contains. */
  onHome: string;
  /** The title of the page /disclosure; a school without a board has no such page. */
  disclosure: "Mandatory Public Disclosure" | "Public Disclosure" | null;
  /** By path in the admin panel, in the order in which they are filled. */
  screens: Readonly<Record<string, Fields>>;
  pages: readonly PageText[];
};

export const schools: readonly School[] = JSON.parse(
  readFileSync(new URL("schools.json", import.meta.url), "utf8"),
);

import { readFileSync } from "node:fs";

/** What a form of the admin is to hold: fields by their names, groups of them, and the lines of lists. */
export type Fields = {
  readonly [field: string]: string | number | boolean | Fields | readonly Fields[];
};

/** A page of text, its body in lines: `## ` begins a heading, `- ` a list. */
export type PageText = {
  /** The title of the page that is written anew; one with nothing else is confirmed as it is. */
  was?: string;
  fields: { title?: string; address?: string; lead?: string } & Fields;
  body?: readonly string[];
};

/** A school that does not exist: only what its office types. */
export type School = {
  kind: string;
  code: string;
  name: string;
  teaches: "boys" | "girls" | "girls and boys";
  isDaySchool?: boolean;
  /** Words that must stand on the home page when it is right. */
  onHome: string;
  /** By their addresses in the admin, in the order in which they are filled. */
  screens: Readonly<Record<string, Fields>>;
  pages: readonly PageText[];
};

export const schools: readonly School[] = JSON.parse(
  readFileSync(new URL("schools.json", import.meta.url), "utf8"),
);

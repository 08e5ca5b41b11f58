import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";

/** A text page with the metadata of its file. */
type TextPageSource = {
  /** Relative to `app/`. */
  file: string;
  matter: FrontMatter;
};

/** Every `.mdx` file in this folder's areas, by name. */
export function readTextPages(): TextPageSource[] {
  const folder = import.meta.dirname;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => {
      const file = `${basename(folder)}/${name}`;
      return { file, matter: readFrontMatter(file, readFileSync(resolve(folder, name), "utf8")) };
    });
}

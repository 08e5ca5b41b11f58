import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { previewPath } from "../seo/preview-path.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";

/** A page of text as its file describes it. */
type TextPageSource = {
  /** Relative to `app/`. */
  file: string;
  matter: FrontMatter;
  /** The card of its shared links is painted. */
  hasCard: boolean;
};

/** Every `.mdx` file of this folder's areas, in the order of their names. */
export function readTextPages(): TextPageSource[] {
  const folder = import.meta.dirname;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => {
      const file = `${basename(folder)}/${name}`;
      const matter = readFrontMatter(file, readFileSync(resolve(folder, name), "utf8"));
      const card = resolve(folder, `../../public${previewPath(matter.address)}`);
      return { file, matter, hasCard: existsSync(card) };
    });
}

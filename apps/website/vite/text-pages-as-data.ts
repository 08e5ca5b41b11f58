import type { Plugin } from "vite";
import { readTextPages } from "../app/text-pages/read-text-pages.ts";

const SOURCES = "/app/text-pages/text-page-sources.ts";

/** Adds the front matter of the text pages to the build as data: the built application reads no source files. */
export const textPagesAsData: Plugin = {
  name: "manor:text-pages-as-data",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(SOURCES)) return undefined;
    const pages = readTextPages();
    for (const { file } of pages) this.addWatchFile(`${id.slice(0, -SOURCES.length)}/app/${file}`);
    return `export const textPageSources = ${JSON.stringify(pages)};`;
  },
};

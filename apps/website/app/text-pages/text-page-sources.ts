import { readTextPages } from "./read-text-pages.ts";

/**
 * The text pages with the metadata of their files. Node reads the files at startup; the build replaces this module
 * by the result (vite/text-pages-as-data.ts).
 */
export const textPageSources = readTextPages();

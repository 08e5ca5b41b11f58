import { readTextPages } from "./read-text-pages.ts";

/**
 * The text pages as their files describe them. Node reads the files when it starts; the build holds the answer
 * instead of this module (vite/text-pages-as-data.ts).
 */
export const textPageSources = readTextPages();

import { resolve } from "node:path";
import type { Options } from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { groupVariants } from "./vite/group-variants.ts";

/** How the text pages are compiled: front matter as an export, the text parts without imports. */
export const mdxOptions: Options = {
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, groupVariants],
  providerImportSource: resolve(import.meta.dirname, "app/text-pages/parts/text-parts.ts"),
};

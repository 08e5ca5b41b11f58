import { type TextBlock, textPage } from "@manor/content-api/text-pages";
import { z } from "zod";
import { type Note, problem } from "../content/content.ts";

/** A text page of the content API, with names for the pictures that are not fetched. */
const toTextPage = (address: string, title: string, blocks: readonly TextBlock[]) => ({
  ...{
    address,
    title,
    group: "",
    lead: "",
    description: "",
    picture: "",
    caption: "",
    figures: [],
  },
  body: blocks.map((block, index) =>
    block.kind === "picture" ? { ...block, picture: `picture-${index + 1}.jpg` } : block,
  ),
});

/** Whether the website could show the page. */
export function checkPage(address: string, title: string, blocks: readonly TextBlock[]): Note[] {
  const result = textPage.safeParse(toTextPage(address, title, blocks));
  if (result.success) return [];
  const isTooLong = blocks.length > 500;
  if (isTooLong)
    return [problem(`The page has ${blocks.length} blocks. Manor shows 500: divide it.`)];
  return [problem(`The website cannot show this page: ${z.prettifyError(result.error)}`)];
}

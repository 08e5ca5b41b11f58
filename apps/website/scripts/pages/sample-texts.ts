import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FigureName } from "@manor/content-api/fact-names";
import type { TextPage } from "@manor/content-api/text-pages";
import { readTextPages } from "../../app/text-pages/read-text-pages.ts";
import type { CopyVariants, Pupils } from "../../model/school/fact-text.ts";
import { readBlocks } from "./read-blocks.ts";

const app = resolve(import.meta.dirname, "../../app");

const textsFor = (pupils: Pupils): TextPage[] =>
  readTextPages().map(({ file, matter }) => ({
    address: matter.address,
    replaces: matter.address,
    title: matter.title,
    group: matter.section,
    lead: selectText(matter.lead, pupils),
    description: selectText(matter.description, pupils),
    picture: matter.picture ?? "",
    caption: "",
    // A test checks that each name exists.
    figures: (matter.facts ?? []) as FigureName[],
    isHidden: false,
    body: readBlocks(file, readFileSync(resolve(app, file), "utf8"), pupils),
  }));

const selectText = (text: CopyVariants, pupils: Pupils): string =>
  typeof text === "string" ? text : text[pupils];

/** The sample's text pages for a school of boys, of girls, and of both. */
export const sampleTexts = (): Record<Pupils, TextPage[]> => ({
  boys: textsFor("boys"),
  girls: textsFor("girls"),
  both: textsFor("both"),
});

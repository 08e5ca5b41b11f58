import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FigureName } from "@manor/contract/fact-names";
import type { TextPage } from "@manor/contract/text-pages";
import { readTextPages } from "../../app/text-pages/read-text-pages.ts";
import { readBlocks } from "./read-blocks.ts";

const app = resolve(import.meta.dirname, "../../app");

/** Every page of text as the sample has it. */
export const sampleTexts = (): TextPage[] =>
  readTextPages().map(({ file, matter }) => ({
    address: matter.address,
    replaces: matter.address,
    title: matter.title,
    group: matter.section,
    lead: matter.lead,
    description: matter.description,
    picture: matter.picture ?? "",
    caption: "",
    // A test holds that each of them is a figure that there is.
    figures: (matter.facts ?? []) as FigureName[],
    isHidden: false,
    body: readBlocks(file, readFileSync(resolve(app, file), "utf8")),
  }));

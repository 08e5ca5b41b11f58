import type { FigureName } from "@manor/content-api/fact-names";
import type { TextPage } from "@manor/content-api/text-pages";
import type { FileNames } from "../../content-api/files.ts";
import { toForm, toPart } from "../../globals/field-values.ts";
import { pageFields } from "./page-fields.ts";
import { toBlocks, toEditor } from "./rich-text.ts";

/** Converts a page of the content API to the fields of its record. */
export const toPageForm = ({ body, figures, ...page }: TextPage) => ({
  ...toForm(pageFields, { ...page, figures: figures.map((figure) => ({ figure })) }),
  body: toEditor(body),
});

/** The reverse. The content API's schema then decides whether the value is valid. */
export function toPage(doc: object, nameOf: FileNames) {
  const { figures, ...page } = toPart(pageFields, { ...doc }, nameOf);
  return {
    ...page,
    figures: (figures as { figure: FigureName }[]).map(({ figure }) => figure),
    body: toBlocks(Object(doc).body, nameOf),
  };
}

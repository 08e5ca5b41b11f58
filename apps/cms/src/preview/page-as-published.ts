import { type TextPage, textPage } from "@manor/content-api/text-pages";
import type { Payload } from "payload";
import { toPage } from "../collections/pages/page-value.ts";
import { getFiles } from "../content-api/files.ts";

/** The text page that a record would be if it were published, even when it is hidden. */
export async function pageAsPublished(
  payload: Payload,
  record: object,
): Promise<TextPage | undefined> {
  const { nameOf } = await getFiles(payload);
  const page = toPage(record, (list, file) => nameOf(list, Object(file ?? {}).id ?? file));
  return textPage.safeParse({ ...page, isHidden: false }).data;
}

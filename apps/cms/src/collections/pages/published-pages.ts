import { pageAddress } from "@manor/content-api/text-pages";
import type { Payload } from "payload";
import type { FileNames } from "../../content-api/files.ts";
import type { SitePart } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import type { Translate } from "../../translations/languages.ts";
import { toPage } from "./page-value.ts";

/** As many as the schema of the response allows. */
const MAX_MOVED = 2_000;

export const publishedPages: SitePart = {
  source: "pages",
  read: async (payload, nameOf, translate) => ({
    parts: { pages: await readPages(payload, nameOf, translate) },
  }),
};

async function readPages(payload: Payload, nameOf: FileNames, translate: Translate) {
  const where = { _status: { equals: "published" } };
  const docs = await findAll(payload, "pages", { where, sort: "createdAt" });
  const shown = docs.filter(({ isHidden }) => !isHidden);
  const former = { origin: { equals: "address" } };
  const moved = (await findAll(payload, "redirects", { where: former, sort: "createdAt" }))
    .filter(({ to }) => pageAddress.safeParse(to).success)
    .slice(-MAX_MOVED)
    .map(({ from, to }) => ({ from, to: to ?? "" }));
  const toGroup = await translateGroups(payload, translate);
  const list = shown.map((doc) => {
    const { record, fields } = translate.translate("pages", doc);
    return { ...toPage({ ...record, group: toGroup(record.group) }, nameOf), ...fields };
  });
  return { list, moved };
}

/** A page names its menu group, which has another name while the menu is translated. */
async function translateGroups(payload: Payload, { language, translate }: Translate) {
  const names = new Map<unknown, string>();
  if (language !== undefined) {
    const menu = await payload.findGlobal({ slug: "menu", depth: 0, draft: false });
    const { groups } = translate("menu", menu).record;
    for (const [index, { label }] of (menu.groups ?? []).entries())
      names.set(label, groups?.[index]?.label ?? label);
  }
  return (group: string | null | undefined) => names.get(group) ?? group;
}

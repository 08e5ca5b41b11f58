import type { Payload } from "payload";
import type { FileNames } from "../../content-api/call.ts";
import type { SitePart } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import type { Translate } from "../../translations/get-translate.ts";
import { toPage } from "./page-value.ts";

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
  const moved = docs.flatMap(({ address, oldAddresses }) =>
    (Array.isArray(oldAddresses) ? oldAddresses : []).map((from) => ({ from, to: address })),
  );
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

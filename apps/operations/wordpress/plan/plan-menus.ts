import { cleanMarkup } from "../content/fit-blocks.ts";
import type { MenuEntry, PlannedMenu } from "./plan.ts";
import type { IndexedMenuItem, SiteIndex } from "./site-index.ts";

const MAX_DEPTH = 5;

/** The old menus with their levels. Pages have their new address, other entries their old one. */
export function planMenus(
  index: SiteIndex,
  newAddresses: ReadonlyMap<string, string>,
): PlannedMenu[] {
  const menus = Map.groupBy(index.menuItems, ({ menu }) => menu);
  return [...menus].map(([name, items]) => {
    const ids = new Set(items.map(({ id }) => id));
    const children = Map.groupBy(
      items.toSorted((a, b) => a.order - b.order),
      // An entry below one that is missing moves to the top.
      ({ parent }) => (ids.has(parent) ? parent : ""),
    );
    const list = (parent: string, depth: number): MenuEntry[] =>
      depth > MAX_DEPTH
        ? []
        : (children.get(parent) ?? []).map((item) => ({
            ...describe(item, index, newAddresses),
            children: list(item.id, depth + 1),
          }));
    return { name: name || "Menu", entries: list("", 1) };
  });
}

function describe(
  { objectId, label, address }: IndexedMenuItem,
  index: SiteIndex,
  newAddresses: ReadonlyMap<string, string>,
): Omit<MenuEntry, "children"> {
  const record = objectId === "" ? undefined : index.findRecord(objectId);
  return {
    label: cleanMarkup(label || record?.title || "Untitled"),
    address: newAddresses.get(objectId) ?? (address || record?.link || ""),
  };
}

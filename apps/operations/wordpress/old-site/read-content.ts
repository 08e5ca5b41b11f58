import { type Converted, convertItem, type SiteContent } from "../content/convert-item.ts";
import type { ExportItem } from "../export/export-item.ts";
import type { SiteIndex } from "../plan/site-index.ts";

/** The content of an item; a gallery plug-in stores its pictures in fields, not in the content. */
export function readContent(item: ExportItem, index: SiteIndex, site?: SiteContent): Converted {
  const converted = convertItem(item, index, site);
  const own = /^(?:envira|foogallery|modula-gallery)$/.test(item.type)
    ? index.findGallery(item.id)
    : undefined;
  return own ? { ...converted, galleries: [...converted.galleries, own] } : converted;
}

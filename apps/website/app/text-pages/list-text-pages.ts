import type { Page } from "../page.ts";
import { textPageSources } from "./text-page-sources.ts";

/** The text pages as entries of the site map: each is in its section's menu and takes no parameters. */
export function listTextPages(): Page[] {
  return textPageSources.map(({ file, matter, hasCard }) => ({
    file,
    path: matter.address,
    title: matter.title,
    section: matter.section,
    description: matter.description,
    query: [],
    menu: { group: matter.section, place: matter.place },
    preview: matter.preview ?? matter.picture,
    usesHomeCard: !hasCard,
    isAvailableOffline: true,
  }));
}

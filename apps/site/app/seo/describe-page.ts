import { textPages } from "../pages/text-pages.ts";
import { fillFacts } from "../school/fact-text.ts";
import { identity } from "../school/identity.ts";
import { type Address, furtherPages, siteMap } from "../site-map.ts";
import { descriptions } from "./descriptions.ts";
import { previewPath } from "./preview-path.ts";

export type PageRequest = {
  path: string;
  /** With its question mark, or "". */
  search: string;
  /** The address that visitors type, without a slash at the end. */
  origin: string;
  /** Title of the one record that the page shows, or "". */
  recordTitle: string;
  /** The page answers "not found". */
  isMissing: boolean;
};

export type PageDescription = {
  title: string;
  description: string;
  /** The one address under which the page should be known, or "" for a page that should not be. */
  canonical: string;
  isIndexed: boolean;
  /** Absolute address of the picture for shared links, or "" where there is none. */
  preview: string;
  /** Home first, this page last; a step without an address is plain text. */
  trail: readonly { name: string; url: string }[];
};

const addresses: readonly Address[] = [...siteMap, ...furtherPages];

/** What a page says about itself to search engines and in shared links. */
export function describePage(request: PageRequest): PageDescription {
  const { path, origin, isMissing } = request;
  const address = addresses.find((entry) => matches(entry.path, path));
  if (isMissing || !address) return describeMissing();

  const name = address.title.replace("SGC", identity.name);
  const canonical = `${origin}${path}${idOf(address, request.search)}`;
  const isIndexed = !address.noindex && address.path !== "/search";
  return {
    title: titleOf(path, name, request.recordTitle),
    description: descriptionOf(address),
    canonical: isIndexed ? canonical : "",
    isIndexed,
    // Shared links of topper pages show nothing but their address (R40).
    preview: isIndexed ? `${origin}${previewPath(address.path)}` : "",
    trail: trailOf(address, request.recordTitle || name, canonical, origin),
  };
}

function describeMissing(): PageDescription {
  return {
    title: `Page not found · ${identity.name}`,
    description: "",
    canonical: "",
    isIndexed: false,
    preview: "",
    trail: [],
  };
}

function titleOf(path: string, name: string, recordTitle: string): string {
  if (path === "/") return `${identity.name} · ${identity.tagline}`;
  return [recordTitle, name, identity.name].filter((part) => part !== "").join(" · ");
}

function descriptionOf(address: Address): string {
  const text = textPages.find((page) => page.address.path === address.path);
  return text?.description ?? fillFacts(descriptions[address.path] ?? "");
}

/** Filters make no page of their own, an album's id does. */
function idOf(address: Address, search: string): string {
  const id = address.query.includes("id") ? new URLSearchParams(search).get("id") : null;
  return id ? `?id=${encodeURIComponent(id)}` : "";
}

function trailOf(
  { path, section }: Address,
  name: string,
  canonical: string,
  origin: string,
): PageDescription["trail"] {
  if (path === "/") return [];
  const list = path.endsWith("/:id") ? path.replace("/:id", "") : "";
  const above = addresses.find((entry) => entry.path === list);
  return [
    { name: "Home", url: `${origin}/` },
    ...(section ? [{ name: section, url: "" }] : []),
    ...(above ? [{ name: above.title, url: `${origin}${list}` }] : []),
    { name, url: canonical },
  ];
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith("/:id")) return pattern === path;
  const start = pattern.replace(":id", "");
  return path.startsWith(start) && path.length > start.length;
}

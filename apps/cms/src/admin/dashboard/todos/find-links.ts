const names = ["url", "href"];

/** The links of a record and its rich text to pages of the website `site`, as unique paths without their fragments. */
export function findLinks(value: unknown, site: string): string[] {
  const found = listValues(value)
    .map((link) => (link.startsWith(`${site}/`) ? link.slice(site.length) : link))
    .filter((link) => /^\/(?!\/)/.test(link))
    .map((link) => link.replace(/#.*$/, ""));
  return [...new Set(found)];
}

const listValues = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([name, part]) => {
    if (typeof part === "string") return names.includes(name) ? [part] : [];
    return typeof part === "object" ? listValues(part) : [];
  });

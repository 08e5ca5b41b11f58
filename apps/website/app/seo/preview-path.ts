/** Address of the share image of a page; `path` as in the site map. */
export function previewPath(path: string): string {
  const name = path.replace("/:id", "").replace(/^\//, "").toLowerCase() || "home";
  return `/og/${name}.jpg`;
}

/** Address of the picture that a shared link to this page shows; `path` as in the site map. */
export function previewPath(path: string): string {
  const name = path.replace("/:id", "").replace(/^\//, "").toLowerCase() || "home";
  return `/og/${name}.jpg`;
}

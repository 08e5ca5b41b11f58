/**
 * GET /api/image/{identifier or path}, each segment encoded (R65).
 * Absolute http(s) addresses pass through; a path with `..` gives `""`, as does a blank one.
 */
export function imagePath(identifier: string): string {
  const trimmed = identifier.trim();
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  const segments = trimmed
    .replace(/^\/?(api\/image\/)?/, "")
    .split("/")
    .filter((s) => s !== "");
  if (segments.length === 0 || segments.some((s) => s === "." || s === "..")) return "";
  return `/api/image/${segments.map((s) => encodeURIComponent(s)).join("/")}`;
}

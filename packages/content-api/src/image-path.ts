/** Fits into the address of a page when encoded twice. */
const MAX_PATH_LENGTH = 3_000;
// Control characters are never intended, and some servers read a backslash as a slash.
const UNUSABLE = /[\p{Cc}\\]/u;

/**
 * The path of GET /api/image/{identifier or path}, each segment encoded (R65); it decodes to exactly that name.
 * Absolute http(s) URLs are returned unchanged. Returns `""` for an unusable name: blank, a segment that leaves its
 * folder, a control character or a backslash, or more than 3,000 characters when encoded.
 */
export function imagePath(identifier: string): string {
  const trimmed = identifier.toWellFormed().trim();
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  const segments = trimmed
    .replace(/^\/?(api\/image\/)?/, "")
    .split("/")
    .filter((s) => s !== "");
  if (segments.length === 0 || UNUSABLE.test(trimmed) || segments.some(leavesFolder)) return "";
  const path = `/api/image/${segments.map((s) => encodeURIComponent(s)).join("/")}`;
  return path.length > MAX_PATH_LENGTH ? "" : path;
}

/**
 * Whether a path segment leaves its folder on some server: `.` and `..`, also with spaces around them, with a
 * parameter (`..;a`), or encoded any number of times (`%2e%2E`, `..%252f..`).
 */
export function leavesFolder(segment: string): boolean {
  if (!/[.%]/.test(segment)) return false;
  return decodeAscii(segment)
    .split(/[/\\]/)
    .some((piece) => /^\s*\.{1,2}\s*(?:;|$)/.test(piece));
}

/** Decodes until nothing changes. Never throws. */
function decodeAscii(text: string): string {
  const decoded = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text ? text : decodeAscii(decoded);
}
